/** What is on the page when what was done is painted. */
export interface Seen {
  table: string;
  /** `q` of the address; rows that belong to it have no `aria-busy`. */
  query?: string;
  /** The first row is no longer this one. */
  firstNot?: string;
  /** As many rows are ticked. */
  ticked?: number;
}

/**
 * Runs in the page: presses a control, or types into it, and waits for the frame after the one in which it shows.
 * @returns milliseconds since the press
 */
export async function actOnList(
  control: Element,
  { seen, text }: { seen: Seen; text: string | null },
): Promise<number> {
  const from = performance.now();
  if (control instanceof HTMLInputElement && text !== null) {
    // As the browser does it: React hears of a value that it has not set itself.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(control, text);
    control.dispatchEvent(new Event('input', { bubbles: true }));
  } else if (control instanceof HTMLElement) control.click();

  const isSeen = (): boolean => {
    const table = document.querySelector(seen.table);
    const rows = table?.querySelectorAll<HTMLElement>('tr[data-row]');
    if (!rows?.length || table?.getAttribute('aria-busy') === 'true') return false;
    const query = new URLSearchParams(window.location.search).get('q') ?? '';
    if (seen.query !== undefined && query !== seen.query) return false;
    if (seen.firstNot !== undefined && rows[0]?.dataset.row === seen.firstNot) return false;
    return seen.ticked === undefined || table?.querySelectorAll('tr[data-ticked]').length === seen.ticked;
  };
  const frame = () => new Promise((painted) => requestAnimationFrame(painted));
  for (let frames = 0; frames < 1200 && !isSeen(); frames += 1) await frame();
  if (!isSeen())
    throw new Error(`never seen: ${JSON.stringify(seen)} after ${control.tagName} ${control.textContent}`);
  await frame();
  return performance.now() - from;
}
