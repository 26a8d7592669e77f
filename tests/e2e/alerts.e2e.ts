import { paths } from '#shared/lib/paths.ts';
import { scanner } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { openAs } from './staff.ts';

test.describe.configure({ timeout: 120_000 });

test('an analyst reads what happened in the market, follows it to the readings, deals with it, and finds that in the log', async ({
  page,
}) => {
  const { scan, end } = scanner(page, [360, 1440]);
  await openAs(page, 'pricing.analyst', paths.home);
  const bell = page.getByRole('button', {
    name: /^Alerts, \d+ for you$/,
    includeHidden: true,
  });
  const count = async (): Promise<number> => Number(/\d+/.exec((await bell.textContent()) ?? '')?.[0]);
  await expect(bell).toBeVisible();
  const before = await count();
  await bell.click();
  const inbox = page.getByRole('dialog', { name: 'Alerts' });
  await scan('the inbox of alerts');
  const first = inbox
    .getByRole('listitem')
    .filter({ hasText: /asks \$/ })
    .first();
  const name = (await first.getByRole('link').textContent()) ?? '';
  await first.getByRole('link').click();
  await expect(inbox).toBeHidden();
  await expect(page).toHaveURL(/\/competitor-manager\/prd-/);
  await expect(page.getByText(name).first()).toBeVisible();

  await bell.click();
  await first.getByRole('checkbox').check();
  await inbox.getByRole('button', { name: 'Acknowledge' }).click();
  await expect(page.getByText('1 alert acknowledged')).toBeVisible();
  await expect.poll(count).toBe(before - 1);
  await inbox.getByRole('button', { name: 'Close' }).click();
  await expect(bell).toBeFocused();
  end();

  await page.goto(`${paths.activityLog}?entityType=alert`);
  const log = page.getByRole('table', { name: 'Activity' });
  const row = log.getByRole('row', { name: new RegExp(name.slice(0, 12)) });
  await expect(row).toContainText('State Open → Acknowledged');
});

test('a manager tries a rule on last week, and makes it; what was before it raises nothing', async ({
  page,
}) => {
  const { scan, end } = scanner(page, [360, 1440]);
  await openAs(page, 'pricing.manager', `${paths.competitorAdmin}?view=alerts`);
  await page.getByRole('button', { name: 'New rule' }).click();
  const dialog = page.getByRole('dialog', { name: 'New rule' });
  await dialog.getByLabel('Name', { exact: true }).fill('Broken pages');
  await dialog.getByLabel('Condition').selectOption('Page can’t be read');
  await expect(dialog.getByText(/It would have fired \d+ times? last week/)).toBeVisible();
  await scan('a new rule');
  end();
  await dialog.getByRole('button', { name: 'Create' }).click();
  const drawer = page.getByRole('dialog', { name: 'Broken pages' });
  await expect(drawer.getByLabel('Name', { exact: true })).toHaveValue('Broken pages');
  await drawer.getByRole('tab', { name: 'History' }).click();
  await expect(drawer.getByText('created it')).toBeVisible();
  await drawer.getByRole('button', { name: 'Close' }).click();
  const row = page.getByRole('row', { name: /^Broken pages/ });
  await expect(row).toContainText('Page can’t be read');
  // What was before the rule raises no alert.
  await expect(row.getByRole('cell').nth(1)).toHaveText('0');
});
