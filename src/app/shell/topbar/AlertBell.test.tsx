import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { mockServer } from '#mocks/adapters/unit.ts';
import { renderSignedIn } from '#tests/support/renderSignedIn.tsx';
import { itemsIn, numberIn } from '#tests/support/replyBody.ts';
import { askAs, askAsAdmin } from '#tests/support/roles.ts';
// Read beforehand, so that no test waits for a part of its own.
import './AlertDrawer.tsx';
import { AlertBell } from './AlertBell.tsx';

const MANAGER = 'pricing.manager@backroom.test';
const mine = async () => numberIn(await askAs(MANAGER, 'GET /alerts/count'), 'mine');
const alerts = async (state: string) => itemsIn(await askAs(MANAGER, `GET /alerts?state=${state}`));
const bell = () => screen.findByRole('button', { name: /^Alerts/ });

async function openInbox(name = 'pricing.manager') {
  const view = await renderSignedIn(name, <AlertBell />);
  await view.user.click(await bell());
  const inbox = within(await screen.findByRole('dialog', { name: 'Alerts' }));
  return { ...view, inbox };
}

const firstBox = async (inbox: Awaited<ReturnType<typeof openInbox>>['inbox']) =>
  (await inbox.findAllByRole('checkbox', { name: /, (Prices|Pages) that/ }))[0] ?? document.body;

test('the bell says how many alerts are for me', async () => {
  await renderSignedIn('pricing.manager', <AlertBell />);
  const count = await mine();
  expect(count).toBeGreaterThan(0);
  expect(await screen.findByRole('button', { name: `Alerts, ${count} for you` })).toBeVisible();
});

test('who has not the dashboard has no bell', async () => {
  await renderSignedIn('service', <AlertBell />);
  expect(screen.queryByRole('button', { name: /^Alerts/ })).not.toBeInTheDocument();
});

test('an alert says what happened, which rule raised it, and leads to the product', async () => {
  const { inbox } = await openInbox();
  const [alert] = await alerts('open');
  const { product, rule } = alert ?? {};
  const item = (await inbox.findAllByRole('listitem'))[0] ?? document.body;
  expect(item).toHaveTextContent(/page can’t be read any more/);
  expect(item).toHaveTextContent(`Rule: ${String(Reflect.get(Object(rule), 'name'))}`);
  const link = within(item).getByRole('link', { name: String(Reflect.get(Object(product), 'name')) });
  expect(link).toHaveAttribute('href', `/competitor-manager/${String(Reflect.get(Object(product), 'id'))}`);
});

test('an alert is acknowledged, leaves the open ones, and is opened again', async () => {
  const { user, inbox } = await openInbox();
  const count = await mine();
  const acknowledge = inbox.getByRole('button', { name: 'Acknowledge' });
  expect(acknowledge).toHaveAccessibleDescription('Select alerts first.');
  await user.selectOptions(inbox.getByRole('combobox', { name: 'Snooze' }), 'For 7 days');
  expect(await screen.findByText('Select alerts first.', { selector: ':not(span)' })).toBeInTheDocument();
  await user.click(await firstBox(inbox));
  await user.click(acknowledge);
  expect(await screen.findByText('1 alert acknowledged')).toBeInTheDocument();
  expect(acknowledge).toHaveFocus();
  expect(await screen.findByText(String(count - 1))).toBeInTheDocument();
  expect(await alerts('acknowledged')).toHaveLength(1);
  await user.click(inbox.getByRole('radio', { name: 'Done' }));
  await user.click(await firstBox(inbox));
  await user.click(inbox.getByRole('button', { name: 'Reopen' }));
  expect(await screen.findByText('1 alert reopened')).toBeInTheDocument();
  expect(await inbox.findByText('No completed alerts')).toBeVisible();
  expect(await mine()).toBe(count);
});

test('a page of alerts is snoozed at once', async () => {
  const { user, inbox } = await openInbox();
  await firstBox(inbox);
  await user.click(inbox.getByRole('checkbox', { name: 'Select all' }));
  await user.selectOptions(inbox.getByRole('combobox', { name: 'Snooze' }), 'For 7 days');
  expect(await screen.findByText(/^15 alerts snoozed until/)).toBeInTheDocument();
  const snoozed = await alerts('snoozed');
  expect(snoozed).toHaveLength(15);
  const days = (Date.parse(String(snoozed[0]?.['snoozedUntil'])) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(6.9);
  expect(days).toBeLessThanOrEqual(7);
});

test('an alert that I give to a colleague is no more mine', async () => {
  const { user, inbox } = await openInbox();
  const count = await mine();
  await user.click(await firstBox(inbox));
  await waitFor(() =>
    expect(
      within(inbox.getByRole('combobox', { name: 'Assign' })).getAllByRole('option').length,
    ).toBeGreaterThan(2),
  );
  const options = within(inbox.getByRole('combobox', { name: 'Assign' })).getAllByRole('option');
  expect(options[1]).toHaveTextContent('Martin Albrecht (me)');
  await user.selectOptions(inbox.getByRole('combobox', { name: 'Assign' }), 'Priya Raman');
  expect(await screen.findByText('1 alert assigned to Priya Raman')).toBeInTheDocument();
  expect(await mine()).toBe(count - 1);
  await user.click(inbox.getByRole('checkbox', { name: 'Only mine' }));
  expect(await inbox.findByText(/Assigned to Priya Raman/)).toBeVisible();
});

test('an alert whose rule was deleted is closed, and nothing is done with it', async () => {
  await askAsAdmin('DELETE /alert-rules/alr-2?version=1');
  const { user, inbox } = await openInbox('admin');
  await user.click(inbox.getByRole('checkbox', { name: 'Only mine' }));
  expect(await inbox.findAllByRole('checkbox', { name: /, Prices that/ })).not.toHaveLength(0);
  await user.click(inbox.getByRole('radio', { name: 'Done' }));
  for (const box of await inbox.findAllByRole('checkbox', { name: /, Pages that broke/ }))
    expect(box).toBeDisabled();
  expect(inbox.getAllByText(/Closed: its rule was deleted/)).not.toHaveLength(0);
});

test('who only reads sees all of it, and why nothing can be done', async () => {
  const { user, inbox } = await openInbox('auditor');
  await user.click(inbox.getByRole('checkbox', { name: 'Only mine' }));
  expect(await inbox.findAllByRole('listitem')).not.toHaveLength(0);
  expect(await inbox.findByText(/“Competitor Manager: Edit”/)).toBeVisible();
  expect(inbox.queryByRole('button', { name: 'Acknowledge' })).not.toBeInTheDocument();
});

test('what cannot be changed is said, and stays chosen', async () => {
  const { user, inbox } = await openInbox();
  await user.click(await firstBox(inbox));
  mockServer.use(http.post('*/alerts/acknowledge', () => HttpResponse.error()));
  await user.click(inbox.getByRole('button', { name: 'Acknowledge' }));
  expect(await screen.findByText('Couldn’t update the alerts')).toBeInTheDocument();
  expect(await firstBox(inbox)).toBeChecked();
});

test('alerts that cannot be read are asked for again', async () => {
  mockServer.use(http.get('*/alerts', () => HttpResponse.json({}, { status: 500 })));
  const { user, inbox } = await openInbox();
  const again = await inbox.findByRole('button', { name: 'Retry' });
  mockServer.resetHandlers();
  await user.click(again);
  expect(await firstBox(inbox)).toBeVisible();
});
