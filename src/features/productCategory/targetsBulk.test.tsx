import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ask, tokenOf } from '#tests/support/askMock.ts';
import { itemsIn } from '#tests/support/replyBody.ts';
import { renderSignedIn } from '#tests/support/renderSignedIn.tsx';
import { ProductCategoryPage } from './ProductCategoryPage.tsx';
// Read beforehand, so that no test waits for a part of its own.
import './TargetsBulk.tsx';

const openPage = async (name = 'pricing.manager') => {
  const address = '/competitorAnalysisProductCategory?node=cat-drinkware';
  const view = await renderSignedIn(name, <ProductCategoryPage />, address);
  await screen.findByRole('rowheader', { name: 'Mugs' });
  return view;
};
const categoryOf = async (id: string) => {
  const reply = await ask('GET /categories', { token: await tokenOf('admin@backroom.test') });
  return itemsIn(reply).find((one) => one['id'] === id);
};

test('the index over the period is drawn beside the index', async () => {
  await openPage();
  expect(screen.getAllByRole('img', { name: /^Index from [\d.]+ to [\d.]+$/ }).length).toBeGreaterThan(2);
});

test('margins of ticked categories are set and reset at once, after a preview', async () => {
  const { user } = await openPage();
  await user.click(screen.getByRole('checkbox', { name: /Mugs/ }));
  await user.click(screen.getByRole('checkbox', { name: /Tumblers/ }));
  await user.click(screen.getByRole('button', { name: 'Set margins…' }));
  const question = within(await screen.findByRole('dialog', { name: 'Set margins…' }));
  await user.click(question.getByRole('button', { name: 'Preview' }));
  expect(await question.findByText('Set or reset at least one margin.')).toBeVisible();
  await user.selectOptions(
    question.getByRole('combobox', { name: 'Target GP %: what changes' }),
    question.getAllByRole('option', { name: 'Set' })[0] ?? 'set',
  );
  await user.type(await question.findByRole('textbox', { name: 'Target GP %' }), '41');
  await user.click(question.getByRole('button', { name: 'Preview' }));
  await user.click(await screen.findByRole('button', { name: 'Change 2 items' }));
  await waitFor(async () => expect(await categoryOf('cat-tumblers')).toMatchObject({ targetGpPct: 41 }));
  expect(await categoryOf('cat-mugs')).toMatchObject({ targetGpPct: 41, minGpPct: null });
});

test('D25 who may not change categories sees why margins cannot be set', async () => {
  const { user } = await openPage('pricing.analyst');
  await user.click(screen.getByRole('checkbox', { name: /Mugs/ }));
  expect(screen.getByRole('button', { name: 'Set margins…' })).toHaveAttribute('aria-disabled', 'true');
});
