import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { mockServer } from '#mocks/adapters/unit.ts';
import { hideCostsFrom } from '#tests/support/costSecrets.ts';
import { renderSignedIn } from '#tests/support/renderSignedIn.tsx';
// Read beforehand, so that no test waits for a part of its own.
import '#features/competitorDashboard/panels/OverviewPanels.tsx';
import '#shared/ui/Notifications.tsx';
import { CompetitorDashboardPage } from '#features/competitorDashboard/CompetitorDashboardPage.tsx';
import './PrintedReport.tsx';

const print = vi.fn();
beforeEach(() => {
  print.mockClear();
  vi.stubGlobal('print', print);
});

const open = async (search: string) => {
  const view = await renderSignedIn(
    'pricing.manager',
    <CompetitorDashboardPage />,
    `/competitorAnalysisDashboard${search}`,
  );
  await view.user.click(await screen.findByRole('button', { name: 'Print' }));
  return view;
};
const paper = () => document.querySelector('[data-report]');

test('the figures of the scope are printed once, when all of them are there', async () => {
  const { user } = await open('?days=90&atMoq=true&basis=unit&kvi=true');
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  expect(paper()).toHaveTextContent('Unit price · Quantity: MOQ · Key value items only');
  for (const title of ['Price index over time', 'Gap to the market', 'Competitors', 'Biggest price changes'])
    expect(paper()).toHaveTextContent(title);
  expect(paper()?.querySelectorAll('.tiles li')).toHaveLength(10);
  expect(paper()?.querySelectorAll('svg.plot')).toHaveLength(2);
  expect(paper()?.querySelectorAll('a, button')).toHaveLength(0);
  await user.click(await screen.findByRole('button', { name: 'Print' }));
  await waitFor(() => expect(print).toHaveBeenCalledTimes(2));
});

test('margins are not printed for somebody who may not see costs', async () => {
  hideCostsFrom('', 'pricing.manager@backroom.test');
  await open('');
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  expect(paper()).not.toHaveTextContent(/Under floor|Lower:/);
  expect(paper()).toHaveTextContent(/Raise: \d+ products/);
});

test('where a figure cannot be read nothing is printed, and it says so', async () => {
  mockServer.use(
    http.get('*/api/competitor-analysis/heatmap', () =>
      HttpResponse.json({ message: 'No' }, { status: 500 }),
    ),
  );
  await open('');
  expect(await screen.findByText('Couldn’t prepare the printout')).toBeVisible();
  expect(print).not.toHaveBeenCalled();
});
