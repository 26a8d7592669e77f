import { paths } from '#shared/lib/paths.ts';
import { expect, test } from './fixtures.ts';
import { openAs } from './staff.ts';

const pagesIn = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page[^s]/g)?.length ?? 0;

for (const language of ['en', 'de', 'zh'])
  test(`the figures of the market are printed on one page of A4, in light colours: ${language}`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      localStorage.setItem('backroom.layout', JSON.stringify({ mode: 'dark' }));
      window.print = () => {
        document.documentElement.dataset['printed'] = 'yes';
      };
    });
    await openAs(page, 'pricing.manager', `${paths.competitorDashboard}?days=200`);
    await page.evaluate((chosen) => localStorage.setItem('backroom.language', chosen), language);
    const printing = page.waitForResponse(/printing-.*\.css/);
    await page.reload();
    await printing;
    await page.getByRole('button', { name: /^(Print|Drucken|打印)$/ }).click();
    await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes');
    expect(pagesIn(await page.pdf({ preferCSSPageSize: true }))).toBe(1);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('html')).toHaveAttribute('data-mode', 'light');
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('main')).toBeHidden();
    const sheet = page.locator('[data-report] article');
    await expect(sheet).toBeVisible();
    // Nothing is cut off at the end of the page.
    const room = await sheet.evaluate(({ scrollHeight, clientHeight }) => clientHeight - scrollHeight);
    expect(room).toBe(0);
    await page.emulateMedia({ media: 'screen' });
    await expect(sheet).toBeHidden();
  });
