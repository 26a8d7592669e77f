import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { resetSession } from '#mocks/core/mockSessions.ts';
import { sentBodies } from '#tests/support/accountPage.tsx';
import { findRowTexts, savedFiles } from '#tests/support/importDialog.tsx';
import { CONFIRMED, marketNow } from '#tests/support/matches.ts';
import { renderSignedIn } from '#tests/support/renderSignedIn.tsx';
// Read beforehand, so that no test waits for a part of its own.
import '#resource/imports/ImportDialog.tsx';
import { CompetitorAdminPage } from './CompetitorAdminPage.tsx';

beforeEach(() => resetSession());

const openPage = (name = 'pricing.analyst') =>
  renderSignedIn(name, <CompetitorAdminPage />, '/competitorAnalysisAdmin');

const rows = [
  'sku\turl\tmatch_type\tpack_factor',
  'UMB-0008\thttps://merch-meadow.example/p/larch-umbrella\texact\t1',
  'UMB-0008\thttps://logo-harbor.example/p/0008\tequivalent\t12',
  'NOPE-1\thttps://logo-harbor.example/p/1\texact\t1',
].join('\n');

test('pasted rows are checked, imported and undone', async () => {
  const { user } = await openPage();
  await user.click(await screen.findByRole('button', { name: 'Import' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import matches' }));
  const more = dialog.getByRole('button', { name: 'Paste rows instead' });
  expect(more).toHaveAttribute('aria-expanded', 'false');
  await user.click(more);
  expect(dialog.getByRole('button', { name: 'Check rows' })).toBeDisabled();
  await user.click(dialog.getByRole('textbox', { name: 'Rows' }));
  await user.paste(rows);
  await user.click(dialog.getByRole('button', { name: 'Check rows' }));
  expect(await findRowTexts()).toEqual([
    expect.stringContaining('There is no product with the SKU "NOPE-1"'),
  ]);
  await user.click(dialog.getByRole('button', { name: /^New/ }));
  await waitFor(async () => expect(await findRowTexts()).toEqual([expect.stringMatching(/Merch Meadow/)]));
  await user.click(dialog.getByRole('button', { name: /^Changed/ }));
  await waitFor(async () =>
    expect(await findRowTexts()).toEqual([expect.stringMatching(/Match type.*Exact.*Equivalent/)]),
  );
  await user.click(dialog.getByRole('button', { name: 'Import 2 rows' }));
  expect(await dialog.findByText('2 items done.')).toBeVisible();
  expect(marketNow().listings.get(CONFIRMED)).toMatchObject({ matchType: 'equivalent', packFactor: 12 });
  await user.click(dialog.getByRole('button', { name: 'Undo import' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Undo import' }));
  expect(await dialog.findByText(/2 items restored/)).toBeVisible();
  expect(marketNow().listings.get(CONFIRMED)).toMatchObject({ matchType: 'exact', packFactor: 1 });
});

test('all matches are exported, with the names that the panel has for what they say', async () => {
  const { user } = await openPage();
  await user.click(await screen.findByRole('button', { name: 'Export matches' }));
  await waitFor(() => expect(savedFiles).toHaveLength(1));
  expect(await sentBodies('POST /exports')).toMatchObject([{ resource: 'matches', query: '' }]);
  expect(await savedFiles[0]).toContain(
    'SKU,Product,Competitor,URL,Listing title,Match type,Pack factor,Status',
  );
});

test('who may not edit matches can export them, and reads why they cannot import any', async () => {
  const { user } = await openPage('auditor');
  const button = await screen.findByRole('button', { name: 'Import' });
  expect(button).toHaveAccessibleDescription(/Competitor Manager: Edit/);
  await user.click(button);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Export matches' })).toHaveAttribute('aria-disabled', 'false');
});
