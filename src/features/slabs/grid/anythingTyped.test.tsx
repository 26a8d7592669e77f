import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { storage } from '#shared/lib/storage.ts';
import { session } from '#session/session.ts';
import { openSlabs, price, saveState, typePrice, priceRead } from '#tests/support/slabsPage.tsx';

/** A product whose supplier gives us end-quantity pricing: a cost is known at any quantity, and so where there is none. */
const EQP = '/slabs/prd-0001';

const from = (row: number) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: `From quantity, break ${row}` });

test('a quantity that is emptied leaves the screen as it is, and so does its draft', async () => {
  const first = await openSlabs('pricing.manager', EQP);
  const priced = price(1).value;
  const quantity = from(1).value;
  from(1).focus();
  fireEvent.change(from(1), { target: { value: '' } });
  expect(from(1)).toBeInvalid();
  expect(price(1)).toHaveValue(priced);
  await act(() => session.end('expired'));
  first.unmount();
  const { user } = await openSlabs('pricing.manager', EQP);
  expect(from(1)).toHaveValue(quantity);
  await user.click(await screen.findByRole('button', { name: 'Restore' }));
  await waitFor(() => expect(from(1)).toHaveValue(''));
  expect(price(1)).toHaveValue(priced);
  expect(saveState()).toHaveTextContent('Unsaved changes');
});

test.each([
  ['rows that are none', { slabs: [null, 5, 'x'], link: null, note: '' }],
  [
    'texts that are numbers',
    { slabs: [{ id: 1, quantity: 50, price: 1.2, code: null }], link: null, note: '' },
  ],
  ['a link that is none', { slabs: [], link: { currency: 5 }, note: '' }],
])('a draft of the browser with %s is dropped', async (_what, values) => {
  const first = await openSlabs('pricing.manager');
  typePrice(1, '44.10');
  await act(() => session.end('expired'));
  first.unmount();
  const [name = ''] = storage.drafts.names();
  const draft = storage.drafts.get(name);
  expect(draft).not.toBeNull();
  if (draft) storage.drafts.set(name, { ...draft, values });
  await openSlabs('pricing.manager');
  expect(priceRead(1)).toBe(44.35);
  expect(screen.queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument();
  expect(storage.drafts.names()).toEqual([]);
});
