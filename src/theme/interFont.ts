/**
 * Asks for Inter once the page is usable: never on the critical path, and cached for the next page. A failure
 * costs nothing; the system face stays.
 */
export function loadInter(): void {
  const load = () => void import('./inter.css').catch(() => undefined);
  if ('requestIdleCallback' in window) window.requestIdleCallback(load, { timeout: 10_000 });
  else setTimeout(load, 2000);
}
