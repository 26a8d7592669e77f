import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sentBodies } from '#tests/support/accountPage.tsx';
import { chooseItem } from '#tests/support/chooseItem.ts';
import { expectChanges } from '#tests/support/conflict.ts';
import { renderSignedIn } from '#tests/support/renderSignedIn.tsx';
import { itemsIn, recordIn } from '#tests/support/replyBody.ts';
import { askAsAdmin } from '#tests/support/roles.ts';
// Read beforehand, so that no test waits for a part of its own.
import './competitors/CompetitorDrawer.tsx';
import './competitors/CreateCompetitorDialog.tsx';
import { CompetitorAdminPage } from './CompetitorAdminPage.tsx';

const openPage = (name: string, search = '') =>
  renderSignedIn(name, <CompetitorAdminPage />, `/competitorAnalysisAdmin${search}`);

const table = async () => within(await screen.findByRole('table', { name: 'Competitors' }));
const names = async () => (await table()).getAllByRole('rowheader').map(({ textContent }) => textContent);

async function openOne(name: string) {
  const view = await openPage(name, '?open=cmp-1');
  const drawer = within(await screen.findByRole('dialog', { name: 'Brightline Promo' }));
  await drawer.findByRole('textbox', { name: 'Domain' });
  return { ...view, drawer };
}

test('competitors are listed with what is compared of them, found by domain, filtered and sorted', async () => {
  const { user } = await openPage('pricing.manager');
  await waitFor(async () => expect(await names()).toHaveLength(10));
  const brightline = recordIn(await askAsAdmin('GET /competitors/cmp-1'));
  const row = (await table()).getByRole('row', { name: /^Brightline Promo/ });
  expect(row).toHaveTextContent(`United States`);
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toContain(String(brightline['matches']));
  await user.type(screen.getByRole('searchbox', { name: 'Name or domain' }), 'harbor.ex');
  await waitFor(async () => expect(await names()).toEqual(['Logo Harbor']));
  await user.clear(screen.getByRole('searchbox', { name: 'Name or domain' }));
  await user.click(await screen.findByRole('button', { name: 'Matches' }));
  const order = itemsIn(await askAsAdmin('GET /competitors')).toSorted(
    (a, b) => Number(a['matches']) - Number(b['matches']),
  );
  await waitFor(async () => expect((await names())[0]).toBe(order[0]?.['name']));
});

