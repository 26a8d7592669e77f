import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { examples } from '#mocks/contract/examples.gen.ts';
import { chooseItem } from '#tests/support/chooseItem.ts';
import { expectChanges } from '#tests/support/conflict.ts';
import { renderSignedIn } from '#tests/support/renderSignedIn.tsx';
import { itemsIn } from '#tests/support/replyBody.ts';
import { askAsAdmin } from '#tests/support/roles.ts';
// Read beforehand, so that no test waits for a part of its own.
import './CreatePriceRuleDialog.tsx';
import './PriceRuleDrawer.tsx';
import './PriceRuleList.tsx';
import { CompetitorAdminPage } from '#features/competitorAdmin/CompetitorAdminPage.tsx';

const openPage = (name = 'pricing.manager', search = '') =>
  renderSignedIn(name, <CompetitorAdminPage />, `/competitorAnalysisAdmin?view=rules${search}`);

const table = async () => within(await screen.findByRole('table', { name: 'Price rules' }));
const names = async () => (await table()).getAllByRole('rowheader').map(({ textContent }) => textContent);
const rules = async () => itemsIn(await askAsAdmin('GET /price-rules'));

async function openRule(name = 'pricing.manager') {
  const view = await openPage(name, '&open=prr-2');
  const drawer = within(await screen.findByRole('dialog', { name: 'Near the market' }));
  return { ...view, drawer };
}

test('rules are listed in the order in which they are asked, with strategy, scope and what they change', async () => {
  const { user } = await openPage();
  await waitFor(async () =>
    expect(await names()).toEqual([
      'Bags as they are',
      'Key value items below the lowest',
      'Near the market',
    ]),
  );
  const row = (await table()).getByRole('row', { name: /^Near the market/ });
  expect(row).toHaveTextContent('20ActiveStay near the average, 5%All33%10%');
  expect((await table()).getByRole('row', { name: /^Bags/ })).toHaveTextContent(
    'DraftKeep the price1 category',
  );
  await user.type(screen.getByRole('searchbox', { name: 'Search rules' }), 'key value');
  await waitFor(async () => expect(await names()).toEqual(['Key value items below the lowest']));
});

