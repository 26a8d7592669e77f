/** The mark: a price ladder, where each further step costs less. */
export function ProductMark() {
  return (
    <svg viewBox="0 0 25 25" width="20" height="20" aria-hidden="true" fill="currentColor">
      <path d="M0 0h7v25H0zM9 8h7v17H9zM18 16h7v9h-7z" />
    </svg>
  );
}