test('a competitor is added by the address of one of its pages, and opened', async () => {
  const { user } = await openPage('pricing.manager');
  await user.click(await screen.findByRole('button', { name: 'New competitor' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New competitor' }));
  await user.click(dialog.getByRole('button', { name: 'Add competitor' }));
  expect(await dialog.findByText('Enter a name.')).toBeVisible();
  await user.click(dialog.getByRole('textbox', { name: 'Name' }));
  await user.paste('Pennant and Pin');
  await user.click(dialog.getByRole('textbox', { name: 'Domain' }));
  await user.paste('https://www.logo-harbor.example/p/1');
  await user.click(dialog.getByRole('button', { name: 'Add competitor' }));
  expect(await dialog.findByText(/Another competitor has this domain/)).toBeVisible();
  await user.clear(dialog.getByRole('textbox', { name: 'Domain' }));
  await user.paste('https://www.pennant.example/p/1');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Currency' }), 'EUR');
  await user.click(dialog.getByRole('radio', { name: 'Color 5' }));
  await user.click(dialog.getByRole('button', { name: 'Add competitor' }));
  expect(await screen.findByRole('dialog', { name: 'Pennant and Pin' })).toBeVisible();
  const added = itemsIn(await askAsAdmin('GET /competitors')).find(({ name }) => name === 'Pennant and Pin');
  expect(added).toMatchObject({ domain: 'pennant.example', currency: 'EUR', colorToken: 'series.5' });
});

test('a change is saved, and only what was changed is sent', async () => {
  const { user, drawer } = await openOne('pricing.manager');
  await user.click(drawer.getByRole('checkbox', { name: 'Setup included' }));
  await user.selectOptions(drawer.getByRole('combobox', { name: 'Reading its pages' }), 'Once a week');
  await user.click(drawer.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Competitor saved')).toBeInTheDocument();
  expect(await sentBodies('PATCH /competitors/cmp-1')).toEqual([
    { version: 1, scanFrequency: 'weekly', includes: { setup: true, oneColor: true, shipping: false } },
  ]);
  await user.click(drawer.getByRole('tab', { name: 'History' }));
  const history = within(await drawer.findByRole('list'));
  expect(history.getByText('Setup included')).toBeVisible();
  expect(history.getByText('Once a week')).toBeVisible();
});

test('somebody else was faster: both sides are shown, and mine is kept on top of theirs', async () => {
  const { user, drawer } = await openOne('pricing.manager');
  await user.clear(drawer.getByRole('textbox', { name: 'Name' }));
  await user.type(drawer.getByRole('textbox', { name: 'Name' }), 'Mine');
  await askAsAdmin('PATCH /competitors/cmp-1', { version: 1, name: 'Theirs', notes: 'Slow' });
  await user.click(drawer.getByRole('button', { name: 'Save changes' }));
  const conflict = await screen.findByRole('alertdialog');
  expectChanges(conflict, { Name: 'You both changed this' });
  await user.click(within(conflict).getByRole('button', { name: 'Keep mine' }));
  expect(await screen.findByText('Competitor saved')).toBeInTheDocument();
  expect(recordIn(await askAsAdmin('GET /competitors/cmp-1'))).toMatchObject({ name: 'Mine', notes: 'Slow' });
});

test('pausing says how many products lose their only competitor, and can be ended', async () => {
  const { user, drawer } = await openOne('pricing.manager');
  const { onlyOffers } = recordIn(await askAsAdmin('GET /competitors/cmp-1'));
  await user.click(drawer.getByRole('button', { name: 'Pause' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Pause Brightline Promo?' }));
  expect(
    question.getByText(new RegExp(`^${onlyOffers === 0 ? 'No product' : String(onlyOffers)}`)),
  ).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Pause' }));
  await user.click(await drawer.findByRole('button', { name: 'Resume' }));
  expect(await screen.findByText('Brightline Promo is compared again')).toBeInTheDocument();
  expect(recordIn(await askAsAdmin('GET /competitors/cmp-1'))).toMatchObject({
    status: 'active',
    onlyOffers,
  });
});

test('one that was archived leaves the list, is found under its filter, and comes back', async () => {
  const { user } = await openPage('pricing.manager');
  const actions = { name: 'Actions for Logo Harbor' };
  await user.click(await (await table()).findByRole('button', actions));
  await chooseItem(user, await screen.findByRole('menuitem', { name: 'Archive' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Archive Logo Harbor?' }));
  await user.click(question.getByRole('button', { name: 'Archive' }));
  await waitFor(async () => expect(await names()).not.toContain('Logo Harbor'));
  await user.click(screen.getByRole('button', { name: 'Archived', expanded: false }));
  await user.click(await screen.findByRole('radio', { name: 'Archived competitors' }));
  await waitFor(async () => expect(await names()).toEqual(['Logo Harbor']));
  await user.keyboard('{Escape}');
  await user.click((await table()).getByRole('button', actions));
  await chooseItem(user, await screen.findByRole('menuitem', { name: 'Restore' }));
  expect(await screen.findByText('Logo Harbor restored')).toBeInTheDocument();
});

test('who may only look sees all of it, and why nothing can be changed', async () => {
  const { drawer } = await openOne('auditor');
  expect(drawer.getByRole('textbox', { name: 'Domain' })).toHaveAttribute('readonly');
  expect(drawer.getByRole('checkbox', { name: 'Setup included' })).toBeDisabled();
  const saving = drawer.getByRole('button', { name: 'Save changes' });
  expect(saving).toHaveAttribute('aria-disabled', 'true');
  expect(saving).toHaveAccessibleDescription(/Competitor Admin: Edit/);
});

test('without the permission the page says which one is missing', async () => {
  await openPage('service');
  expect(await screen.findByText(/Competitor Admin/)).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('a competitor that is not there is said to be gone', async () => {
  await openPage('pricing.manager', '?open=cmp-0');
  expect(await screen.findByRole('heading', { name: 'No such competitor' })).toBeVisible();
});
