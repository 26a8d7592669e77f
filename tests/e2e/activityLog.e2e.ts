import type { Page } from 'playwright/test';
import * as z from 'zod/mini';
import { paths } from '#shared/lib/paths.ts';
import { expect, test } from './fixtures.ts';
import { openAs, tokenOf } from './staff.ts';

const zRecord = z.record(z.string(), z.unknown());
const zIds = z.object({ items: z.array(z.object({ id: z.string() })) });

/** A call of somebody in another browser. */
async function callAs(page: Page, name: string, method: string, path: string, data?: object) {
  const headers = {
    Authorization: `Bearer ${await tokenOf(page, name)}`,
    'Idempotency-Key': crypto.randomUUID(),
  };
  const response = await page.request.fetch(`/api${path}`, {
    method,
    headers,
    ...(data === undefined ? {} : { data }),
  });
  expect(response.ok()).toBe(true);
  return zRecord.parse(await response.json());
}

async function changeMoq(page: Page, name: string, id: string, moq: number): Promise<void> {
  const { version } = await callAs(page, name, 'GET', `/products/${id}?_t=1`);
  await callAs(page, name, 'PATCH', `/products/${id}`, { version, moq });
}

/** Changes the minimum order quantity of sixty products by a job, and waits for its end. */
async function changeSixty(page: Page): Promise<string[]> {
  const { items } = zIds.parse(await callAs(page, 'admin', 'GET', '/products?pageSize=100&_t=1'));
  const ids = items.map(({ id }) => id).slice(0, 60);
  const request = { resource: 'products', action: 'setMoq', params: { moq: 97 }, selection: { ids } };
  const { planId } = await callAs(page, 'admin', 'POST', '/bulk/preview', request);
  const job = await callAs(page, 'admin', 'POST', `/bulk/${String(planId)}/apply`, {});
  const read = () => callAs(page, 'admin', 'GET', `/jobs/${String(job['id'])}?_t=1`);
  await expect.poll(async () => (await read())['state']).toBe('done');
  return ids;
}

test('an administrator finds who changed a value by field and value', async ({ page }) => {
  await changeMoq(page, 'merchandiser', 'prd-0003', 777);
  await openAs(page, 'admin', paths.home);
  await page.getByRole('link', { name: 'Activity Log' }).click();
  await expect(page).toHaveTitle('Activity Log | Backroom');
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await page.getByRole('combobox', { name: 'Field' }).selectOption('MOQ');
  await page.getByRole('textbox', { name: 'Old or new value' }).fill('777');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL(/field=moq&value=777/);
  const rows = page.getByRole('table', { name: 'Activity' }).getByRole('row');
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(1)).toContainText('Sofia Lindqvist');
  await rows.nth(1).getByRole('rowheader').getByRole('button').click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('region', { name: 'Changes' })).toContainText('777');
  await expect(drawer.getByText('UTC')).toBeVisible();
  await drawer.getByRole('link').first().click();
  await expect(page).toHaveURL(/skumanager\?open=prd-0003/);
});

test('an auditor reads the log and may not undo', async ({ page }) => {
  await changeMoq(page, 'merchandiser', 'prd-0003', 778);
  await openAs(page, 'auditor', `${paths.activityLog}?entityType=product`);
  const rows = page.getByRole('table', { name: 'Activity' }).getByRole('row');
  await rows.nth(1).getByRole('rowheader').getByRole('button').click();
  const undo = page.getByRole('dialog').getByRole('button', { name: 'Undo change' });
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
  await undo.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(1);
});

test('a job of sixty is undone but for the row that somebody changed since', async ({ page }) => {
  const ids = await changeSixty(page);
  const changed = String(ids[6]);
  await changeMoq(page, 'catalogue', changed, 144);
  await openAs(page, 'admin', `${paths.activityLog}?entityType=bulk`);
  const job = page
    .getByRole('row', { name: /Change the minimum order quantity: 60 products/ })
    .getByRole('rowheader');
  await job.getByRole('button').last().click();
  await page.getByRole('button', { name: 'Undo whole job' }).click();
  const dialog = page.getByRole('dialog', { name: 'Undo this job' });
  await expect(dialog.getByText(/^Changed by Tom Whitaker/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Undo 59 changes' }).click();
  await expect(dialog.getByText('59 items restored to their earlier state.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  const left = await callAs(page, 'admin', 'GET', `/products/${changed}?_t=1`);
  expect(left['moq']).toBe(144);
});
