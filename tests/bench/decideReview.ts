/**
 * Runs in the page: decides the suggestion on screen by its key, and waits for the frame that shows the next one.
 * @returns milliseconds since the key
 */
export function decideReview(heading: Element): Promise<number> {
  return new Promise((resolve, reject) => {
    const before = heading.textContent;
    const watch = new MutationObserver(() => {
      if (heading.textContent === before) return;
      watch.disconnect();
      clearTimeout(timer);
      requestAnimationFrame(() => {
        void scheduler.postTask(() => resolve(performance.now() - from), { priority: 'user-blocking' });
      });
    });
    const timer = setTimeout(() => {
      watch.disconnect();
      reject(new Error(`Nothing came after ${before}.`));
    }, 20_000);
    watch.observe(heading, { characterData: true, childList: true, subtree: true });
    const from = performance.now();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'y', code: 'KeyY', bubbles: true }));
  });
}
