import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { changeLanguage } from '#shared/i18n/i18n.ts';
import { facetGroup, findHitList, openSearch, searchQuery } from '#tests/support/searchPage.tsx';

/** The range of a facet, once the hits are there. */
async function openRange(name: string) {
  const app = await openSearch('pricing.manager');
  await findHitList();
  await screen.findByRole('group', { name });
  const range = facetGroup(name);
  return { ...app, range, address: () => searchQuery(app) };
}

test('D33 a price that differs from the input keeps its notice, and applying asks', async () => {
  const { user, range, address } = await openRange('From price');
  const from = range.getByRole('textbox', { name: 'From' });
  await user.type(from, '2,5');
  await user.tab();
  expect(from).toHaveValue('25');
  expect(from).toHaveAccessibleDescription('Removed: ,\u00a0(comma) – use a decimal point');
  await user.click(range.getByRole('button', { name: 'Apply' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Is this number right?' });
  expect(dialog).toHaveAccessibleDescription('From price, From now reads 25. Removed: ,\u00a0(comma).');
  await user.click(await within(dialog).findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(from).toHaveFocus());
  expect(address()).toBe('');
  await user.click(range.getByRole('button', { name: 'Apply' }));
  await user.click(await screen.findByRole('button', { name: 'Apply as shown' }));
  await waitFor(() => expect(address()).toBe('?range.fromPrice=25..'));
  expect(range.queryByText(/^Removed/)).not.toBeInTheDocument();
});

test('a negative margin is typed with a minus, and in German with a comma', async () => {
  const { user, range, address } = await openRange('GP % at 250');
  await changeLanguage('de');
  await user.type(range.getByRole('textbox', { name: 'Bis' }), '-2,5{Enter}');
  await waitFor(() => expect(address()).toBe('?range.gpPct=..-2.5'));
  expect(range.queryByText(/^Entfernt/)).not.toBeInTheDocument();
});
