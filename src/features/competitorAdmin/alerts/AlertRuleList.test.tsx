import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { examples } from '#mocks/contract/examples.gen.ts';
import { chooseItem } from '#tests/support/chooseItem.ts';
import { expectChanges } from '#tests/support/conflict.ts';
import { renderSignedIn } from '#tests/support/renderSignedIn.tsx';
import { itemsIn, recordIn } from '#tests/support/replyBody.ts';
import { askAsAdmin } from '#tests/support/roles.ts';
// Read beforehand, so that no test waits for a part of its own.
import './AlertRuleDrawer.tsx';
import './AlertRuleList.tsx';
import './CreateAlertRuleDialog.tsx';
import { CompetitorAdminPage } from '#features/competitorAdmin/CompetitorAdminPage.tsx';

const openPage = (name = 'pricing.manager', search = '') =>
  renderSignedIn(name, <CompetitorAdminPage />, `/competitorAnalysisAdmin?view=alerts${search}`);

const table = async () => within(await screen.findByRole('table', { name: 'Alert rules' }));
const names = async () => (await table()).getAllByRole('rowheader').map(({ textContent }) => textContent);
const rules = async () => itemsIn(await askAsAdmin('GET /alert-rules'));

async function openRule(name = 'pricing.manager') {
  const view = await openPage(name, '&open=alr-5');
  const drawer = within(await screen.findByRole('dialog', { name: 'Prices that rise' }));
  return { ...view, drawer };
}

test('rules are listed with what they wait for and how often they fired, found by name and by state', async () => {
  const { user } = await openPage();
  await waitFor(async () => expect(await names()).toHaveLength(6));
  const row = (await table()).getByRole('row', { name: /^Prices that rise/ });
  expect(row).toHaveTextContent('Competitor’s price rises, from 1%');
  const fired = (await rules()).find(({ id }) => id === 'alr-5')?.['firedLastWeek'];
  expect(row).toHaveTextContent(new RegExp(`1%${String(fired)}Active`));
  await user.type(screen.getByRole('searchbox', { name: 'Search rules' }), 'costs');
  await waitFor(async () => expect(await names()).toEqual(['Costs that rise']));
});

test('a rule is made, tried while it is typed, and opened', async () => {
  const { user } = await openPage();
  await user.click(await screen.findByRole('button', { name: 'New rule' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New rule' }));
  const trial = within(dialog.getByRole('region', { name: 'Last week' }));
  expect(await trial.findByText('It would have fired 0 times last week.')).toBeVisible();
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Condition' }), 'Page can’t be read');
  expect(dialog.queryByRole('textbox', { name: 'Minimum change %' })).not.toBeInTheDocument();
  const terms = { ...examples.alertTerms, condition: { kind: 'matchBroken', minimumPct: null } };
  const { count } = recordIn(
    await askAsAdmin('POST /alert-rules/backtest', { ...terms, minimumChange: null }),
  );
  expect(await trial.findByText(`It would have fired ${String(count)} times last week.`)).toBeVisible();
  expect(await trial.findAllByText(/page can’t be read any more/)).not.toHaveLength(0);
  await user.click(dialog.getByRole('button', { name: 'Create' }));
  expect(await dialog.findByText('Enter a name.')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Prices that fall');
  await user.click(dialog.getByRole('button', { name: 'Create' }));
  expect(await dialog.findByText('Another rule has this name.')).toBeVisible();
  await user.clear(dialog.getByRole('textbox', { name: 'Name' }));
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Broken pages of Brightline');
  await user.click(dialog.getByText('Competitors', { selector: 'span' }));
  await user.click(await dialog.findByRole('checkbox', { name: 'Brightline Promo' }));
  await user.click(dialog.getByRole('button', { name: 'Create' }));
  expect(await screen.findByRole('dialog', { name: 'Broken pages of Brightline' })).toBeVisible();
  const made = (await rules()).find(({ name }) => name === 'Broken pages of Brightline');
  expect(made).toMatchObject({
    condition: { kind: 'matchBroken', minimumPct: null },
    scope: { competitorIds: ['cmp-1'], categoryIds: [], supplierIds: [], kviOnly: false },
    recipients: [{ id: 'u-1002' }],
    cooldownHours: 24,
    state: 'active',
  });
});

test('without a recipient a rule is not saved, and what was typed stays', async () => {
  const { user, drawer } = await openRule();
  const percent = await drawer.findByRole('textbox', { name: 'Minimum change %' });
  await user.clear(percent);
  await user.type(percent, '3');
  await user.click(drawer.getByText('Recipients', { selector: 'span' }));
  for (const name of ['Martin Albrecht', 'Priya Raman'])
    await user.click(await drawer.findByRole('checkbox', { name }));
  await user.click(drawer.getByRole('button', { name: 'Save changes' }));
  expect(await drawer.findByText('Choose at least one recipient.')).toBeVisible();
  expect(percent).toHaveValue('3');
  await user.click(drawer.getByRole('checkbox', { name: 'Priya Raman' }));
  await user.click(drawer.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('The rule was saved')).toBeInTheDocument();
  expect(recordIn(await askAsAdmin('GET /alert-rules/alr-5'))).toMatchObject({
    condition: { kind: 'competitorRise', minimumPct: '3' },
    recipients: [{ name: 'Priya Raman' }],
  });
});

test('a rule that somebody else changed is not overwritten', async () => {
  const { user, drawer } = await openRule();
  const hours = await drawer.findByRole('textbox', { name: 'Cooldown (hours)' });
  const { alertRuleUpdate } = examples;
  await askAsAdmin('PUT /alert-rules/alr-5', {
    ...alertRuleUpdate,
    name: 'Prices that rise',
    condition: { kind: 'competitorRise', minimumPct: '1' },
    cooldownHours: 12,
    recipientIds: ['u-1002'],
  });
  await user.clear(hours);
  await user.type(hours, '48');
  await user.click(drawer.getByRole('button', { name: 'Save changes' }));
  const conflict = await screen.findByRole('alertdialog');
  expectChanges(conflict, { 'Cooldown (hours)': 'You both changed this' });
  await user.click(within(conflict).getByRole('button', { name: 'Keep mine' }));
  expect(await screen.findByText('The rule was saved')).toBeInTheDocument();
  expect(recordIn(await askAsAdmin('GET /alert-rules/alr-5'))).toMatchObject({
    cooldownHours: 48,
    recipients: [{ id: 'u-1002' }],
  });
});

test('a rule is deleted after a question', async () => {
  const { user } = await openPage();
  const row = (await table()).getByRole('row', { name: /^Pages that broke/ });
  await user.click(within(row).getByRole('button', { name: /^Actions/ }));
  await chooseItem(user, await screen.findByRole('menuitem', { name: 'Delete' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete Pages that broke?' }));
  await user.click(question.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Pages that broke was deleted')).toBeInTheDocument();
  await waitFor(async () => expect(await names()).not.toContain('Pages that broke'));
});

test('a rule that is not there is said to be gone', async () => {
  await openPage('pricing.manager', '&open=alr-none');
  expect(await screen.findByText('Rule not found')).toBeVisible();
});

test('who may only look sees a rule, and why it cannot be changed', async () => {
  const { drawer } = await openRule('auditor');
  expect(await drawer.findByText('Recipients: Martin Albrecht, Priya Raman')).toBeVisible();
  expect(drawer.getByRole('button', { name: 'Save changes' })).toHaveAccessibleDescription(
    /Competitor Admin: Rules/,
  );
  expect(drawer.queryByRole('region', { name: 'Last week' })).not.toBeInTheDocument();
});
