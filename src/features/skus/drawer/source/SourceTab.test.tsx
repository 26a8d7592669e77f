import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { mockServer } from '#mocks/adapters/unit.ts';
import { countCalls, sentBodies } from '#tests/support/accountPage.tsx';
import { drawer, changeElsewhere, field, openDrawer } from '#tests/support/productDrawer.tsx';

// Read beforehand, so that no test waits for it.
import '#entities/ladders/MoqDialog.tsx';

const PRODUCT = '/products/prd-0001';
const LOCKS = `PUT ${PRODUCT}/locks`;
const open = (who = 'catalogue', id = 'prd-0001') => openDrawer(who, id, 'source');
const inDrawer = () => within(drawer());
const lock = (field: string, state = 'Synced') =>
  inDrawer().findByRole('button', { name: `${field} ${state}` });
const version: unknown = expect.any(Number);

test('the supplier’s values stand beside ours, field by field, and differences are marked', async () => {
  await open();
  const row = within(await inDrawer().findByRole('row', { name: /^Name/ }));
  expect(row.getByText('River first-aid kit, polyester, 25 pieces')).toBeVisible();
  expect(row.getByText('RIVER FIRST-AID KIT, POLYESTER, 25 PIECES')).toBeVisible();
  expect(row.getByText('Differs')).toBeVisible();
  expect(inDrawer().getAllByText('Differs')).toHaveLength(1);
  expect(inDrawer().getByText(/^Fieldstone Apparel, service Product 2\.0\.0, last synced/)).toBeVisible();
});

test('a field is locked against the sync, and unlocked', async () => {
  const { user } = await open();
  await user.click(await lock('Brand'));
  expect(await screen.findByText('Brand is locked. The sync doesn’t change it.')).toBeInTheDocument();
  expect(await lock('Brand', 'Locked')).toBeVisible();
  await user.click(await lock('Name', 'Locked'));
  expect(await screen.findByText('Name is unlocked. The sync updates it.')).toBeInTheDocument();
  expect(await lock('Name', 'Synced')).toBeVisible();
  expect(await sentBodies(LOCKS)).toEqual([
    { version, fields: ['name', 'brand'] },
    { version, fields: ['brand'] },
  ]);
});

test('D12 a lock is added to those that somebody set meanwhile', async () => {
  const { user } = await open();
  await lock('Brand');
  await changeElsewhere(
    `${PRODUCT}/locks`,
    { fields: ['name', 'moq'] },
    { method: 'PUT', readPath: PRODUCT },
  );
  await user.click(await lock('Brand'));
  expect(await screen.findByText('Brand is locked. The sync doesn’t change it.')).toBeInTheDocument();
  expect((await sentBodies(LOCKS)).at(-1)).toEqual({ version, fields: ['name', 'brand', 'moq'] });
  expect(await lock('MOQ', 'Locked')).toBeVisible();
});

test('the supplier’s value is taken over, and no longer differs', async () => {
  const { user } = await open();
  await user.click(await inDrawer().findByRole('button', { name: 'Use supplier value: Name' }));
  expect(await screen.findByText('Name now has the supplier’s value')).toBeInTheDocument();
  const name = 'RIVER FIRST-AID KIT, POLYESTER, 25 PIECES';
  expect(await sentBodies(`PATCH ${PRODUCT}`)).toEqual([{ version, name }]);
  await waitFor(() => expect(inDrawer().queryByText('Differs')).not.toBeInTheDocument());
  await user.click(inDrawer().getByRole('tab', { name: 'General' }));
  await waitFor(() => expect(field('Name')).toHaveValue(name));
});

test('a minimum of the supplier that breaks a ladder is asked about before it is taken', async () => {
  const source = {
    ...{ version: 1, service: null, syncedAt: null, error: null },
    fields: [{ field: 'moq', ours: '100', theirs: '60', locked: false }],
  };
  mockServer.use(http.get(`*/api${PRODUCT}/source`, () => HttpResponse.json(source)));
  const { user } = await open('pricing.manager');
  const take = await inDrawer().findByRole('button', { name: 'Use supplier value: MOQ' });
  const answer = async (name: string) => {
    await user.click(take);
    const dialog = await screen.findByRole('alertdialog', { name: 'Price ladders won’t match the MOQ' });
    await user.click(within(dialog).getByRole('button', { name }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  };
  await answer('Cancel');
  expect(countCalls(`PATCH ${PRODUCT}`)).toBe(0);
  await answer('Save and move first breaks');
  await waitFor(async () =>
    expect(await sentBodies(`PATCH ${PRODUCT}`)).toMatchObject([{ moq: 60, moveFirstBreak: true }]),
  );
});

test('a refused lock is reported, and the field stays as it was', async () => {
  mockServer.use(http.put(`*/api${PRODUCT}/locks`, () => new HttpResponse(null, { status: 500 })));
  const { user } = await open();
  await user.click(await lock('Brand'));
  expect(await screen.findByText('Couldn’t change the lock on Brand')).toBeInTheDocument();
  expect(await lock('Brand', 'Synced')).toBeVisible();
});

test('without permission to edit both sides are read-only', async () => {
  const { user } = await open('auditor');
  const take = await inDrawer().findByRole('button', { name: 'Use supplier value: Name' });
  for (const button of [take, await lock('Brand')]) {
    expect(button).toHaveAccessibleDescription('You need the permission “SKU Manager: Edit” for this.');
    await user.click(button);
  }
  expect(countCalls(LOCKS) + countCalls(`PATCH ${PRODUCT}`)).toBe(0);
});

test('a product without data from the supplier says so', async () => {
  await open('catalogue', 'prd-0002');
  expect(await screen.findByRole('heading', { name: 'No data from the supplier' })).toBeVisible();
});

test('the tab can retry a failed load', async () => {
  const broken = () => new HttpResponse(null, { status: 500 });
  mockServer.use(http.get(`*/api${PRODUCT}/source`, broken, { once: true }));
  const { user } = await open();
  await user.click(await inDrawer().findByRole('button', { name: 'Retry' }));
  expect(await lock('Brand')).toBeVisible();
});
