import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { mockServer } from '#mocks/unit.ts';
import { count, sent } from '#tests/support/accountPage.tsx';
import { drawer, elsewhere, field, openDrawer } from '#tests/support/productDrawer.tsx';

const PRODUCT = '/products/prd-0001';
const LOCKS = `PUT ${PRODUCT}/locks`;
const open = (who = 'catalogue', id = 'prd-0001') => openDrawer(who, id, 'source');
const inDrawer = () => within(drawer());
const lock = (field: string, state = 'Synced') =>
  inDrawer().findByRole('button', { name: `${field} ${state}` });
const version: unknown = expect.any(Number);

test('the supplier’s words stand beside ours, field by field, and what differs is marked', async () => {
  await open();
  const row = within(await inDrawer().findByRole('row', { name: /^Name/ }));
  expect(row.getByText('River first-aid kit, polyester, 25 pieces')).toBeVisible();
  expect(row.getByText('RIVER FIRST-AID KIT, POLYESTER, 25 PIECES')).toBeVisible();
  expect(row.getByText('Differs')).toBeVisible();
  expect(inDrawer().getAllByText('Differs')).toHaveLength(1);
  expect(inDrawer().getByText(/^Fieldstone Apparel, service Product 2\.0\.0, last synced/)).toBeVisible();
});

test('a field is locked against the sync, and follows it again', async () => {
  const { user } = await open();
  await user.click(await lock('Brand'));
  expect(await screen.findByText('Brand is locked against the sync')).toBeInTheDocument();
  expect(await lock('Brand', 'Locked')).toBeVisible();
  await user.click(await lock('Name', 'Locked'));
  expect(await screen.findByText('Name follows the sync again')).toBeInTheDocument();
  expect(await lock('Name', 'Synced')).toBeVisible();
  expect(await sent(LOCKS)).toEqual([
    { version, fields: ['name', 'brand'] },
    { version, fields: ['brand'] },
  ]);
});

test('D12 a lock is set on top of those that somebody set meanwhile', async () => {
  const { user } = await open();
  await lock('Brand');
  await elsewhere(`${PRODUCT}/locks`, { fields: ['name', 'moq'] }, { method: 'PUT', of: PRODUCT });
  await user.click(await lock('Brand'));
  expect(await screen.findByText('Brand is locked against the sync')).toBeInTheDocument();
  expect((await sent(LOCKS)).at(-1)).toEqual({ version, fields: ['name', 'brand', 'moq'] });
  expect(await lock('Minimum order quantity', 'Locked')).toBeVisible();
});

test('the supplier’s value is taken over, and no longer differs', async () => {
  const { user } = await open();
  await user.click(await inDrawer().findByRole('button', { name: 'Use this of the supplier: Name' }));
  expect(await screen.findByText('Name is now as the supplier has it')).toBeInTheDocument();
  const name = 'RIVER FIRST-AID KIT, POLYESTER, 25 PIECES';
  expect(await sent(`PATCH ${PRODUCT}`)).toEqual([{ version, name }]);
  await waitFor(() => expect(inDrawer().queryByText('Differs')).not.toBeInTheDocument());
  await user.click(inDrawer().getByRole('tab', { name: 'General' }));
  await waitFor(() => expect(field('Name')).toHaveValue(name));
});

test('a lock that is refused is told, and stays as it was', async () => {
  mockServer.use(http.put(`*/api${PRODUCT}/locks`, () => new HttpResponse(null, { status: 500 })));
  const { user } = await open();
  await user.click(await lock('Brand'));
  expect(await screen.findByText('The lock of Brand was not changed')).toBeInTheDocument();
  expect(await lock('Brand', 'Synced')).toBeVisible();
});

test('who may not edit reads both sides, and can neither lock nor take', async () => {
  const { user } = await open('auditor');
  const take = await inDrawer().findByRole('button', { name: 'Use this of the supplier: Name' });
  for (const button of [take, await lock('Brand')]) {
    expect(button).toHaveAccessibleDescription('This needs the permission “SKU Manager: Edit”.');
    await user.click(button);
  }
  expect(count(LOCKS) + count(`PATCH ${PRODUCT}`)).toBe(0);
});

test('a product of which the supplier sends nothing says so', async () => {
  await open('catalogue', 'prd-0002');
  expect(
    await screen.findByRole('heading', { name: 'The supplier sends nothing of this product' }),
  ).toBeVisible();
});

test('a failed load can be tried again', async () => {
  const broken = () => new HttpResponse(null, { status: 500 });
  mockServer.use(http.get(`*/api${PRODUCT}/source`, broken, { once: true }));
  const { user } = await open();
  await user.click(await inDrawer().findByRole('button', { name: 'Try again' }));
  expect(await lock('Brand')).toBeVisible();
});
