import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { mockServer } from '#mocks/adapters/unit.ts';
import { expectChanges } from '#tests/support/conflict.ts';
import { ask, tokenOf } from '#tests/support/askMock.ts';
import { countCalls, sentBodies } from '#tests/support/accountPage.tsx';
import { itemsIn } from '#tests/support/replyBody.ts';
import { findAction, choose, dialogAbove, drawer, openDrawer } from '#tests/support/productDrawer.tsx';

const RED = /^Actions for AID-0001-RED$/;
const inDrawer = () => within(drawer());
const row = (name: RegExp) => inDrawer().findByRole('row', { name });
const open = (who = 'merchandiser') => openDrawer(who, 'prd-0001', 'skus');

const merchandiser = () => tokenOf('merchandiser@backroom.test');

/** A SKU as it is on the server. */
async function skuNow(sku: string): Promise<{ path: string; version: unknown }> {
  const all = itemsIn(await ask('GET /skus?productId=prd-0001', { token: await merchandiser() }));
  const found = all.find((one) => one['sku'] === sku);
  return { path: `/skus/${String(found?.['id'])}`, version: found?.['version'] };
}

test('D25 without permission to edit the table is the same, and adding gives its reason', async () => {
  const { user } = await open('auditor');
  await row(/AID-0001-RED/);
  for (const name of ['Add SKU', 'Add variants']) {
    const button = inDrawer().getByRole('button', { name });
    expect(button).toHaveAccessibleDescription('You need the permission “SKU Manager: Edit” for this.');
    await user.click(button);
  }
  const edit = await findAction(user, RED, /^Edit/);
  expect(edit).toHaveAttribute('aria-disabled', 'true');
  expect(edit).toHaveTextContent('You need the permission “SKU Manager: Edit” for this.');
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
});

test('the SKU in the address is visible, current and focused, and on the first page', async () => {
  await openDrawer('auditor', 'prd-0001', 'skus&sku=sku-0001-03');
  const asked = await waitFor(() => {
    const current = drawer().querySelector('tr[aria-current]');
    expect(current).toHaveFocus();
    return current;
  });
  expect(asked).toHaveAttribute('data-row', 'sku-0001-03');
});

test('a SKU of a later page is shown first', async () => {
  const rows = itemsIn(await ask('GET /skus?pageSize=50', { token: await merchandiser() }));
  const items = rows.map((row, at) => ({ ...row, id: `sku-${at}`, sku: `AID-0001-${at}` }));
  mockServer.use(
    http.get('*/api/skus', ({ request }) => {
      const asked = new URL(request.url).searchParams.get('id');
      const page = { page: 1, pageSize: 25, total: 40 };
      return HttpResponse.json(
        asked === null ? { ...page, items: items.slice(0, 25) } : { ...page, items: [items[30]], total: 1 },
      );
    }),
  );
  await openDrawer('merchandiser', 'prd-0001', 'skus&sku=sku-30');
  await waitFor(() => expect(inDrawer().getAllByRole('rowheader')[0]).toHaveTextContent('AID-0001-30'));
  expect(inDrawer().getAllByRole('rowheader')).toHaveLength(26);
});

test('an edited SKU sends its changes and is updated in its row', async () => {
  const { user } = await open();
  await row(/AID-0001-RED/);
  await choose(user, 'Edit', RED);
  const dialog = await dialogAbove('Edit AID-0001-RED');
  const box = (name: string) => within(dialog).getByRole('textbox', { name });
  await user.clear(box('Color'));
  await user.type(box('Color'), '  Ruby ');
  await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Status' }), 'Closeout');
  await user.click(within(dialog).getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('AID-0001-RED saved')).toBeInTheDocument();
  const { path } = await skuNow('AID-0001-RED');
  expect(await sentBodies(`PATCH ${path}`)).toEqual([
    { version: expect.any(Number), colorName: 'Ruby', status: 'closeout' },
  ]);
  await waitFor(() => expect(inDrawer().getByRole('cell', { name: 'Ruby' })).toBeVisible());
  expect(inDrawer().getByRole('cell', { name: 'Closeout' })).toBeVisible();
});

test('a new SKU is added under its product, and counted', async () => {
  const { user } = await open();
  await user.click(await inDrawer().findByRole('button', { name: 'Add SKU' }));
  const dialog = await dialogAbove('Add SKU');
  const box = (name: string) => within(dialog).getByRole('textbox', { name });
  expect(box('SKU')).toHaveValue('AID-0001-');
  await user.type(box('SKU'), 'TEAL');
  await user.type(box('Part ID'), 'TEAL');
  await user.type(box('Color'), 'Teal');
  await user.click(within(dialog).getByRole('button', { name: 'Add SKU' }));
  expect(await screen.findByText('AID-0001-TEAL added')).toBeInTheDocument();
  expect(await sentBodies('POST /products/prd-0001/skus')).toEqual([
    expect.objectContaining({
      sku: 'AID-0001-TEAL',
      colorName: 'Teal',
      labelSize: null,
      gtin: null,
      uom: 'EA',
    }),
  ]);
  expect(await row(/AID-0001-TEAL/)).toBeVisible();
  expect(await screen.findByRole('tab', { name: 'SKUs 7' })).toBeVisible();
});

