import { beforeEach, expect, test } from 'vitest';
import { createRemovals, isFieldRemoval, type Removals } from './removals.ts';

const comma = { label: 'Price', value: '1282', removed: [','] };
let removals: Removals;
let price: HTMLInputElement;

function box(name: string, value: string): HTMLInputElement {
  const input = document.createElement('input');
  Object.assign(input, { name, value });
  document.body.append(input);
  return input;
}

beforeEach(() => {
  document.body.replaceChildren();
  removals = createRemovals();
  price = box('price', '1282');
  removals.set(price, comma);
});

test('a form knows which of its numbers differ from the input', () => {
  expect(removals.of(price)).toMatchObject({ name: 'price', ...comma });
  expect(removals.list(() => '1282')).toMatchObject([{ name: 'price', ...comma }]);
  removals.set(price, null);
  expect(removals.list(() => '1282')).toEqual([]);
});

test('the same number in another notation is still in doubt', () => {
  price.value = '1282.00';
  expect(removals.of(price)).not.toBeNull();
  expect(removals.list(() => '01282.0')).toHaveLength(1);
});

test('another number shows no notice, and an empty field needs no confirmation', () => {
  price.value = '3';
  expect(removals.of(price)).toBeNull();
  expect(removals.list(() => '3')).toEqual([]);
  removals.set(price, { label: 'Price', value: '', removed: ['-'] });
  price.value = '';
  expect(removals.of(price)).not.toBeNull();
  expect(removals.list(() => '')).toEqual([]);
});

test('a field that is unmounted keeps its notices for its return', () => {
  price.remove();
  expect(removals.list(() => '1282')).toHaveLength(1);
  const again = box('price', '1282');
  expect(removals.of(again)).toMatchObject(comma);
  removals.set(again, null);
  expect(removals.list(() => '1282')).toEqual([]);
});

test('a field of a list keeps its notices when the row before it is removed', () => {
  price.name = 'lines.0.price';
  expect(removals.list((name) => (name === 'lines.0.price' ? '1282' : '5'))).toMatchObject([comma]);
});

test('the notices of a restored draft go to the fields of their names', () => {
  const kept: unknown = JSON.parse(
    JSON.stringify(removals.list(() => '1282').map(({ name }) => ({ ...comma, name }))),
  );
  const next = createRemovals();
  next.restore(Array.isArray(kept) ? kept.filter(isFieldRemoval) : []);
  expect(next.of(price)).toMatchObject(comma);
  next.clear();
  expect(next.of(price)).toBeNull();
  expect(
    [{}, null, 'x', { ...comma, name: 1 }, { ...comma, name: 'a', removed: [1] }].filter(isFieldRemoval),
  ).toEqual([]);
});
