import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { chooseItem } from '#tests/support/chooseItem.ts';
import { renderSignedIn } from '#tests/support/renderSignedIn.tsx';
import { itemsIn } from '#tests/support/replyBody.ts';
import { askAsAdmin } from '#tests/support/roles.ts';
// Read beforehand, so that no test waits for a part of its own.
import './SuggestionDrawer.tsx';
import './SuggestionList.tsx';
import { CompetitorAdminPage } from '#features/competitorAdmin/CompetitorAdminPage.tsx';

const openPage = (search = '', name = 'pricing.manager') =>
  renderSignedIn(name, <CompetitorAdminPage />, `/competitorAnalysisAdmin?view=suggestions${search}`);

const table = async () => within(await screen.findByRole('table', { name: 'Price suggestions' }));
const rowOf = async (sku: string) =>
  (await table()).findByRole('row', { name: new RegExp(`^${sku}|${sku}`) });
const draftsOf = async (id: string) => itemsIn(await askAsAdmin(`GET /products/${id}/slab-sets?state=draft`));

test('suggestions are listed by the largest change, and opened beside the list with their reasons', async () => {
  const { user } = await openPage();
  const row = await rowOf('PEN-0024');
  expect(row).toHaveTextContent('Near the market−10.0%3 of 5');
  await user.click(within(row).getByRole('button', { name: /^Actions/ }));
  await chooseItem(user, await screen.findByRole('menuitem', { name: 'Open' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Granite pen, wheat straw, black ink' }));
  expect(drawer.getByText('Rule: Near the market')).toBeVisible();
  const price = drawer.getByRole('row', { name: /^96/ });
  expect(price).toHaveTextContent('96$0.30$0.27Limited by the largest change40.0% → 33.3%');
  expect(drawer.getByRole('row', { name: /^48/ })).toHaveTextContent(
    'StaysNo counted offer at this quantity',
  );
});

test('the blocked ones are found, and those of one rule', async () => {
  await openPage('&outcome=blocked');
  expect(await rowOf('CAL-0010')).toHaveTextContent('Cost isn’t known');
  expect((await table()).queryByRole('row', { name: /PEN-0024/ })).not.toBeInTheDocument();
});

test('drafts are made of what is selected, after a question, and one that is there is left alone', async () => {
  const { user } = await openPage();
  for (const sku of ['PEN-0024', 'BPK-0023'])
    await user.click(within(await rowOf(sku)).getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Create drafts' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Create drafts for 2 products?' }));
  expect(await draftsOf('prd-0024')).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Create drafts' }));
  expect(await screen.findByText('2 drafts created.')).toBeInTheDocument();
  const [made] = await draftsOf('prd-0024');
  expect(made).toMatchObject({ source: 'rule', note: 'Near the market' });
  await waitFor(async () =>
    expect(within(await rowOf('PEN-0024')).getByRole('link', { name: 'Draft' })).toHaveAttribute(
      'href',
      '/slabs/prd-0024',
    ),
  );

  await user.click(within(await rowOf('PEN-0024')).getByRole('button', { name: /^Actions/ }));
  expect(
    await screen.findByRole('menuitem', { name: /^Create draft prices.*It has a draft already\./ }),
  ).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('{Escape}');
  await user.click(within(await rowOf('PEN-0024')).getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Create drafts' }));
  const again = within(await screen.findByRole('alertdialog', { name: 'Create a draft for 1 product?' }));
  await user.click(again.getByRole('button', { name: 'Create drafts' }));
  expect(await screen.findByText(/^1 product left out: it has a draft/)).toBeInTheDocument();
  expect(await draftsOf('prd-0024')).toEqual([made]);
});

test('who may not edit prices makes no drafts, and reads which permission is missing', async () => {
  const { user } = await openPage('', 'auditor');
  await user.click(within(await rowOf('PEN-0024')).getByRole('checkbox'));
  expect(screen.getByRole('button', { name: 'Create drafts' })).toHaveAccessibleDescription(
    /Price Slabs: Edit/,
  );
});