test('a rule is tried while it is typed, made as a draft, and opened', async () => {
  const { user } = await openPage();
  await user.click(await screen.findByRole('button', { name: 'New rule' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New rule' }));
  const preview = within(dialog.getByRole('region', { name: 'Preview' }));
  expect(await preview.findByText(/products in scope/)).toBeVisible();
  expect(preview.getByText(/^Decided earlier by Near the market/)).toBeVisible();
  const priority = dialog.getByRole('textbox', { name: 'Priority' });
  await user.clear(priority);
  expect(await preview.findByText(/^Complete the fields above/)).toBeVisible();
  await user.type(priority, '1');
  await waitFor(() => expect(preview.queryByText(/^Decided earlier/)).not.toBeInTheDocument());
  const [first] = await preview.findAllByRole('table');
  expect(
    within(first ?? document.body)
      .getAllByRole('columnheader')
      .map((one) => one.textContent),
  ).toEqual([...['From', 'Now', 'Suggested', 'GP %']]);
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Strategy' }), 'Keep the price');
  expect(dialog.queryByRole('textbox', { name: 'Distance' })).not.toBeInTheDocument();
  expect(await preview.findByText('No price would change.')).toBeVisible();
  await user.click(preview.getByRole('radio', { name: 'Blocked' }));
  expect((await preview.findAllByText('Held by the rule')).length).toBeGreaterThan(1);

  await user.click(dialog.getByRole('button', { name: 'Create draft' }));
  expect(await dialog.findByText('Enter a name.')).toBeVisible();
  const name = dialog.getByRole('textbox', { name: 'Name' });
  await user.type(name, 'Near the market');
  await user.click(dialog.getByRole('button', { name: 'Create draft' }));
  expect(await dialog.findByText('Another rule has this name.')).toBeVisible();
  await user.clear(name);
  await user.type(name, 'Everything as it is');
  await user.click(dialog.getByRole('button', { name: 'Create draft' }));
  expect(await screen.findByText('Everything as it is was created as a draft')).toBeInTheDocument();
  expect(await screen.findByRole('dialog', { name: 'Everything as it is' })).toBeInTheDocument();
  expect((await rules()).find(({ priority: place }) => place === 1)).toMatchObject({
    ...{ state: 'draft', strategy: { kind: 'hold', amount: null }, affected: 0 },
  });
});

test('a competitor is named where not all are compared with', async () => {
  const { user, drawer } = await openRule();
  const mode = await drawer.findByRole('combobox', { name: 'Compared with' });
  await user.selectOptions(mode, 'All but some competitors');
  await user.click(drawer.getByRole('button', { name: 'Save changes' }));
  expect(await drawer.findByText('Choose at least one competitor.')).toBeVisible();
  await user.click(await drawer.findByRole('checkbox', { name: 'Brightline Promo' }));
  await user.click(drawer.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('The rule was saved')).toBeInTheDocument();
  const saved = (await rules()).find(({ id }) => id === 'prr-2');
  expect(saved?.['competitors']).toMatchObject({ mode: 'except', ids: [expect.any(String)] });
});

test('what is typed wrong is said at its field and kept', async () => {
  const { user, drawer } = await openRule();
  const type = async (label: string, text: string) => {
    const field = await drawer.findByRole('textbox', { name: label });
    await user.clear(field);
    await user.type(field, text);
  };
  await type('Distance', '100');
  await type('Minimum GP %', '96');
  await type('Largest change %', '0');
  await type('Quantities', '100, 100');
  await user.click(drawer.getByRole('button', { name: 'Save changes' }));
  expect(await drawer.findByText('Use less than 100 percent.')).toBeVisible();
  expect(drawer.getByText('Enter a percentage from 0 to 95.')).toBeVisible();
  expect(drawer.getByText('Enter a percentage from 0.01 to 99.99.')).toBeVisible();
  expect(drawer.getByText('Enter up to 10 different whole numbers, such as 250, 1000.')).toBeVisible();
  expect(drawer.getByRole('textbox', { name: 'Quantities' })).toHaveValue('100, 100');
});

test('a rule that somebody else changed is not overwritten', async () => {
  const { user, drawer } = await openRule();
  const priority = await drawer.findByRole('textbox', { name: 'Priority' });
  await askAsAdmin('PUT /price-rules/prr-2', {
    ...examples.priceRuleUpdate,
    ...{ name: 'Near the market', priority: 40 },
  });
  await user.clear(priority);
  await user.type(priority, '30');
  await user.click(drawer.getByRole('button', { name: 'Save changes' }));
  const conflict = await screen.findByRole('alertdialog');
  expectChanges(conflict, { Priority: 'You both changed this' });
  await user.click(within(conflict).getByRole('button', { name: 'Keep mine' }));
  expect(await screen.findByText('The rule was saved')).toBeInTheDocument();
  expect((await rules()).find(({ id }) => id === 'prr-2')).toMatchObject({ priority: 30, minGpPct: 34 });
});

test('a rule that somebody deleted meanwhile is not saved, and what was typed stays', async () => {
  const { user, drawer } = await openRule();
  const priority = await drawer.findByRole('textbox', { name: 'Priority' });
  await user.clear(priority);
  await user.type(priority, '30');
  await askAsAdmin('DELETE /price-rules/prr-2?version=1');
  await user.click(drawer.getByRole('button', { name: 'Save changes' }));
  expect(await drawer.findByText(/no longer|not there|isn’t there|not found/i)).toBeVisible();
  expect(priority).toHaveValue('30');
  expect(await rules()).toHaveLength(2);
});

test('a rule is deleted after a question', async () => {
  const { user } = await openPage();
  const row = (await table()).getByRole('row', { name: /^Bags as they are/ });
  await user.click(within(row).getByRole('button', { name: /^Actions/ }));
  await chooseItem(user, await screen.findByRole('menuitem', { name: 'Delete' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete Bags as they are?' }));
  await user.click(question.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Bags as they are was deleted')).toBeInTheDocument();
  await waitFor(async () => expect(await names()).toHaveLength(2));
});

test('a rule that is not there is said to be gone', async () => {
  await openPage('pricing.manager', '&open=prr-none');
  expect(await screen.findByText('Rule not found')).toBeVisible();
});

test('who may only look sees a rule, and why it cannot be changed', async () => {
  const { drawer } = await openRule('auditor');
  expect(await drawer.findByText('Categories: All')).toBeVisible();
  expect(drawer.getByRole('button', { name: 'Save changes' })).toHaveAccessibleDescription(
    /Competitor Admin: Rules/,
  );
  expect(drawer.queryByRole('region', { name: 'Preview' })).not.toBeInTheDocument();
});
