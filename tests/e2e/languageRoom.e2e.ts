import { paths } from '#shared/lib/paths.ts';
import { tags } from './everyScreen.ts';
import { expect, test } from './fixtures.ts';
import { resize } from './room.ts';
import { signInAs } from './staff.ts';
import { textFaults } from './textFaults.ts';
import { arrange } from './tours.ts';

for (const layout of ['vertical', 'horizontal', 'twocolumn']) {
  test(`every language has room for its words, ${layout} @whole-menu`, async ({ page }) => {
    test.setTimeout(120_000);
    await arrange(page, layout);
    await signInAs(page, 'admin');
    const faults: string[] = [];
    for (const path of [paths.home, paths.myAccount]) {
      await page.goto(path);
      await page.getByRole('banner').getByRole('combobox').selectOption('en');
      await expect(
        page.getByRole('main').getByRole('listitem').filter({ hasText: 'Signed in' }),
      ).not.toHaveCount(0);
      for (const tag of tags) {
        await resize(page, { width: 1440, height: 900 });
        await page.getByRole('banner').getByRole('combobox').selectOption(tag);
        await expect(page.locator('html')).toHaveAttribute('lang', tag);
        // On a desk, where the sidebar begins to have words, and on a phone.
        for (const width of [1440, 992, 360]) {
          await resize(page, { width, height: 900 });
          const { noRoom } = await page.evaluate(textFaults);
          faults.push(...noRoom.map((fault) => `${path} ${tag} ${width}, ${fault}`));
        }
      }
    }
    expect(faults).toEqual([]);
  });
}
