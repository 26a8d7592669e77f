import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Match } from '#api/generated/types.gen.ts';
import { zMatch } from '#api/generated/zod/matches.gen.ts';
import { MatchReadings } from '#features/competitorManager/MatchReadings.tsx';
import { resetSession } from '#mocks/core/mockSessions.ts';
import { askAsAnalyst, BROKEN, changeListing, CONFIRMED } from '#tests/support/matches.ts';
import { renderSignedIn } from '#tests/support/renderSignedIn.tsx';
import { PriceHistoryPanel } from './PriceHistoryPanel.tsx';
import '#features/competitorManager/competitorManagerTexts.ts';

beforeEach(() => resetSession());

/** Read some weeks ago for the last time. */
const EXPIRED = 'lst-0040-5';
/** Of a currency without a rate. */
const FRANCS = 'lst-0030-9';

const matchOf = async (id: string): Promise<Match> =>
  zMatch.parse((await askAsAnalyst(`GET /matches/${id}`)).body);

const show = async (id: string, changes: Partial<Match> = {}, name = 'pricing.analyst') =>
  renderSignedIn(name, <PriceHistoryPanel match={{ ...(await matchOf(id)), ...changes }} />);

const findPlot = (name: string) => screen.findByRole('img', { name });
const namesIn = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map((item) => item.textContent);

test('the steps of a year at the quantity of the lists, and the slider reads date, price and source', async () => {
  await show(CONFIRMED);
  expect(await findPlot('Unit price for 250 pieces in USD')).toBeVisible();
  const names = namesIn(screen.getByRole('list', { name: 'Chart lines' }));
  expect(names.slice(0, 2)).toEqual(['Logo Harbor', 'Ours']);
  const slider = screen.getByRole('slider', { name: /Prices on/ });
  const { comparison } = await matchOf(CONFIRMED);
  expect(slider.getAttribute('aria-valuetext')).toMatch(
    new RegExp(
      String.raw`^\w+ \d+, 20\d\d, Logo Harbor: \$${comparison?.unitPrice} · \$${comparison?.allInUnit} all-in · Scan, Ours: \$`,
    ),
  );
  const latest = slider.getAttribute('aria-valuetext');
  fireEvent.change(slider, { target: { value: '1' } });
  expect(slider.getAttribute('aria-valuetext')).toMatch(/^\w+ \d+, 20\d\d, Logo Harbor: \$/);
  expect(slider.getAttribute('aria-valuetext')).not.toBe(latest);
});

test('another quantity and another period are read', async () => {
  const { user } = await show(CONFIRMED);
  await findPlot('Unit price for 250 pieces in USD');
  const quantities = within(screen.getByRole('group', { name: 'Quantity' }));
  await user.click(quantities.getByRole('button', { name: '1,000' }));
  expect(await findPlot('Unit price for 1,000 pieces in USD')).toBeVisible();
  expect(quantities.getByRole('button', { name: '1,000' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('button', { name: 'Show as table' }));
  const rows = () => screen.getAllByRole('row').length;
  const before = rows();
  await user.click(screen.getByRole('button', { name: '2 years' }));
  await expect.poll(rows).toBeGreaterThan(before);
});

test('a reading that is marked as an anomaly leaves the line, and is marked and named', async () => {
  const { user } = await renderSignedIn(
    'pricing.analyst',
    <MatchReadings match={await matchOf(CONFIRMED)} />,
  );
  await findPlot('Unit price for 250 pieces in USD');
  const legend = screen.getByRole('list', { name: 'Chart lines' });
  const table = screen.getByRole('table', { name: 'Readings' });
  await user.click(within(table).getAllByRole('button', { name: 'Mark as anomaly' })[0] ?? table);
  expect(await within(legend).findByText('Anomaly')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show as table' }));
  const figures = screen.getByRole('table', { name: 'Unit price for 250 pieces in USD' });
  expect(within(figures).getByRole('columnheader', { name: 'Anomaly' })).toBeVisible();
});

test('prices without a pack factor are suspicious, and marked so', async () => {
  changeListing(CONFIRMED, { packFactor: null });
  await show(CONFIRMED);
  await findPlot('Unit price for 250 pieces in USD');
  expect(namesIn(screen.getByRole('list', { name: 'Chart lines' }))).toContain('Suspicious price');
});

test('a broken page says since when it was not read, and why scans failed', async () => {
  const { user } = await show(BROKEN);
  await findPlot('Unit price for 250 pieces in USD');
  const names = namesIn(screen.getByRole('list', { name: 'Chart lines' }));
  expect(names).toContain('Failed scan');
  expect(names.at(-1)).toMatch(/^Not read since \w+ \d+, 20\d\d$/);
  await user.click(screen.getByRole('button', { name: 'Show as table' }));
  expect(screen.getAllByRole('cell', { name: /Page not found|No price on the page/ }).length).toBeGreaterThan(
    2,
  );
});

test('a period in which nothing was read says so, and when the page was read', async () => {
  const { user } = await show(EXPIRED);
  await findPlot('Unit price for 250 pieces in USD');
  await user.click(screen.getByRole('button', { name: '30 days' }));
  expect(await screen.findByRole('heading', { name: 'No readings in this period' })).toBeVisible();
  expect(screen.getByText(/^The page was last read on/)).toBeVisible();
});

test('without an exchange rate there is no price, and the reason is given', async () => {
  await show(FRANCS);
  expect(await screen.findByRole('heading', { name: 'No price for 250 pieces' })).toBeVisible();
  expect(screen.getByText(/has no exchange rate/)).toBeVisible();
});

test('while it is read it says so', async () => {
  await show(CONFIRMED, { id: 'fault-hang' });
  expect(screen.getByRole('status', { name: 'Loading price history' })).toBeVisible();
});

test('what cannot be read says so and can be tried again', async () => {
  await show(CONFIRMED, { id: 'fault-500' });
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
});

test('D25 who may not see matches gets the reason in place of the chart', async () => {
  await show(CONFIRMED, {}, 'catalogue');
  expect(await screen.findByRole('alert')).toHaveTextContent(/permission/i);
  expect(screen.queryByRole('img')).toBeNull();
});
