import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { resetSession } from '#mocks/core/mockSessions.ts';
import { sentBodies } from '#tests/support/accountPage.tsx';
import { savedFiles } from '#tests/support/importDialog.tsx';
import { renderSignedIn } from '#tests/support/renderSignedIn.tsx';
// Read beforehand, so that no test waits for a part of its own.
import '#resource/imports/ImportDialog.tsx';
import { Component as CompetitorManagerPage } from './route.tsx';

beforeEach(() => resetSession());

test('the matches and the readings of the product are exported, and a file of matches can be imported', async () => {
  const { user } = await renderSignedIn(
    'pricing.analyst',
    <Routes>
      <Route path="/competitor-manager/:productid" element={<CompetitorManagerPage />} />
    </Routes>,
    '/competitor-manager/prd-0008',
  );
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
  await user.click(screen.getByRole('button', { name: 'Import matches' }));
  expect(await screen.findByRole('dialog', { name: 'Import matches' })).toBeVisible();
});
