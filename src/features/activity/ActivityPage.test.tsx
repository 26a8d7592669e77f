import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { mockServer } from '#mocks/adapters/unit.ts';
import { ask, textIn, tokenOf } from '#tests/support/askMock.ts';
import { apiClient } from '#tests/support/apiClient.ts';
import { apply } from '#tests/support/bulk.ts';
import { changeElsewhere } from '#tests/support/productDrawer.tsx';
import { itemsIn } from '#tests/support/replyBody.ts';
import { renderSignedIn } from '#tests/support/renderSignedIn.tsx';
import { askAsAdmin } from '#tests/support/roles.ts';
import { invite } from '#tests/support/team.ts';
// Read beforehand, so that no test waits for a part of its own.
import './ActivityDrawer.tsx';
import { ActivityPage } from './ActivityPage.tsx';

afterEach(() => {
  vi.useRealTimers();
});

const PRODUCT = '/products/prd-0001';
const open = (who = 'admin', search = '') => renderSignedIn(who, <ActivityPage />, `/activitylog${search}`);
const rows = async () => {
  const table = await screen.findByRole('table', { name: 'Activity' });
  return within(table).getAllByRole('row').slice(1);
};

/** The button of a row that opens its entry: it is called as the time. */
const openerOf = (row: HTMLElement | undefined) =>
  within(row ?? document.body).getByRole('button', { name: /^\w{3} \d+, \d{4}/ });

test('the log shows who did what to which record, the latest first, with the change in words', async () => {
  await changeElsewhere(PRODUCT, { moq: 500 });
  await open('admin', '?entityType=product');
  const [first] = await rows();
  expect(first).toHaveTextContent('Sofia Lindqvist');
  expect(first).toHaveTextContent('Changed');
  expect(first).toHaveTextContent(/MOQ \d+ → 500/);
  const link = within(first ?? document.body).getByRole('link');
  expect(link).toHaveAttribute('href', '/skumanager?open=prd-0001');
  expect(screen.getByText('Entries are kept for 730 days. Nobody can change or delete them.')).toBeVisible();
});

test('records that a product names are called by their names, with a link where they can be opened', async () => {
  const client = await apiClient();
  await changeElsewhere(PRODUCT, { supplierId: 'sup-01', categoryId: 'cat-mugs' });
  const other = itemsIn(await client.get('/suppliers')).find(({ id }) => id !== 'sup-01');
  const [supplierId, name] = [String(other?.['id']), String(other?.['name'])];
  await changeElsewhere(PRODUCT, { supplierId, categoryId: 'cat-tumblers' });
  const { user } = await open('admin', '?entityType=product&field=supplier');
  const [first] = await rows();
  expect(first).toHaveTextContent(new RegExp(`Supplier .+ → ${name}`));
  await user.click(openerOf(first));
  const changes = within(await screen.findByRole('region', { name: 'Changes' }));
  expect(changes.getByRole('link', { name })).toHaveAttribute('href', `/suppliers?open=${supplierId}`);
  expect(changes.getByText('Drinkware / Tumblers')).toBeVisible();
});

test('a changed price is called by its quantity', async () => {
  await open('admin', '?field=unitPrice');
  const [first] = await rows();
  expect(first).toHaveTextContent(/Unit price from [\d,]+ \d+\.\d\d → \d+\.\d\d/);
});

test('an entry is found by a field and the value that it had or got', async () => {
  await changeElsewhere(PRODUCT, { moq: 777 });
  const { user } = await open();
  await rows();
  await user.click(screen.getByRole('button', { name: 'Change', expanded: false }));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Field' }), 'MOQ');
  await user.type(screen.getByRole('textbox', { name: 'Old or new value' }), '777');
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(await screen.findByRole('button', { name: 'Remove filter Value: 777' })).toBeVisible();
  await waitFor(async () => expect(await rows()).toHaveLength(1));
  expect((await rows())[0]).toHaveTextContent('Sofia Lindqvist');
});

