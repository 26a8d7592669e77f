/**
 * Runs a task once the page has nothing more urgent to do.
 * @returns takes the task back
 */
export function whenIdle(task: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = window.requestIdleCallback(task, { timeout: 2000 });
    return () => window.cancelIdleCallback(handle);
  }
  // Safari
  const timer = setTimeout(task, 200);
  return () => clearTimeout(timer);
}
