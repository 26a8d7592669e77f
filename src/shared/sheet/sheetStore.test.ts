import { expect, test, vi } from 'vitest';
import { createSheetStore } from './sheetStore.ts';

const add = (sum: number, more: number): number => sum + more;

test('a listener hears of each change until it leaves, and reads the new state', () => {
  const store = createSheetStore(1, add);
  const seen: number[] = [];
  const leave = store.subscribe(() => seen.push(store.getSnapshot()));
  store.dispatch(2);
  store.dispatch(3);
  leave();
  store.dispatch(4);
  expect(seen).toEqual([3, 6]);
  expect(store.getSnapshot()).toBe(10);
});

test('an action that changes nothing calls nobody', () => {
  const store = createSheetStore(1, add);
  const listener = vi.fn();
  store.subscribe(listener);
  store.dispatch(0);
  expect(listener).not.toHaveBeenCalled();
});
