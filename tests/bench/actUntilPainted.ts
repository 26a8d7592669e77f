/** When what was done can be seen. */
export interface Painted {
  /** Selector of what shows it: there, and visible. */
  shown: string;
  /** Selector of what was to be there in between, as the hits of before that are marked as old. */
  after?: string;
}

/**
 * Runs in the page: presses a control, or types into it, and waits for the frame that shows what comes of it.
 * @returns milliseconds since the press
 */
export function actUntilPainted(
  control: Element,
  { seen, text }: { seen: Painted; text: string | null },
): Promise<number> {
  return new Promise((resolve, reject) => {
    let isDue = seen.after === undefined;
    const isSeen = (): boolean => {
      isDue ||= document.querySelector(seen.after ?? '*') !== null;
      return isDue && document.querySelector(seen.shown)?.checkVisibility({ opacityProperty: true }) === true;
    };
    const watch = new MutationObserver(() => {
      if (!isSeen()) return;
      watch.disconnect();
      clearTimeout(timer);
      // What is posted in a frame comes when that frame is painted; this urgent, before the work that React left for later.
      requestAnimationFrame(() => {
        void scheduler.postTask(() => resolve(performance.now() - from), { priority: 'user-blocking' });
      });
    });
    const timer = setTimeout(() => {
      watch.disconnect();
      reject(new Error(`never seen: ${JSON.stringify(seen)} after ${control.tagName} ${text ?? ''}`));
    }, 20_000);
    watch.observe(document, { subtree: true, childList: true, attributes: true });

    const from = performance.now();
    if (control instanceof HTMLInputElement && text !== null) {
      // As the browser does it: React hears of a value that it has not set itself.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(control, text);
      control.dispatchEvent(new Event('input', { bubbles: true }));
    } else if (control instanceof HTMLElement) control.click();
  });
}
