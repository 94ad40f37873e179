/** Provides storage and cookies in memory: those of the browser throw in a sandboxed frame. */
export function provideStorage(): void {
  for (const name of ["localStorage", "sessionStorage"]) {
    Object.defineProperty(window, name, { value: memoryStorage() });
  }
  const cookies = memoryStorage();
  Object.defineProperty(document, "cookie", {
    get: () => Array.from({ length: cookies.length }, (_, at) => cookies.getItem(cookies.key(at) ?? "")).join("; "),
    set(text: string) {
      const [cookie = ""] = text.split(";");
      cookies.setItem(cookie.split("=")[0]?.trim() ?? "", cookie.trim());
    },
  });
}

function memoryStorage(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: (at) => [...items.keys()][at] ?? null,
    getItem: (key) => items.get(String(key)) ?? null,
    setItem: (key, value) => void items.set(String(key), String(value)),
    removeItem: (key) => void items.delete(String(key)),
    clear: () => items.clear(),
  };
}
