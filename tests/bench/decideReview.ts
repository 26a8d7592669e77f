/**
 * Runs in the page: decides the suggestion on screen by its key, and waits for the frame that shows the next one. The
 * whole text of the suggestion is watched, as two in a row may be of one product.
 * @returns milliseconds since the key
 */
export function decideReview(page: Element): Promise<number> {
  return new Promise((resolve, reject) => {
    const shown = (): string => page.querySelector('section:has(h2)')?.textContent ?? '';
    const before = shown();
    const watch = new MutationObserver(() => {
      if (shown() === before) return;
      watch.disconnect();
      clearTimeout(timer);
      requestAnimationFrame(() => {
        void scheduler.postTask(() => resolve(performance.now() - from), { priority: 'user-blocking' });
      });
    });
    const timer = setTimeout(() => {
      watch.disconnect();
      reject(new Error(`Nothing came after ${before.slice(0, 80)}.`));
    }, 20_000);
    watch.observe(page, { characterData: true, childList: true, subtree: true });
    const from = performance.now();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'y', code: 'KeyY', bubbles: true }));
  });
}
