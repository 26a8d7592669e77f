import { expect, test, vi } from 'vitest';
import { missingFields } from './missingFields.ts';
import { queryClient } from './queryClient.ts';
import { required } from './generated/required.gen.ts';

const paths = ['items', 'items[].name', 'items[].supplier', 'items[].supplier.name', 'total'];
const whole = { items: [{ name: 'Mug', supplier: { name: 'Fern' } }], total: 1 };

test.each<[unknown, string[]]>([
  [whole, []],
  [{ ...whole, total: 0 }, []],
  [{ ...whole, items: [] }, []],
  [{ ...whole, total: null }, ['total']],
  [{ items: whole.items }, ['total']],
  [{ ...whole, items: [...whole.items, { ...whole.items[0], name: null }] }, ['items[].name']],
  [{ ...whole, items: [{ name: 'Mug' }] }, ['items[].supplier']],
  [{ ...whole, items: [{ name: 'Mug', supplier: {} }] }, ['items[].supplier.name']],
  [{ ...whole, items: [null] }, []],
  [{ ...whole, items: 5 }, []],
  [{}, ['items', 'total']],
  [Object.create(whole), []],
  [null, []],
])('the reply %j lacks the fields %j', (reply, missing) => {
  expect(missingFields(reply, paths)).toEqual(missing);
});

test('the contract names the fields that lists of the panel need', () => {
  expect(required.listProducts).toEqual(expect.arrayContaining(['items[].status', 'items[].supplier.name']));
  expect(required.listPayments).toEqual(expect.arrayContaining(['items[].amountMinor']));
  expect(required.getLoggedInUser).toBeUndefined();
});

test('a read logs each missing field once, in one line', async () => {
  const lines = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const read = (value: unknown) =>
    queryClient.query({
      queryKey: [{ _id: 'listSuppliers' }],
      queryFn: () => value,
      staleTime: 0,
    });
  const item = { id: 's-1', code: 'F', name: null };
  await read({ items: [item, item] });
  await vi.waitFor(() => expect(lines).toHaveBeenCalled());
  const [first] = lines.mock.calls.flat();
  expect(first).toBe('listSuppliers: the reply has no items[].name');
  const count = lines.mock.calls.length;
  await read({ items: [item] });
  await read({ items: [item] });
  expect(lines.mock.calls).toHaveLength(count);
});

test('a query of the page itself is not checked', async () => {
  const lines = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  await queryClient.query({ queryKey: ['own'], queryFn: () => ({}) });
  expect(lines).not.toHaveBeenCalled();
});
