/** What a client works with: hammer, brush and spanner, as long as there is room below them. */
export function Tools() {
  return (
    <svg viewBox="0 0 480 380" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <path fill="var(--mustard)" d="M82 60h40v320H82zm144 90h36v230h-36z" />
      <path fill="var(--teal)" d="M194 108V40l100-28v96z" />
      <path fill="var(--ink)" d="M0 84A72 72 0 0 1 72 12h96v72zM194 108h100v48H194z" />
      <path fill="var(--sky)" d="M378 153A72 72 0 0 1 376 16v56l24 18 24-18V16A72 72 0 0 1 422 153V380h-44z" />
    </svg>
  );
}
