/**
 * JSON for the inside of a `<script>` element: with `<` written as `\u003c`
 * nothing in it can end the element or open a comment (HTML standard,
 * "Restrictions for contents of script elements").
 */
export function escapeJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll("<", "\\u003c")
    .replaceAll("\u2028", "\\u2028")
    .replaceAll("\u2029", "\\u2029");
}
