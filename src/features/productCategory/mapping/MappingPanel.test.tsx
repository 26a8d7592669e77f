import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ask, tokenOf } from '#tests/support/askMock.ts';
import { chooseItem } from '#tests/support/chooseItem.ts';
import { itemsIn, recordIn } from '#tests/support/replyBody.ts';
import { renderSignedIn } from '#tests/support/renderSignedIn.tsx';
import { ProductCategoryPage } from '#features/productCategory/ProductCategoryPage.tsx';
// Read beforehand, so that no test waits for a part of its own.
import './MappingBulk.tsx';
import './MappingDialog.tsx';
import './MappingPanel.tsx';

const CANDLES = 'Custom candles, Logo Harbor';

async function openMapping(search = '', name = 'pricing.manager') {
  const address = `/competitorAnalysisProductCategory?view=mapping${search}`;
  const view = await renderSignedIn(name, <ProductCategoryPage />, address);
  const table = within(await screen.findByRole('table', { name: 'Competitor categories' }));
  return { ...view, table };
}
const callAs = async (call: string, body?: unknown) =>
  ask(call, {
    token: await tokenOf('admin@backroom.test'),
    ...(body === undefined ? {} : { body }),
  });
const mappingNow = async (id: string) => {
  const items = itemsIn(await callAs('GET /category-mappings?pageSize=100'));
  return items.find((one) => one['id'] === id);
};
const choose = async (user: Awaited<ReturnType<typeof openMapping>>['user'], row: string, action: string) => {
  await user.click(await screen.findByRole('button', { name: `Actions for ${row}` }));
  await chooseItem(user, await screen.findByRole('menuitem', { name: action }));
};

test('the tab says how many categories of competitors are not mapped, and the filter shows them', async () => {
  const { user, table, router } = await openMapping();
  const total = Number(recordIn(await callAs('GET /category-mappings?unmapped=true'))['total']);
  expect(await screen.findByRole('tab', { name: `Mapping ${total} unmapped` })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Mapping' }));
  await user.click(await screen.findByRole('radio', { name: 'Not mapped' }));
  await waitFor(() => expect(router.state.location.search).toContain('unmapped=true'));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(table.queryByText('Wellness / Fitness')).not.toBeInTheDocument());
  expect(table.getAllByText('Not mapped').length).toBeGreaterThan(3);
});

test('a category of a competitor is searched for and mapped to one of ours', async () => {
  const { user, table } = await openMapping();
  await user.type(screen.getByRole('searchbox', { name: 'Search competitor categories' }), 'custom candles');
  expect(await table.findByText('Custom candles')).toBeVisible();
  await choose(user, CANDLES, 'Map to…');
  const dialog = within(await screen.findByRole('dialog', { name: 'Map “Custom candles” of Logo Harbor' }));
  expect(dialog.getByText('Suggested: Food and gifts / Candles')).toBeVisible();
  await user.selectOptions(
    dialog.getByRole('combobox', { name: 'Our category' }),
    'Food and gifts / Candles',
  );
  await user.click(dialog.getByRole('button', { name: 'Save mapping' }));
  await waitFor(async () =>
    expect(await mappingNow('cmap-2-candles')).toMatchObject({ category: { name: 'Candles' }, version: 2 }),
  );
});

test('a mapping is taken back', async () => {
  const { user } = await openMapping('&q=custom%20fleece');
  await choose(user, 'Custom fleece, Logo Harbor', 'Remove mapping');
  await waitFor(async () => expect(await mappingNow('cmap-2-fleece')).toMatchObject({ category: null }));
});

test('what is suggested is taken by one press', async () => {
  const { user } = await openMapping('&q=custom%20candles');
  const name = 'Use Food and gifts / Candles for Custom candles';
  await user.click(await screen.findByRole('button', { name }));
  await waitFor(async () =>
    expect(await mappingNow('cmap-2-candles')).toMatchObject({ category: { name: 'Candles' } }),
  );
  await waitFor(() => expect(screen.queryByRole('button', { name })).not.toBeInTheDocument());
});

test('E5 a mapping that somebody else changed is compared, and mine is kept on top of it', async () => {
  const { user } = await openMapping('&q=custom%20candles');
  await choose(user, CANDLES, 'Map to…');
  const dialog = within(await screen.findByRole('dialog', { name: 'Map “Custom candles” of Logo Harbor' }));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Our category' }), 'Wellness');
  await callAs('PUT /category-mappings/cmap-2-candles', { categoryId: 'cat-desk', version: 1 });
  await user.click(dialog.getByRole('button', { name: 'Save mapping' }));
  const conflict = within(await screen.findByRole('alertdialog'));
  expect(conflict.getByText('Office / Desk')).toBeVisible();
  await user.click(conflict.getByRole('button', { name: 'Keep mine' }));
  await waitFor(async () =>
    expect(await mappingNow('cmap-2-candles')).toMatchObject({ category: { name: 'Wellness' }, version: 3 }),
  );
});

test('ticked rows are mapped to one category, after a preview', async () => {
  const { user } = await openMapping('&q=candles&unmapped=true');
  await user.click(await screen.findByRole('checkbox', { name: /Custom candles, Logo Harbor/ }));
  await user.click(screen.getByRole('checkbox', { name: /All candles, PrintParade/ }));
  await user.click(screen.getByRole('button', { name: 'Map to category…' }));
  const question = within(await screen.findByRole('dialog', { name: 'Map to category…' }));
  await user.click(question.getByRole('button', { name: 'Preview' }));
  expect(await question.findByText('Choose a category.')).toBeVisible();
  await user.selectOptions(
    question.getByRole('combobox', { name: 'Our category' }),
    'Food and gifts / Candles',
  );
  await user.click(question.getByRole('button', { name: 'Preview' }));
  const plan = within(await screen.findByRole('dialog', { name: 'Map to category…' }));
  await user.click(await plan.findByRole('button', { name: 'Change 2 items' }));
  await waitFor(async () =>
    expect(await mappingNow('cmap-3-candles')).toMatchObject({ category: { name: 'Candles' } }),
  );
});

test('D25 who may not change categories sees the mappings, and why they stay', async () => {
  const { user } = await openMapping('&q=custom%20candles', 'pricing.analyst');
  expect(screen.queryByRole('button', { name: /^Use .* for Custom/ })).not.toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: `Actions for ${CANDLES}` }));
  expect(await screen.findByRole('menuitem', { name: /Map to…/ })).toHaveAttribute('aria-disabled', 'true');
});
