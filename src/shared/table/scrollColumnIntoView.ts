/**
 * A11: scrolls the header of a column out from below the sticky columns. The browser does so for the cells of a row, but
 * not for those of a sticky header.
 */
export function scrollColumnIntoView(button: HTMLElement): void {
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
