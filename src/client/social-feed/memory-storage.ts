/** Provides storage and cookies in memory: those of the browser throw in a sandboxed frame. */
export function provideStorage(): void {
  for (const name of ["localStorage", "sessionStorage"]) {
    Object.defineProperty(window, name, { value: new MemoryStorage() });
  }
  const jar = new Map<string, string>();
  Object.defineProperty(document, "cookie", {
    get: () => [...jar.values()].join("; "),
    set(text: string) {
      const [cookie = ""] = text.split(";");
      jar.set(cookie.split("=")[0]?.trim() ?? "", cookie.trim());
    },
  });
}

class MemoryStorage extends Map<string, string> {
  get length() {
    return this.size;
  }
  key = (at: number) => [...this.keys()][at] ?? null;
  getItem = (key: string) => this.get(String(key)) ?? null;
  setItem = (key: string, value: string) => void this.set(String(key), String(value));
  removeItem = (key: string) => void this.delete(String(key));
}
