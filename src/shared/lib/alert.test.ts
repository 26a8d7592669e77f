import { expect, test, vi } from 'vitest';
import { createAlertStore } from './alert.ts';

test('E146 the second alert replaces the first; success is polite, danger assertive', () => {
  const store = createAlertStore();
  store.show({ type: 'success', message: 'Saved' });
  expect(store.getSnapshot()).toMatchObject({ type: 'success', message: 'Saved', live: 'polite' });
  store.show({ type: 'danger', message: '<b>Not saved</b>' });
  expect(store.getSnapshot()).toMatchObject({
    type: 'danger',
    message: '<b>Not saved</b>',
    live: 'assertive',
  });
});

test('E146 the same sentence twice is two alerts', () => {
  const store = createAlertStore();
  store.show({ type: 'success', message: 'Saved' });
  const first = store.getSnapshot()?.id;
  store.show({ type: 'success', message: 'Saved' });
  expect(store.getSnapshot()?.id).not.toBe(first);
});

test('E146 an alert can be cleared', () => {
  const store = createAlertStore();
  store.show({ type: 'success', message: 'Saved' });
  store.clear();
  expect(store.getSnapshot()).toBeNull();
});

test('E146 an alert survives one navigation, each alert for itself', () => {
  const store = createAlertStore();
  store.show({ type: 'success', message: 'Saved' });
  store.navigated();
  expect(store.getSnapshot()).not.toBeNull();
  store.show({ type: 'success', message: 'Moved' });
  store.navigated();
  expect(store.getSnapshot()?.message).toBe('Moved');
  store.navigated();
  expect(store.getSnapshot()).toBeNull();
});

test('listeners are called for changes and nothing else', () => {
  const store = createAlertStore();
  const heard = vi.fn();
  const leave = store.subscribe(heard);
  store.clear();
  store.navigated();
  store.navigated();
  expect(heard).not.toHaveBeenCalled();
  store.show({ type: 'success', message: 'Saved' });
  store.clear();
  expect(heard).toHaveBeenCalledTimes(2);
  leave();
  store.show({ type: 'success', message: 'Saved' });
  expect(heard).toHaveBeenCalledTimes(2);
});