test('without results the filters can be cleared', async () => {
  const { user } = await open('admin', '?value=nothing-has-this');
  expect(await screen.findByText('No results')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect((await rows()).length).toBeGreaterThan(1);
});

test('a log that cannot be read says so and can be read again', async () => {
  const broken = () => new HttpResponse(null, { status: 500 });
  mockServer.use(http.get('*/api/activity-log', broken));
  const { user } = await open();
  const retry = await screen.findByRole('button', { name: 'Retry' });
  mockServer.resetHandlers();
  await user.click(retry);
  expect((await rows()).length).toBeGreaterThan(1);
});

test('who lacks the permission is told which one', async () => {
  await open('service');
  expect(await screen.findByText('Activity Log')).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('the security view shows sign-ins and permissions, and no changes of products', async () => {
  await changeElsewhere(PRODUCT, { moq: 500 });
  await open('admin', '?security=true');
  const texts = (await rows()).map(({ textContent }) => textContent);
  expect(texts.some((text) => text.includes('Signed in'))).toBe(true);
  expect(texts.some((text) => text.includes('Product'))).toBe(false);
  expect(screen.getByRole('link', { name: 'Security' })).toHaveAttribute('aria-current', 'true');
});

test('what is new is announced, and moves no row until it is asked for', async () => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    shouldAdvanceTime: true,
  });
  const { user } = await open('admin', '?entityType=product');
  const before = await rows();
  await changeElsewhere(PRODUCT, { moq: 500 });
  await act(() => vi.advanceTimersByTimeAsync(15_000));
  const announced = await screen.findByRole('button', { name: '1 new' });
  expect(await rows()).toHaveLength(before.length);
  await user.click(announced);
  await waitFor(async () => expect((await rows())[0]).toHaveTextContent(/MOQ \d+ → 500/));
});

test('a job is one row that opens to its entries, and is undone but for what somebody changed', async () => {
  const admin = await apiClient();
  const ids = ['prd-0001', 'prd-0002'];
  const started = await apply(admin, { params: { moq: 96 }, selection: { ids } });
  await waitFor(async () =>
    expect((await admin.get(`/jobs/${textIn(started, 'id')}`)).body).toMatchObject({ progress: 100 }),
  );
  await changeElsewhere('/products/prd-0002', { moq: 144 }, { who: 'catalogue' });
  const { user } = await open('admin', '?action=update');
  const [, job] = await rows();
  expect(job).toHaveTextContent('Change the minimum order quantity: 2 products');
  await user.click(within(job ?? document.body).getByRole('button', { expanded: false }));
  const entries = await screen.findByRole('table', { name: /^Entries of/ });
  expect(within(entries).getAllByRole('row')).toHaveLength(3);
  await user.click(openerOf(job));
  await user.click(await screen.findByRole('button', { name: 'Undo whole job' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Undo this job' }));
  expect(await dialog.findByText(/^Changed by Tom Whitaker/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Undo 1 change' }));
  expect(await dialog.findByText('1 item restored to its earlier state.')).toBeVisible();
  const token = await tokenOf('admin@backroom.test');
  expect((await ask('GET /products/prd-0002', { token })).body).toMatchObject({ moq: 144 });
});

test.each([
  {
    what: 'an invitation',
    create: () =>
      invite([{ email: 'n@example.com', first_name: 'Nora', last_name: 'West', roleId: 'rol-6' }]),
    row: 'Nora West Invitation revoked',
  },
  {
    what: 'a role',
    create: () => askAsAdmin('POST /roles', { name: 'Night shift', description: 'Late calls', nodeIds: [] }),
    row: 'Night shift Removed, because this change created it',
  },
])('undoing the creation of $what says that it goes', async ({ create, row }) => {
  await create();
  const { user } = await open('admin', '?action=create');
  await user.click(openerOf((await rows())[0]));
  await user.click(await screen.findByRole('button', { name: 'Undo change' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Undo this change' }));
  expect(await dialog.findByRole('row', { name: row })).toBeVisible();
  expect(dialog.queryByText('empty')).not.toBeInTheDocument();
});

test('who may read and not undo is told which permission is missing', async () => {
  await changeElsewhere(PRODUCT, { moq: 500 });
  const { user } = await open('auditor', '?entityType=product');
  const [first] = await rows();
  await user.click(openerOf(first));
  const undo = await screen.findByRole('button', { name: 'Undo change' });
  expect(undo).toHaveAttribute('aria-disabled', 'true');
  expect(undo).toHaveAccessibleDescription('You need the permission “Activity Log: Undo” for this.');
});

test('a plan that is out of date is shown anew before anything is undone', async () => {
  await changeElsewhere(PRODUCT, { moq: 500 });
  const { user } = await open('admin', '?entityType=product');
  const [first] = await rows();
  await user.click(openerOf(first));
  await user.click(await screen.findByRole('button', { name: 'Undo change' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Undo this change' }));
  const confirm = await dialog.findByRole('button', { name: 'Undo 1 change' });
  await changeElsewhere(PRODUCT, { moq: 600 }, { who: 'catalogue' });
  await user.click(confirm);
  const refusal = within(await screen.findByRole('alertdialog', { name: 'Couldn’t undo' }));
  expect(refusal.getByText(/Check the new preview/)).toBeVisible();
  await user.click(refusal.getByRole('button', { name: 'OK' }));
  expect(await dialog.findByText(/^Changed by Tom Whitaker/)).toBeVisible();
  expect(dialog.queryByRole('button', { name: /^Undo \d/ })).not.toBeInTheDocument();
});
