import type { Page } from 'playwright';
import { paths } from '#shared/lib/paths.ts';

/** Runs in the page: types prices into a break; each time with its script, style and layout. */
async function typePrices(box: Element): Promise<number[]> {
  const times: number[] = [];
  if (!(box instanceof HTMLInputElement)) return times;
  for (let key = 1; key <= 12; key += 1) {
    const from = performance.now();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, `${key}.25`);
    box.dispatchEvent(new Event('input', { bubbles: true }));
    await new Promise<void>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve();
      port2.postMessage(0);
    });
    document.body.getBoundingClientRect();
    times.push(performance.now() - from);
    await new Promise((painted) => requestAnimationFrame(painted));
  }
  return times;
}

/** Milliseconds from a key to the changed form of a reading, for a product that a price rule compares. */
export async function typeIntoReading(page: Page, origin: string): Promise<number[]> {
  await page.goto(`${origin}${paths.competitorAdmin}?view=suggestions`);
  await page
    .getByRole('button', { name: /^Actions/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Open competitor pages' }).click();
  await page
    .getByRole('row', { name: /Confirmed/ })
    .first()
    .getByRole('button')
    .first()
    .click();
  await page.getByRole('tab', { name: 'Readings' }).click();
  await page.getByRole('button', { name: 'Add reading' }).click();
  return page.getByRole('textbox', { name: 'Unit price, break 1' }).evaluate(typePrices);
}
