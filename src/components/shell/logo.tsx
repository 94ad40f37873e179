/** The agency's mark: an M of two quarter arches. Decorative, because the name is beside it as text. */
export function Logo() {
  return (
    <svg width="30" height="30" viewBox="0 0 30 30" aria-hidden="true">
      <rect width="30" height="30" rx="8" fill="var(--tomato)" />
      <path fill="var(--paper)" d="M6 23V7a9 9 0 0 1 9 9v7z" />
      <path fill="var(--mustard)" d="M24 23V7a9 9 0 0 0-9 9v7z" />
    </svg>
  );
}
