import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { mockServer } from '#mocks/adapters/unit.ts';
import { openDetail } from '#tests/support/detailPage.tsx';
import { itemsIn } from '#tests/support/replyBody.ts';
import { askAsAdmin } from '#tests/support/roles.ts';

const panel = (name: string) => within(screen.getByRole('region', { name }));
const box = (name: string) => panel('What if').getByRole<HTMLInputElement>('textbox', { name });
const rowOf = (quantity: string) => panel('What if').getByRole('row', { name: new RegExp(`^${quantity} `) });
const draftsOf = async (id: string) => itemsIn(await askAsAdmin(`GET /products/${id}/slab-sets?state=draft`));

test('a price that is typed shows its rank, index and margin at once, and a gross profit makes the price', async () => {
  const { user } = await openDetail('pricing.manager');
  expect(rowOf('144')).toHaveTextContent('2 of 3');
  const price = box('New price at quantity 144');
  await user.clear(price);
  await user.type(price, '15');
  expect(rowOf('144')).toHaveTextContent('1 of 3');
  expect(rowOf('144')).toHaveTextContent('Below floor');

  const gp = box('GP % at quantity 144');
  await user.clear(gp);
  await user.type(gp, '50');
  expect(box('New price at quantity 144').value).not.toBe('15');
  expect(rowOf('144')).toHaveTextContent('3 of 3');
  expect(rowOf('144')).toHaveTextContent('More expensive than for fewer pieces');
  expect(rowOf('144')).not.toHaveTextContent('Below floor');
});

test('the ladder that was tried becomes a draft, which is opened and found again', async () => {
  const { user, router, go } = await openDetail('pricing.manager');
  const create = panel('What if').getByRole('button', { name: 'Create draft' });
  expect(create).toHaveAccessibleDescription('Type a price that differs from the live one.');
  const price = box('New price at quantity 576');
  await user.clear(price);
  await user.click(create);
  expect(await panel('What if').findByText(/Correct the marked prices/)).toBeVisible();
  expect(price).toHaveFocus();
  expect(price).toHaveAccessibleDescription('Enter a price.');
  await user.type(price, '17.95');
  await user.click(create);
  expect(await screen.findByText(/^Draft created/)).toBeInTheDocument();
  await waitFor(() => expect(router.state.location.pathname).toBe('/slabs/prd-0008'));
  const [draft] = await draftsOf('prd-0008');
  expect(draft).toMatchObject({ source: 'manual', currency: 'USD' });
  const slabs: unknown = draft?.slabs;
  expect(slabs).toContainEqual(expect.objectContaining({ minQty: 576, unitPrice: '17.95' }));
  expect(router.state.location.search).toContain(`set=${String(draft?.id)}`);

  await go('/competitorAnalysisDetail?productId=prd-0008');
  expect(await panel('What if').findByRole('link', { name: 'Open draft' })).toBeVisible();
  expect(panel('What if').getByRole('button', { name: 'Create draft' })).toHaveAccessibleDescription(
    'There is a draft already. Change the prices there.',
  );
});

test('who leaves with prices that are not in a draft is asked', async () => {
  const { user, go, router } = await openDetail('pricing.manager');
  await user.type(box('New price at quantity 72'), '1');
  await go('/home');
  const question = within(await screen.findByRole('alertdialog'));
  expect(router.state.location.pathname).toBe('/competitorAnalysisDetail');
  await user.click(question.getByRole('button', { name: /Stay|Keep/ }));
  expect(box('New price at quantity 72')).toBeVisible();
});

test('who may not edit prices tries them all the same, and reads which permission a draft needs', async () => {
  const { user } = await openDetail('merchandiser');
  await user.type(box('New price at quantity 72'), '1');
  expect(panel('What if').getByRole('button', { name: 'Create draft' })).toHaveAccessibleDescription(
    /Price Slabs: Edit/,
  );
});

test('the history fails and is tried again alone', async () => {
  const history = '*/products/prd-0008/price-history';
  mockServer.use(
    http.get(history, () => HttpResponse.json({ title: 'Broken', status: 500 }, { status: 500 })),
  );
  const { user } = await openDetail('pricing.manager');
  const retry = await panel('Price history').findByRole('button', { name: 'Retry' });
  expect(panel('Our position').getByText('2 of 3')).toBeVisible();
  mockServer.resetHandlers();
  await user.click(retry);
  expect(await panel('Price history').findByRole('img')).toBeVisible();
});

test('the history is a table too, and its period is in the address', async () => {
  const { user, router } = await openDetail('pricing.manager');
  await user.click(await panel('Price history').findByRole('button', { name: 'Show as table' }));
  const columns = await panel('Price history').findAllByRole('columnheader');
  expect(columns.map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Date', 'Ours', 'Logo Harbor']),
  );
  await user.click(panel('Price history').getByRole('button', { name: 'All' }));
  await waitFor(() => expect(router.state.location.search).toContain('period=all'));
});

test('a suggestion is confirmed here, and a match is rejected with its reason', async () => {
  const { user } = await openDetail('pricing.analyst');
  await user.click(await panel('Matches').findByRole('button', { name: 'Confirm the match of PrintParade' }));
  expect(await screen.findByText('Match confirmed')).toBeInTheDocument();
  await waitFor(() =>
    expect(panel('Price matrix').getByRole('columnheader', { name: /PrintParade/ })).toBeVisible(),
  );
  await user.click(panel('Matches').getByRole('button', { name: 'Reject the match of PrintParade' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reject the match of PrintParade?' }));
  await user.selectOptions(dialog.getByRole('combobox'), 'Wrong product');
  await user.click(dialog.getByRole('button', { name: 'Reject' }));
  await waitFor(() =>
    expect(
      panel('Price matrix').queryByRole('columnheader', { name: /PrintParade/ }),
    ).not.toBeInTheDocument(),
  );
});

test('a suggestion of a rule is shown with its rule and what a price was kept from', async () => {
  await openDetail('pricing.manager', '?productId=prd-0024');
  expect(await panel('Price suggestions').findByRole('link', { name: 'Near the market' })).toHaveAttribute(
    'href',
    expect.stringContaining('view=rules&open='),
  );
  expect(panel('Price suggestions').getByText('Limited by the largest change')).toBeVisible();
  expect(panel('Price suggestions').getByText('No counted offer at this quantity')).toBeVisible();
});
