import type { Page } from 'playwright/test';
import { textFaults } from './textFaults.ts';

type Reader = { name: string; width: number; letters?: number; style?: string };

/** What a reader may do to a page: a narrow window, larger letters, wider spacing (the values of WCAG 1.4.12). */
const readers: readonly Reader[] = [
  { name: '320 px wide', width: 320 },
  { name: '200 % text', width: 1280, letters: 32 },
  {
    name: 'wider spacing',
    width: 1280,
    style: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-block-end: 2em !important; }`,
  },
];

/** The page at rest: a layout that belongs to the new width may be a few frames away. */
export async function waitForLayout(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const look = (): string =>
      `${document.documentElement.scrollWidth} ${document.body.querySelectorAll('*').length}`;
    let same = 0;
    for (let frames = 0; same < 4 && frames < 120; frames += 1) {
      const before = look();
      // A browser that is short of time may draw no frame after a resize: the layout is asked for all the same.
      await new Promise((drawn) => {
        requestAnimationFrame(drawn);
        setTimeout(drawn, 200);
      });
      same = look() === before ? same + 1 : 0;
    }
  });
}

/** Another size of the window, and the layout that belongs to it. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await waitForLayout(page);
}

/** A style of the reader's own: the page's policy says nothing about it. */
async function wear(page: Page, style: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, style);
}

/** A05: texts that are cut off or leave their place, and pages that become too wide, under each reader. */
export async function textsWithoutRoom(page: Page, state: string): Promise<string[]> {
  const faults: string[] = [];
  const size = page.viewportSize();
  const browser = await page.context().newCDPSession(page);
  for (const { name, width, letters = 16, style = '' } of readers) {
    await page.setViewportSize({ width, height: 900 });
    // The size that a reader sets in the browser: unlike a style of the page it counts for the width of layouts too.
    await browser.send('Page.setFontSizes', { fontSizes: { standard: letters } });
    await wear(page, style);
    await waitForLayout(page);
    const { noRoom } = await page.evaluate(textFaults);
    faults.push(...noRoom.map((fault) => `${state}, ${name}, ${fault}`));
  }
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
  await browser.detach();
  await wear(page, '');
  if (size) await page.setViewportSize(size);
  // The next look is at a page at rest: the scripts of a layout answer to size and letters.
  await waitForLayout(page);
  return faults;
}
