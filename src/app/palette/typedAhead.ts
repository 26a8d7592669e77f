/** What was typed since the palette was asked for; null while nothing is on its way. */
let typed: string | null = null;
let field: ((text: string) => void) | null = null;

/** Keeps the letters that are typed before the palette has the focus: on a slow machine it comes after them. */
export const typedAhead = {
  begin(): void {
    typed ??= '';
  },
  end(): void {
    typed = null;
    field = null;
  },
  /** Gives what was typed so far, and every change until the focus has come. */
  into(put: (text: string) => void): void {
    field = put;
    if (typed) put(typed);
  },
  /** Whether the key was kept; nobody else may hear it then. */
  keep(event: KeyboardEvent): boolean {
    if (typed === null) return false;
    const { key, target } = event;
    if (target instanceof Element && target.matches('[role=dialog] *')) {
      // What has the focus first is marked, and the next letter would replace it.
      if (typed && target instanceof HTMLInputElement) target.setSelectionRange(typed.length, typed.length);
      typedAhead.end();
      return false;
    }
    const isText = Array.from(key).length === 1;
    if (event.ctrlKey || event.metaKey || !(isText || key === 'Backspace' || key === 'Enter')) return false;
    event.preventDefault();
    event.stopImmediatePropagation();
    // Enter takes a result; there is none yet.
    if (key !== 'Enter') typed = isText ? typed + key : typed.slice(0, -1);
    field?.(typed);
    return true;
  },
};
