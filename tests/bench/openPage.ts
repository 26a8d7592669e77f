import type { Browser, BrowserContext, CDPSession } from 'playwright';
import type { Target } from './targets.ts';

/**
 * What one opening of a page cost: bytes on the wire, and milliseconds from the start of the navigation. What is asked
 * for once the page is usable (fonts, toasts, the account menu) counts apart: nobody waits for it.
 */
export type Opening = {
  requests: number;
  apiCalls: number;
  total: number;
  later: number;
  laterTotal: number;
  script: number;
  style: number;
  fonts: number;
  painted: number;
  usable: number;
  scriptTime: number;
  blocking: number;
  shift: number;
};

// Lighthouse's "slow 4G" with DevTools throttling, and a processor four times slower.
const slow4G = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
};
const CPU = 4;

type Seen = { painted: number; usable: number; blocking: number; shift: number };

/** Runs in the page before its own scripts: notes the first frame in which the element can be used. */
function watch(selector: string): void {
  const seen: Seen = { painted: 0, usable: 0, blocking: 0, shift: 0 };
  Object.assign(window, { benchSeen: seen });
  const observe = (type: string, note: (entry: PerformanceEntry) => void): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.painted = entry.startTime;
  });
  observe('longtask', (entry) => {
    seen.blocking += entry.duration - 50;
  });
  observe('layout-shift', (entry) => {
    if ('value' in entry && typeof entry.value === 'number') seen.shift += entry.value;
  });
  const look = (): void => {
    const element = document.querySelector(selector);
    if (element && element.getClientRects().length > 0) seen.usable = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

type Asked = { kind: string; at: number; bytes: number };

/** Notes every request of a page: its kind, when it was asked for in ms after the first one, and its bytes. */
function noteTraffic(cdp: CDPSession): Asked[] {
  const asked = new Map<string, Asked>();
  const all: Asked[] = [];
  let start: number | undefined;
  cdp.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp }) => {
    if (!request.url.startsWith('http')) return;
    start ??= timestamp;
    const isApi = new URL(request.url).pathname.startsWith('/api/');
    const one = { kind: isApi ? 'api' : String(type), at: (timestamp - start) * 1000, bytes: 0 };
    asked.set(requestId, one);
    all.push(one);
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = asked.get(requestId);
    if (one) one.bytes += encodedDataLength;
  });
  return all;
}

function traffic(all: readonly Asked[], usable: number) {
  const files = all.filter(({ kind }) => kind !== 'api');
  const needed = files.filter(({ at }) => at < usable);
  const later = files.filter(({ at }) => at >= usable);
  const bytes = (of: readonly Asked[], kind?: string): number =>
    of.filter((one) => kind === undefined || one.kind === kind).reduce((sum, one) => sum + one.bytes, 0);
  return {
    requests: needed.length,
    apiCalls: all.length - files.length,
    total: bytes(needed),
    later: later.length,
    laterTotal: bytes(later),
    script: bytes(needed, 'Script'),
    style: bytes(needed, 'Stylesheet'),
    fonts: bytes(needed, 'Font'),
  };
}

async function openOnce(context: BrowserContext, { url, usable }: Target): Promise<Opening> {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Performance.enable');
  await cdp.send('Network.emulateNetworkConditions', slow4G);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU });
  await page.addInitScript(watch, usable);
  const asked = noteTraffic(cdp);
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => {
    const noted: unknown = Reflect.get(window, 'benchSeen');
    return ['usable', 'painted'].every((name) => Number(Reflect.get(Object(noted), name)) > 0);
  });
  await page.waitForLoadState('networkidle');
  const seen = await page.evaluate((): Seen => {
    const noted: unknown = Reflect.get(window, 'benchSeen');
    const number = (name: string): number => Number(Reflect.get(Object(noted), name));
    return {
      painted: number('painted'),
      usable: number('usable'),
      blocking: number('blocking'),
      shift: number('shift'),
    };
  });
  const { metrics } = await cdp.send('Performance.getMetrics');
  const scriptTime = (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000;
  await page.close();
  return { ...traffic(asked, seen.usable), ...seen, scriptTime };
}

/** Opens a page with an empty cache, then once more with what the first visit left. */
export async function openColdAndWarm(
  browser: Browser,
  target: Target,
): Promise<{ cold: Opening; warm: Opening }> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    ...(target.storageState ? { storageState: target.storageState } : {}),
  });
  const cold = await openOnce(context, target);
  const warm = await openOnce(context, target);
  await context.close();
  return { cold, warm };
}
