import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { mockServer } from '#mocks/adapters/unit.ts';
import { zMarketSettingsPreview } from '#api/generated/zod/settings.gen.ts';
import { sentBodies } from '#tests/support/accountPage.tsx';
import { expectChanges } from '#tests/support/conflict.ts';
import { firstSettings } from '#tests/support/marketSettings.ts';
import { calls } from '#tests/support/renderApp.tsx';
import { renderSignedIn } from '#tests/support/renderSignedIn.tsx';
import { recordIn } from '#tests/support/replyBody.ts';
import { askAsAdmin } from '#tests/support/roles.ts';
// Read beforehand, so that no test waits for a part of its own.
import './SettingsPanel.tsx';
import { CompetitorAdminPage } from '#features/competitorAdmin/CompetitorAdminPage.tsx';

const CALL = '/competitor-settings';

async function openSettings(name = 'pricing.manager') {
  const view = await renderSignedIn(name, <CompetitorAdminPage />, '/competitorAnalysisAdmin?view=settings');
  await screen.findByRole('textbox', { name: 'Standard quantities' });
  return view;
}

const box = (name: string) => screen.getByRole('textbox', { name });
const figures = async () => within(await screen.findByRole('table', { name: 'Figures of the market' }));
const rowOf = async (name: string | RegExp) => (await figures()).findByRole('row', { name });
const settings = async () => recordIn(await askAsAdmin(`GET ${CALL}`));
/** What the mock says of settings that nobody saved. */
const preview = async (changes: object) =>
  recordIn(await askAsAdmin(`POST ${CALL}/preview`, { ...firstSettings, ...changes }));

test('settings stand beside the figures of today, which they leave as they are', async () => {
  await openSettings();
  expect(box('Standard quantities')).toHaveValue('100, 250, 500, 1000');
  expect(screen.getByRole('combobox', { name: 'Quantity for lists' })).toHaveValue('250');
  expect(await screen.findByText('No product changes its index.')).toBeVisible();
  const { today } = zMarketSettingsPreview.parse(await preview({}));
  const counted = String(today.counted);
  expect(await rowOf(/^Offers counted/)).toHaveTextContent(`Offers counted${counted}${counted}`);
});

test('what is typed is worked out on a pause, and products that change lead to their pages', async () => {
  const { user } = await openSettings();
  await figures();
  await user.clear(box('Suspicious above percent'));
  expect(await screen.findByText('Correct the fields to see what they change.')).toBeVisible();
  await user.type(box('Suspicious above percent'), '15');
  const expected = await preview({ suspiciousPct: 15 });
  expect(await screen.findByText(`Products whose index changes: ${String(expected['moved'])}`)).toBeVisible();
  const products = within(screen.getByRole('table', { name: 'Products that change most' }));
  const [first] = products.getAllByRole('link');
  expect(first).toHaveAttribute('href', expect.stringMatching(/^\/competitor-manager\/prd-/));
  expect((await settings())['version']).toBe(1);
});

test('settings are tried out once for each pause, with all that is typed by then', async () => {
  const { user } = await openSettings();
  await figures();
  const before = calls().length;
  await user.clear(box('Expired after days'));
  await user.paste('60');
  await waitFor(async () =>
    expect((await sentBodies(`POST ${CALL}/preview`)).at(-1)).toMatchObject({ expiredDays: 60 }),
  );
  const sent = calls(before).filter((call) => call === `POST ${CALL}/preview`);
  expect(sent).toHaveLength(1);
});

test('a rate is fixed and removed again', async () => {
  const { user } = await openSettings();
  await user.click(screen.getByRole('button', { name: 'Add rate' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Currency 1' }), 'CHF · Swiss Franc');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Enter a rate above zero with at most eight decimals.')).toBeVisible();
  await user.type(box('Rate 1'), '0.8815');
  expect(await rowOf(/^Not counted: no exchange rate.*0$/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Settings saved')).toBeInTheDocument();
  expect(await settings()).toMatchObject({ fixedRates: [{ currency: 'CHF', rate: '0.8815' }], version: 2 });
  await user.click(screen.getByRole('button', { name: 'Remove rate 1' }));
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(async () => expect(await settings()).toMatchObject({ fixedRates: [], version: 3 }));
});

test('lists compare at one of the quantities that are typed', async () => {
  const { user } = await openSettings();
  await user.clear(box('Standard quantities'));
  await user.paste('50 500');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Choose one of the standard quantities.')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Quantity for lists' }), '500');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Settings saved')).toBeInTheDocument();
  expect(await settings()).toMatchObject({ standardQuantities: [50, 500], listQuantity: 500 });
});

