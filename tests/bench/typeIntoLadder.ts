import type { Page } from 'playwright';
import { paths } from '#shared/lib/paths.ts';

/** Runs in the page: types prices into a break and waits until its margin has followed, with style and layout. */
async function typePrices(box: Element, margin: string): Promise<number[]> {
  const times: number[] = [];
  const shown = (): string | undefined => document.querySelector<HTMLInputElement>(margin)?.value;
  if (!(box instanceof HTMLInputElement)) return times;
  const value = Number(box.value);
  for (let key = 1; key <= 12; key += 1) {
    const before = shown();
    const from = performance.now();
    const next = (value * (1 + (key % 4) / 10)).toFixed(2);
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, next);
    box.dispatchEvent(new Event('input', { bubbles: true }));
    for (let turns = 0; turns < 500 && shown() === before; turns += 1) {
      await new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve();
        port2.postMessage(0);
      });
    }
    if (shown() === before) throw new Error(`The margin did not follow ${next}`);
    document.body.getBoundingClientRect();
    times.push(performance.now() - from);
    await new Promise((painted) => requestAnimationFrame(painted));
  }
  return times;
}

/** Milliseconds from a key to the recalculated ladder: script, style and layout of it, without the screen's frame. */
export async function typeIntoLadder(page: Page, origin: string): Promise<number[]> {
  await page.goto(`${origin}${paths.slabs('prd-0001')}`);
  const margin = 'input[aria-label="GP %, break 1"]';
  // Costs come after the ladder: until then no margin follows.
  await page.locator(`${margin}:not([value=""])`).waitFor();
  return page.getByRole('textbox', { name: 'Unit price, break 1' }).evaluate(typePrices, margin);
}
