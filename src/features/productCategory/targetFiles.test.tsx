import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { resetSession } from '#mocks/core/mockSessions.ts';
import { sentBodies } from '#tests/support/accountPage.tsx';
import { readCategory } from '#tests/support/categoryTree.ts';
import { findRowTexts, savedFiles } from '#tests/support/importDialog.tsx';
import { renderSignedIn } from '#tests/support/renderSignedIn.tsx';
import { ProductCategoryPage } from './ProductCategoryPage.tsx';
// Read beforehand, so that no test waits for a part of its own.
import '#resource/imports/ImportDialog.tsx';
import './targetRecords.ts';

beforeEach(() => resetSession());

const openPage = async (name = 'pricing.manager') => {
  const address = '/competitorAnalysisProductCategory?node=cat-drinkware';
  const view = await renderSignedIn(name, <ProductCategoryPage />, address);
  await screen.findByRole('rowheader', { name: 'Mugs' });
  return view;
};

test('the categories on screen and all below them are exported with their margins', async () => {
  const { user } = await openPage();
  await user.click(screen.getByRole('button', { name: 'Export all levels' }));
  await waitFor(() => expect(savedFiles).toHaveLength(1));
  expect(await sentBodies('POST /exports')).toMatchObject([
    { resource: 'categoryFigures', query: expect.stringContaining('parentId=cat-drinkware') },
  ]);
  const [header, first] = (await savedFiles[0])?.split(/\r?\n/) ?? [];
  expect(header).toMatch(/^.?Category path,Products,.*Target GP %,Minimum GP %/);
  expect(first).toMatch(/^Drinkware,/);
});

test('pasted margins are checked, imported and undone', async () => {
  const { user } = await openPage();
  await user.click(screen.getByRole('button', { name: 'Import margins' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import margins' }));
  await user.click(dialog.getByRole('button', { name: 'Paste rows instead' }));
  await user.click(dialog.getByRole('textbox', { name: 'Rows' }));
  await user.paste('Category path\tTarget GP %\tMinimum GP %\nDrinkware / Mugs\t41.5\t');
  await user.click(dialog.getByRole('button', { name: 'Check rows' }));
  await user.click(await dialog.findByRole('button', { name: /^Changed/ }));
  await waitFor(async () =>
    expect(await findRowTexts()).toEqual([expect.stringMatching(/Drinkware \/ Mugs.*Target GP %.*41.5%/)]),
  );
  await user.click(dialog.getByRole('button', { name: 'Import 1 row' }));
  expect(await dialog.findByText('1 item done.')).toBeVisible();
  expect(await readCategory('cat-mugs')).toMatchObject({ targetGpPct: 41.5 });
  await user.click(dialog.getByRole('button', { name: 'Undo import' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Undo import' }));
  expect(await dialog.findByText(/1 item restored/)).toBeVisible();
  expect(await readCategory('cat-mugs')).toMatchObject({ targetGpPct: null });
});

test('D25 who may not change margins can export what they may see, and reads why they cannot import', async () => {
  const { user } = await openPage('pricing.analyst');
  const button = screen.getByRole('button', { name: 'Import margins' });
  expect(button).toHaveAccessibleDescription(/Product Category: Edit/);
  await user.click(button);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Export all levels' }));
  await waitFor(() => expect(savedFiles).toHaveLength(1));
});
