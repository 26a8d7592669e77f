import type { BrowserContext, Page } from 'playwright';

/** Notes in every page of a context what holds its main thread for more than 50 ms. */
export async function noteLongTasks(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const noted: number[] = [];
    Object.assign(window, { benchLongTasks: noted });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) noted.push(duration);
    }).observe({ type: 'longtask' });
  });
}

/** The long tasks since this was asked before, in ms; after a moment in which the browser tells of the last ones. */
export async function longTasksOf(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    await new Promise((idle) => requestIdleCallback(idle));
    const noted: unknown = Reflect.get(window, 'benchLongTasks');
    return Array.isArray(noted) ? noted.splice(0).map(Number) : [];
  });
}