test('limits are shown at the fields; a number in use is refused by the server, and the input stays', async () => {
  const { user } = await open();
  await user.click(await inDrawer().findByRole('button', { name: 'Add SKU' }));
  const dialog = await dialogAbove('Add SKU');
  const box = (name: string) => within(dialog).getByRole('textbox', { name });
  const send = within(dialog).getByRole('button', { name: 'Add SKU' });
  await user.type(box('SKU'), 'RED');
  await user.type(box('Part ID'), 'NEW');
  await user.type(box('GTIN'), '4006381333932');
  await user.click(send);
  expect(await within(dialog).findByText('The check digit is wrong. Check the number.')).toBeVisible();
  expect(countCalls('POST /products/prd-0001/skus')).toBe(0);

  await user.clear(box('GTIN'));
  await user.click(send);
  await waitFor(() => expect(box('SKU')).toBeInvalid());
  await waitFor(() => expect(box('SKU')).toHaveFocus());
  expect(box('SKU')).toHaveValue('AID-0001-RED');
  expect(box('SKU')).toHaveAccessibleDescription('This SKU already exists.');
  expect(box('Part ID')).toHaveValue('FIE-6778-1-NEW');
  expect(countCalls('POST /products/prd-0001/skus')).toBe(1);
});

test('D12 a SKU that somebody saved with the same values asks nothing', async () => {
  const { user } = await open();
  await row(/AID-0001-RED/);
  await choose(user, 'Edit', RED);
  const color = within(await dialogAbove('Edit AID-0001-RED')).getByRole('textbox', { name: 'Color' });
  await user.clear(color);
  await user.type(color, 'Crimson');
  const { path, version } = await skuNow('AID-0001-RED');
  const body = { version, colorName: 'Crimson', status: 'backorder' };
  expect(await ask(`PATCH ${path}`, { token: await merchandiser(), body })).toMatchObject({ status: 200 });
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Saved by someone else with the same values')).toBeInTheDocument();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(await row(/AID-0001-RED.*Crimson.*Backorder/)).toBeVisible();
});

test('D12 both versions of a SKU that somebody saved meanwhile are shown, and mine is saved over theirs', async () => {
  const { user } = await open();
  await row(/AID-0001-RED/);
  await choose(user, 'Edit', RED);
  const dialog = await dialogAbove('Edit AID-0001-RED');
  const color = within(dialog).getByRole('textbox', { name: 'Color' });
  await user.clear(color);
  await user.type(color, 'Ruby');
  const { path, version } = await skuNow('AID-0001-RED');
  const body = { version, colorName: 'Crimson', status: 'backorder' };
  expect(await ask(`PATCH ${path}`, { token: await merchandiser(), body })).toMatchObject({ status: 200 });
  await user.click(within(dialog).getByRole('button', { name: 'Save changes' }));
  const conflict = await screen.findByRole('alertdialog');
  expectChanges(conflict, { Color: 'You both changed this' });
  expect(within(conflict).getByText('Crimson')).toBeVisible();
  await user.click(within(conflict).getByRole('button', { name: 'Keep mine' }));
  expect(await screen.findByText('AID-0001-RED saved')).toBeInTheDocument();
  expect((await sentBodies(`PATCH ${path}`)).at(-1)).toEqual({
    version: expect.any(Number),
    colorName: 'Ruby',
  });
  expect(await row(/AID-0001-RED.*Ruby.*Backorder/)).toBeVisible();
});

test('a SKU that somebody archived meanwhile is not saved, and says so', async () => {
  const { user } = await open();
  await row(/AID-0001-RED/);
  await choose(user, 'Edit', RED);
  const dialog = await dialogAbove('Edit AID-0001-RED');
  const color = within(dialog).getByRole('textbox', { name: 'Color' });
  await user.clear(color);
  await user.type(color, 'Ruby');
  const { path, version } = await skuNow('AID-0001-RED');
  const archived = await ask(`DELETE ${path}?version=${String(version)}`, { token: await merchandiser() });
  expect(archived).toMatchObject({ status: 200 });
  await user.click(within(dialog).getByRole('button', { name: 'Save changes' }));
  expect(await within(dialog).findByText('This was archived meanwhile and can’t be changed.')).toBeVisible();
  expect(color).toHaveValue('Ruby');
});

test('a SKU is archived after a question, and leaves the table', async () => {
  const { user } = await open();
  await row(/AID-0001-RED/);
  await choose(user, 'Archive', RED);
  const question = await dialogAbove('Archive AID-0001-RED?', 'alertdialog');
  await user.click(within(question).getByRole('button', { name: 'Archive' }));
  expect(await screen.findByText('AID-0001-RED archived')).toBeInTheDocument();
  await waitFor(() =>
    expect(inDrawer().queryByRole('row', { name: /AID-0001-RED/ })).not.toBeInTheDocument(),
  );
});

test('colors and sizes can be added from here', async () => {
  const { user } = await open();
  await user.click(await inDrawer().findByRole('button', { name: 'Add variants' }));
  expect(await dialogAbove(/^Add variants to River first-aid kit/)).toBeVisible();
});

test('a product without SKUs explains them, and offers to add some', async () => {
  const nothing = { items: [], page: 1, pageSize: 25, total: 0 };
  mockServer.use(http.get('*/api/skus', () => HttpResponse.json(nothing)));
  await open();
  expect(await screen.findByRole('heading', { name: 'No SKUs yet' })).toBeVisible();
  expect(inDrawer().getByRole('button', { name: 'Add SKU' })).toBeVisible();
});

test('the tab can retry a failed load', async () => {
  mockServer.use(http.get('*/api/skus', () => new HttpResponse(null, { status: 500 }), { once: true }));
  const { user } = await open();
  await user.click(await inDrawer().findByRole('button', { name: 'Retry' }));
  expect(await row(/AID-0001-RED/)).toBeVisible();
});
