/** What was typed since the palette was asked for; null while nothing is on its way. */
let buffer: string | null = null;
let field: ((text: string) => void) | null = null;

/** Keeps the letters that are typed before the palette has the focus: on a slow machine it comes after them. */
export const typeAhead = {
  begin(): void {
    buffer ??= '';
  },
  end(): void {
    buffer = null;
    field = null;
  },
  /** Gives what was typed so far, and every change until the focus has come. */
  into(put: (text: string) => void): void {
    field = put;
    if (buffer) put(buffer);
  },
  /** Whether the key was kept; nobody else may hear it then. */
  keep(event: KeyboardEvent): boolean {
    if (buffer === null) return false;
    const { key, target } = event;
    if (target instanceof Element && target.matches('[role=dialog] *')) {
      // What has the focus first is marked, and the next letter would replace it.
      if (buffer && target instanceof HTMLInputElement)
        target.setSelectionRange(buffer.length, buffer.length);
      typeAhead.end();
      return false;
    }
    const isText = Array.from(key).length === 1;
    if (event.ctrlKey || event.metaKey || !(isText || key === 'Backspace' || key === 'Enter')) return false;
    event.preventDefault();
    event.stopImmediatePropagation();
    // Enter takes a result; there is none yet.
    if (key !== 'Enter') buffer = isText ? buffer + key : buffer.slice(0, -1);
    field?.(buffer);
    return true;
  },
};