test('somebody else was faster: both sides are shown, and mine is kept on top of theirs', async () => {
  const { user } = await openSettings();
  await user.clear(box('Suspicious above percent'));
  await user.type(box('Suspicious above percent'), '25');
  await askAsAdmin(`PUT ${CALL}`, { ...firstSettings, version: 1, suspiciousPct: 30, expiredDays: 60 });
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  const conflict = await screen.findByRole('alertdialog');
  expectChanges(conflict, { 'Suspicious above percent': 'You both changed this' });
  await user.click(within(conflict).getByRole('button', { name: 'Keep mine' }));
  expect(await screen.findByText('Settings saved')).toBeInTheDocument();
  expect(await settings()).toMatchObject({ suspiciousPct: 25, expiredDays: 60, version: 3 });
});

test('who may only look sees all of it, and why nothing can be changed', async () => {
  await openSettings('auditor');
  expect(box('Standard quantities')).toHaveAttribute('readonly');
  expect(screen.getByRole('combobox', { name: 'Quantity for lists' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Add rate' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Save changes' })).toHaveAccessibleDescription(
    /Competitor Admin: Edit/,
  );
  expect(await figures()).toBeDefined();
});

test('without the permission the view says which one is missing', async () => {
  await renderSignedIn('service', <CompetitorAdminPage />, '/competitorAnalysisAdmin?view=settings');
  expect(await screen.findByText('Competitor Admin', { selector: 'strong' })).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test('settings that cannot be read say so, and are read again on demand', async () => {
  mockServer.use(http.get(`*${CALL}`, () => new HttpResponse(null, { status: 500 })));
  const { user } = await renderSignedIn(
    'pricing.manager',
    <CompetitorAdminPage />,
    '/competitorAnalysisAdmin?view=settings',
  );
  const retry = await screen.findByRole('button', { name: 'Retry' });
  mockServer.resetHandlers();
  await user.click(retry);
  expect(await screen.findByRole('textbox', { name: 'Standard quantities' })).toBeVisible();
});

test('figures that cannot be worked out say so beside the form, which stays', async () => {
  mockServer.use(http.post(`*${CALL}/preview`, () => new HttpResponse(null, { status: 500 })));
  const { user } = await openSettings();
  const beside = within(screen.getByRole('region', { name: 'What this changes' }));
  const retry = await beside.findByRole('button', { name: 'Retry' });
  mockServer.resetHandlers();
  await user.click(retry);
  expect(await figures()).toBeDefined();
});

test('an answer that comes late for what was typed before is given up', async () => {
  const { user } = await openSettings();
  await figures();
  // The requests, not their signals: a request that nobody keeps no longer passes an abort on.
  const asked: Request[] = [];
  mockServer.use(
    http.post(`*${CALL}/preview`, async ({ request }) => {
      asked.push(request);
      // The first one waits until nobody waits for it.
      if (asked.length === 1)
        await new Promise((resolve) => request.signal.addEventListener('abort', resolve));
      return undefined;
    }),
  );
  await user.clear(box('Suspicious above percent'));
  await user.paste('20');
  await waitFor(() => expect(asked).toHaveLength(1));
  await user.clear(box('Suspicious above percent'));
  await user.paste('15');
  const { moved } = await preview({ suspiciousPct: 15 });
  expect(await screen.findByText(`Products whose index changes: ${String(moved)}`)).toBeVisible();
  // The figures may be the same as before, and say nothing of which answer they are.
  await waitFor(() => expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false]));
});
