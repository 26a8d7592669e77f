/**
 * A11: brings the name of a column out from below what sticks at both ends of its table. The browser does so for the
 * cells of a row, and not for those of a header that sticks itself.
 */
export function showColumn(button: HTMLElement): void {
  const frame = button.closest('[data-scroll]');
  const head = button.closest('th');
  if (!frame || !head || head.matches('[data-key]')) return;
  const room = frame.getBoundingClientRect();
  const key = frame.querySelector('thead [data-key]')?.getBoundingClientRect().right ?? room.left;
  const end = frame.querySelector('thead [data-end]')?.getBoundingClientRect().left ?? room.right;
  const { left, right } = head.getBoundingClientRect();
  if (right > end) frame.scrollLeft += right - end;
  else if (left < key) frame.scrollLeft -= key - left;
}
