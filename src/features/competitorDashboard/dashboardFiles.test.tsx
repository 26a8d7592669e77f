import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { resetSession } from '#mocks/core/mockSessions.ts';
import { sentBodies } from '#tests/support/accountPage.tsx';
import { savedFiles } from '#tests/support/importDialog.tsx';
import { renderSignedIn } from '#tests/support/renderSignedIn.tsx';
// Read beforehand, so that no test waits for a part of its own.
import './panels/OverviewPanels.tsx';
import './DashboardProducts.tsx';
import { CompetitorDashboardPage } from './CompetitorDashboardPage.tsx';

beforeEach(() => resetSession());

const open = (search: string) =>
  renderSignedIn('pricing.manager', <CompetitorDashboardPage />, `/competitorAnalysisDashboard${search}`);
const lastExport = async () => (await sentBodies('POST /exports')).at(-1);

test('competitors, price changes and opportunities are exported with the scope on screen', async () => {
  const { user } = await open('?days=90&competitorId=cmp-1,cmp-4');
  const scope = 'days=90&competitorId=cmp-1&competitorId=cmp-4';
  const save = async (panel: string, at = 0) => {
    const region = within(await screen.findByRole('region', { name: panel }));
    const [button] = (await region.findAllByRole('button', { name: 'Export' })).slice(at);
    const before = savedFiles.length;
    if (button) await user.click(button);
    await waitFor(() => expect(savedFiles).toHaveLength(before + 1));
    return lastExport();
  };
  expect(await save('Competitors')).toMatchObject({
    resource: 'analyzedCompetitors',
    query: scope,
    headers: expect.arrayContaining(['Competitor', 'Our index', 'In common']),
  });
  await user.click(screen.getByRole('button', { name: 'Down' }));
  expect(await save('Biggest price changes')).toMatchObject({
    resource: 'priceMovers',
    query: `${scope}&direction=down`,
    columns: expect.arrayContaining(['product', 'before', 'after', 'gapPct', 'url']),
  });
  const cards = within(await screen.findByRole('region', { name: 'To do' }));
  await cards.findByRole('heading', { name: 'Raise' });
  expect(cards.getAllByRole('button', { name: 'Export' })[0]).toHaveAccessibleDescription('Raise');
  expect(await save('To do')).toMatchObject({
    resource: 'analyzedProducts',
    query: `${scope}&is=raise&sort=-gapPct`,
  });
});

test('the list of products is exported with its filters, its order and the columns on screen', async () => {
  const { user } = await open('?view=products&is=last&sort=-drops');
  await screen.findByRole('table', { name: 'Tracked products' });
  const before = savedFiles.length;
  await user.click(await screen.findByRole('button', { name: 'Export' }));
  await waitFor(() => expect(savedFiles).toHaveLength(before + 1));
  const headers = [
    ...['SKU', 'Name', 'Key value item', 'Category', 'Our price', 'Lowest offer', 'Competitor'],
    ...['Gap to the market', 'Position', 'Rank', 'GP %', 'Rises', 'Drops', 'Fresh', 'Matches', 'To do'],
  ];
  expect(await lastExport()).toMatchObject({
    resource: 'analyzedProducts',
    query: 'is=last&sort=-drops',
    headers,
  });
});
