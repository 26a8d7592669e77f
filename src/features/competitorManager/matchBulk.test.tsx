import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { resetSession } from '#mocks/core/mockSessions.ts';
import { askAsAnalyst } from '#tests/support/matches.ts';
import { itemsIn } from '#tests/support/replyBody.ts';
import { renderSignedIn } from '#tests/support/renderSignedIn.tsx';
import { Component as CompetitorManagerPage } from './route.tsx';
// Read beforehand, so that no test waits for a part of its own.
import './MatchBulk.tsx';
import '#resource/bulk/BulkDialog.tsx';
import '#shared/ui/Notifications.tsx';

beforeEach(() => resetSession());

async function open(name: string) {
  const view = await renderSignedIn(
    name,
    <Routes>
      <Route path="/competitor-manager/:productid" element={<CompetitorManagerPage />} />
    </Routes>,
    '/competitor-manager/prd-0008',
  );
  await screen.findByRole('row', { name: /Logo Harbor/ });
  return view;
}

const confirmed = async () =>
  itemsIn(await askAsAnalyst('GET /matches?productId=prd-0008&status=confirmed&pageSize=100'));

test('several pages get a pack factor after a preview; competitors without a page take no part', async () => {
  const { user } = await open('pricing.analyst');
  const before = await confirmed();
  expect(before.length).toBeGreaterThan(1);
  await user.click(screen.getByRole('checkbox', { name: /all rows|this page/i }));
  await user.click(screen.getByRole('button', { name: 'Set pack factor' }));
  const question = within(await screen.findByRole('dialog', { name: 'Set pack factor' }));
  const factor = question.getByRole('textbox', { name: 'Pack factor' });
  await user.clear(factor);
  await user.click(question.getByRole('button', { name: 'Preview' }));
  expect(await question.findByText('Enter a number above 0, up to 100,000.')).toBeVisible();
  await user.type(factor, '25');
  await user.click(question.getByRole('button', { name: 'Preview' }));
  const plan = within(await screen.findByRole('dialog', { name: 'Set pack factor' }));
  await user.click(await plan.findByRole('button', { name: /^(Apply|Change)/ }));
  expect(await plan.findByText(/done/i)).toBeVisible();
  expect((await confirmed()).map(({ packFactor }) => packFactor)).toEqual(before.map(() => 25));
});

test('ticked pages are read again, and each says what it showed', async () => {
  const { user } = await open('pricing.analyst');
  for (const name of [/Logo Harbor/, /Giveaway Depot/])
    await user.click(within(screen.getByRole('row', { name })).getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Read pages again' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Read pages again' }));
  expect(await dialog.findByText('Will be read')).toBeVisible();
  expect(dialog.getAllByText('Last read')).toHaveLength(2);
  await user.click(dialog.getByRole('button', { name: 'Read 2 pages' }));
  expect(await dialog.findByText(/2 items done/)).toBeVisible();
  const rows = within(await dialog.findByRole('region', { name: 'Items' }));
  expect(await rows.findByRole('columnheader', { name: 'Outcome' })).toBeVisible();
  expect(rows.getAllByText(/Same price|New price added/)).toHaveLength(2);
});

test('who may neither edit nor decide reads which permission is missing', async () => {
  const { user } = await open('auditor');
  await user.click(within(screen.getByRole('row', { name: /Logo Harbor/ })).getByRole('checkbox'));
  expect(screen.getByRole('button', { name: 'Reject' })).toHaveAccessibleDescription(
    /Competitor Manager: Decide/,
  );
  expect(screen.getByRole('button', { name: 'Set match type' })).toHaveAccessibleDescription(
    /Competitor Manager: Edit/,
  );
});
