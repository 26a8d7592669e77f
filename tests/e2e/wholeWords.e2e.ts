import type { Page } from 'playwright/test';
import { paths } from '#shared/lib/paths.ts';
import { tags } from './everyScreen.ts';
import { expect, test } from './fixtures.ts';
import { waitForLayout } from './room.ts';
import { openAs } from './staff.ts';

/** Words in the headers of tables that break where they have no hyphen. */
function brokenWords(page: Page): Promise<string[]> {
  return page.getByRole('columnheader').evaluateAll((heads) => {
    // Where a browser has a dictionary it hyphenates by itself; not every one has.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('th, th * { hyphens: manual !important; }');
    document.adoptedStyleSheets = [sheet];
    const topOf = (text: Node, place: number): number => {
      const letter = document.createRange();
      letter.setStart(text, place);
      letter.setEnd(text, place + 1);
      // A letter after a soft hyphen has the hyphen's place too.
      return [...letter.getClientRects()].at(-1)?.top ?? 0;
    };
    const isBroken = (text: Node, from: number, word: string): boolean =>
      Array.from({ length: word.length }, (_, at) => at).some(
        (at) =>
          at > 0 &&
          !/[-\u00ad]/.test(word.slice(at - 1, at + 1)) &&
          topOf(text, from + at) > topOf(text, from + at - 1) + 4,
      );
    return heads.flatMap((head) => {
      const text = (head.querySelector('button') ?? head).firstChild;
      if (!(text instanceof Text)) return [];
      return [...text.data.matchAll(/\S+/g)]
        .filter(({ 0: word, index }) => isBroken(text, index, word))
        .map(([word]) => word);
    });
  });
}

for (const [name, path] of [
  ['the categories', `${paths.productCategory}?node=cat-drinkware`],
  ['the dashboard', paths.competitorDashboard],
  ['the competitors of a product', paths.competitorManager('prd-0008')],
] as const)
  test(`the headers of ${name} break no word at 1366 px, in any language`, async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 900 });
    await openAs(page, 'pricing.manager', path);
    const faults: string[] = [];
    for (const tag of tags) {
      await page.getByRole('banner').getByRole('combobox').selectOption(tag);
      await expect(page.locator('html')).toHaveAttribute('lang', tag);
      await expect(page.getByRole('table').getByRole('rowheader').first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      await waitForLayout(page);
      faults.push(...(await brokenWords(page)).map((word) => `${tag}: ${word}`));
    }
    expect(faults).toEqual([]);
  });
