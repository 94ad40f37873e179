/** Provides storage and cookies in memory: those of the browser throw in a sandboxed frame. */
export function provideStorage(): void {
  for (const name of ["localStorage", "sessionStorage"])
    Object.defineProperty(window, name, { value: memoryStorage() });
  const jar = new Map<string, string>();
  Object.defineProperty(document, "cookie", {
    get: () => [...jar.values()].join("; "),
    set(text: string) {
      const [cookie = "", ...attributes] = text.split(";").map((part) => part.trim());
      const name = cookie.split("=")[0]?.trim() ?? "";
      if (attributes.some(isOver)) jar.delete(name);
      else jar.set(name, cookie);
    },
  });
}

/** Whether an attribute of a cookie deletes it. */
function isOver(attribute: string): boolean {
  const [name = "", value = ""] = attribute.split("=");
  if (/^max-age$/i.test(name)) return Number(value) <= 0;
  return /^expires$/i.test(name) && Date.parse(value) <= Date.now();
}

/** Items are properties too, as those of the browser are. */
function memoryStorage() {
  const items = new Map<string, string>();
  const methods: Record<string, unknown> = {
    key: (at: number) => [...items.keys()][at] ?? null,
    getItem: (key: string) => items.get(String(key)) ?? null,
    setItem: (key: string, value: string) => void items.set(String(key), String(value)),
    removeItem: (key: string) => void items.delete(String(key)),
    clear: () => items.clear(),
  };
  return new Proxy(methods, {
    get: (_, name) => (name === "length" ? items.size : (methods[String(name)] ?? items.get(String(name)))),
    has: (_, name) => name === "length" || name in methods || items.has(String(name)),
    set: (_, name, value) => Boolean(items.set(String(name), String(value))),
    deleteProperty: (_, name) => items.delete(String(name)) || true,
    ownKeys: () => [...items.keys()],
    getOwnPropertyDescriptor: (_, name) =>
      items.has(String(name)) ? { value: items.get(String(name)), configurable: true, enumerable: true } : undefined,
  });
}
