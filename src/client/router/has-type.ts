/** Whether an answer is what was asked for. A portal, or a host in trouble, answers with pages of its own. */
export function hasType({ headers }: Response, type: string): boolean {
  return headers.get("content-type")?.startsWith(type) ?? false;
}
