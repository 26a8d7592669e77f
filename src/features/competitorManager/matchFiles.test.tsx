import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { resetSession } from '#mocks/core/mockSessions.ts';
import { sentBodies } from '#tests/support/accountPage.tsx';
import { findRowTexts, savedFiles } from '#tests/support/importDialog.tsx';
import { CONFIRMED, marketNow } from '#tests/support/matches.ts';
import { renderSignedIn } from '#tests/support/renderSignedIn.tsx';
// Read beforehand, so that no test waits for a part of its own.
import '#resource/imports/ImportDialog.tsx';
import { Component as CompetitorManagerPage } from './route.tsx';

beforeEach(() => resetSession());

const openPage = () =>
  renderSignedIn(
    'pricing.analyst',
    <Routes>
      <Route path="/competitor-manager/:productid" element={<CompetitorManagerPage />} />
    </Routes>,
    '/competitor-manager/prd-0008',
  );

test('the matches and the readings of the product are exported, and a file of matches can be imported', async () => {
  const { user } = await openPage();
  await user.click(await screen.findByRole('button', { name: 'Export matches' }));
  await waitFor(() => expect(savedFiles).toHaveLength(1));
  expect(await sentBodies('POST /exports')).toMatchObject([
    { resource: 'matches', query: 'productId=prd-0008' },
  ]);
  await user.click(screen.getByRole('button', { name: 'Export readings' }));
  await waitFor(() => expect(savedFiles).toHaveLength(2));
  expect((await sentBodies('POST /exports'))[1]).toMatchObject({
    resource: 'readings',
    query: 'productId=prd-0008',
    headers: expect.arrayContaining(['As of', 'Setup charge', 'Source', 'Anomaly']),
  });
  await user.click(screen.getByRole('button', { name: 'Import' }));
  expect(await screen.findByRole('dialog', { name: 'Import matches' })).toBeVisible();
});

test('a file of price readings is checked, added, and undone as anomalies', async () => {
  const { user } = await openPage();
  await user.click(await screen.findByRole('button', { name: 'Import' }));
  await screen.findByRole('dialog', { name: 'Import matches' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'File contents' }), 'Price readings');
  const dialog = within(await screen.findByRole('dialog', { name: 'Import readings' }));
  await user.click(dialog.getByRole('button', { name: 'Paste rows instead' }));
  await user.click(dialog.getByRole('textbox', { name: 'Rows' }));
  const page = 'UMB-0008\thttps://logo-harbor.example/p/0008\t2026-01-05';
  await user.paste(`SKU\tURL\tAs of\tMin. qty\tUnit price\n${page}\t100\t3.10\n${page}\t250\t2.90`);
  await user.click(dialog.getByRole('button', { name: 'Check rows' }));
  await user.click(await dialog.findByRole('button', { name: /^New/ }));
  await waitFor(async () =>
    expect(await findRowTexts()).toEqual([
      expect.stringMatching(/Reading.*100: 3.10 USD/),
      expect.stringMatching(/Reading.*250: 2.90 USD/),
    ]),
  );
  await user.click(dialog.getByRole('button', { name: 'Import 2 rows' }));
  expect(await dialog.findByText('1 item done.')).toBeVisible();
  const imported = () => {
    const { listings, readingsOf } = marketNow();
    const listing = listings.get(CONFIRMED);
    return (listing ? readingsOf(listing) : []).filter(({ method }) => method === 'import');
  };
  expect(imported()).toMatchObject([{ capturedAt: '2026-01-05T00:00:00.000Z', isAnomaly: false }]);
  await user.click(dialog.getByRole('button', { name: 'Undo import' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Undo import' }));
  expect(await dialog.findByText(/1 item restored/)).toBeVisible();
  expect(imported()).toMatchObject([{ isAnomaly: true }]);
});
