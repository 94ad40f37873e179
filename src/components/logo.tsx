/** The agency's mark: a monogram of two posts and a wedge. The name stands beside it as text, so the mark is silent. */
export function Logo() {
  return (
    <svg className="mark" width="30" height="30" viewBox="0 0 30 30" aria-hidden="true">
      <rect width="30" height="30" rx="8" fill="#c8311b" />
      <path fill="#fbf6ec" d="M6 22V8l9 8 9-8v14h-5v-5l-4 4-4-4v5z" />
    </svg>
  );
}
