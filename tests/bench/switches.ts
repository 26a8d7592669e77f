import type { Browser, Page } from 'playwright';
import { median } from './tables.ts';
import type { Target } from './targets.ts';

/** Milliseconds from a person's choice to the frame that shows it, the first time and again. */
export type Switch = { what: string; first: number; again: number };

/** Runs in the page: makes a choice, and waits for the frame after the one in which it holds. */
async function choose({ act, value, seen }: Choice): Promise<number> {
  const from = performance.now();
  const element = document.querySelector<HTMLElement>(act);
  if (element instanceof HTMLSelectElement) {
    // As the browser does it: React hears of a value that it has not set itself.
    Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(element, value);
    element.dispatchEvent(new Event('change', { bubbles: true }));
  } else element?.click();
  const frame = () => new Promise((painted) => requestAnimationFrame(painted));
  for (let frames = 0; frames < 600 && !document.querySelector(seen); frames += 1) await frame();
  if (!document.querySelector(seen)) throw new Error(`never seen: ${seen}`);
  await frame();
  return performance.now() - from;
}

/** What is clicked or changed, and what is in the page when it holds. */
type Choice = { act: string; value: string; seen: string };

/** The n-th option of a setting in the customizer, by the order of the specification. */
const option = (setting: string, place: number): string =>
  `[aria-labelledby=customizer-${setting}] label:nth-of-type(${place}) input`;

const mode = (name: string, place: number): Choice => ({
  act: option('mode', place),
  value: '',
  seen: `html[data-mode=${name}]`,
});

const layout = (name: string, place: number): Choice => ({
  act: option('layoutType', place),
  value: '',
  seen: `html[data-layout=${name}] nav a[href="/home"]`,
});

const language = (tag: string): Choice => ({ act: 'header select', value: tag, seen: `html[lang=${tag}]` });

const steps: readonly { what: string; there: Choice; back: Choice }[] = [
  { what: 'colour mode', there: mode('dark', 2), back: mode('light', 1) },
  { what: 'vertical to horizontal', there: layout('horizontal', 2), back: layout('vertical', 1) },
  { what: 'vertical to two columns', there: layout('twocolumn', 3), back: layout('vertical', 1) },
  { what: 'English to German', there: language('de'), back: language('en') },
];

async function openCustomizer(page: Page, { url, usable }: Target): Promise<void> {
  await page.goto(url);
  await page.locator(usable).waitFor();
  await page.locator('header button[aria-label^="Customize"]').click();
  await page.locator(option('layoutType', 2)).waitFor({ state: 'attached' });
}

/** Switches colour mode, layout and language some times over, in a page opened anew for each first time. */
export async function measureSwitches(browser: Browser, home: Target, rounds: number): Promise<Switch[]> {
  const first = new Map<string, number[]>();
  const again = new Map<string, number[]>();
  const note = (to: Map<string, number[]>, what: string, ms: number): void => {
    to.set(what, [...(to.get(what) ?? []), ms]);
  };
  for (let round = 0; round < rounds; round += 1) {
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      reducedMotion: 'reduce',
      ...(home.storageState ? { storageState: home.storageState } : {}),
    });
    const page = await context.newPage();
    await openCustomizer(page, home);
    for (const { what, there, back } of steps) {
      note(first, what, await page.evaluate(choose, there));
      await page.evaluate(choose, back);
      for (let times = 0; times < 3; times += 1) {
        note(again, what, await page.evaluate(choose, there));
        note(again, `${what}, and back`, await page.evaluate(choose, back));
      }
    }
    await context.close();
  }
  return steps.flatMap(({ what }) => [
    { what, first: median(first.get(what) ?? []), again: median(again.get(what) ?? []) },
    { what: `${what}, and back`, first: Number.NaN, again: median(again.get(`${what}, and back`) ?? []) },
  ]);
}
