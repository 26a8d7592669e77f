import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { mockServer } from '#mocks/adapters/unit.ts';
import { countCalls, sentBodies } from '#tests/support/accountPage.tsx';
import { drawer, field, openDrawer } from '#tests/support/productDrawer.tsx';
// Read beforehand, so that no test waits for it.
import '#entities/ladders/MoqDialog.tsx';

/** A blanket with a live ladder from 25 pieces on. */
const BLANKET = 'prd-0003';
const SAVE = `PATCH /products/${BLANKET}`;
const TITLE = 'Price ladders won’t match the MOQ';

/** The drawer with another minimum typed, and the question that follows "Save changes". */
async function saveMoq(name: string, moq = '60') {
  const { user } = await openDrawer(name, BLANKET);
  await user.clear(await screen.findByRole('textbox', { name: 'MOQ' }));
  await user.type(field('MOQ'), moq);
  const save = () => user.click(within(drawer()).getByRole('button', { name: 'Save changes' }));
  const question = () => screen.findByRole('alertdialog', { name: TITLE });
  const answer = async (button: string) =>
    user.click(within(await question()).getByRole('button', { name: button }));
  await save();
  return { user, save, question, answer };
}

test('a minimum that breaks a ladder is asked about before it is saved, and Cancel keeps the input', async () => {
  const { question, answer } = await saveMoq('pricing.manager');
  const dialog = await question();
  expect(dialog).toHaveTextContent('1 price ladder won’t start at the MOQ.');
  const row = within(dialog).getByRole('row', { name: /BLK-0003/ });
  expect(row).toHaveTextContent(/Decorated\s*USD\s*Live\s*25\s*60/);
  expect(within(row).getByRole('link', { name: 'BLK-0003 (opens in a new tab)' })).toHaveAttribute(
    'href',
    `/slabs/${BLANKET}?currency=USD&configuration=Decorated&set=set-0003-1`,
  );
  await answer('Cancel');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(field('MOQ')).toHaveValue('60');
  expect(countCalls(SAVE)).toBe(0);
});

test.each([
  ['Save and move first breaks', { moq: 60, moveFirstBreak: true }],
  ['Save only', { moq: 60 }],
])('the choice "%s" does what it says', async (button, change) => {
  const { answer } = await saveMoq('pricing.manager');
  await answer(button);
  expect(await screen.findByText('Product saved')).toBeInTheDocument();
  expect(await sentBodies(SAVE)).toEqual([{ version: expect.any(Number), ...change }]);
});

test('without the permission to change prices the question names the ladder and offers no move', async () => {
  const { question, answer } = await saveMoq('catalogue');
  const dialog = await question();
  expect(dialog).toHaveTextContent('To move first breaks, you need the permission “Price Slabs: Edit”.');
  expect(within(dialog).getByRole('row', { name: /BLK-0003/ })).toBeVisible();
  expect(within(dialog).queryByRole('link')).not.toBeInTheDocument();
  expect(within(dialog).queryByRole('button', { name: /move/ })).not.toBeInTheDocument();
  await answer('Save only');
  expect(await screen.findByText('Product saved')).toBeInTheDocument();
});

test('there is no question when no ladder is broken, and nothing is saved when that is unknown', async () => {
  mockServer.use(
    http.post('*/api/products/moq-check', () => HttpResponse.json({}, { status: 503 }), { once: true }),
  );
  const { user, save } = await saveMoq('pricing.manager', '25');
  expect(await screen.findByText('No changes to save')).toBeInTheDocument();
  await user.clear(field('MOQ'));
  await user.type(field('MOQ'), '60');
  await save();
  expect(await within(drawer()).findByRole('alert')).toBeVisible();
  expect(field('MOQ')).toHaveValue('60');
  expect(countCalls(SAVE)).toBe(0);
});
