import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createLoadingFlag } from './loadingFlag.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('E140 the loading flag', () => {
  test('ends with the work of the session', () => {
    const flag = createLoadingFlag();
    flag.work(true);
    expect(flag.getSnapshot()).toBe(true);
    flag.work(false);
    expect(flag.getSnapshot()).toBe(false);
  });

  test('is cleared 3000 ms after a navigation, though the work goes on', () => {
    const flag = createLoadingFlag();
    flag.work(true);
    flag.navigated();
    vi.advanceTimersByTime(2999);
    expect(flag.getSnapshot()).toBe(true);
    vi.advanceTimersByTime(1);
    expect(flag.getSnapshot()).toBe(false);
  });

  test('each navigation starts the 3000 ms anew: one at 0, one at 2 s, cleared at 5 s', () => {
    const flag = createLoadingFlag();
    flag.work(true);
    flag.navigated();
    vi.advanceTimersByTime(2000);
    flag.navigated();
    vi.advanceTimersByTime(2999);
    expect(flag.getSnapshot()).toBe(true);
    vi.advanceTimersByTime(1);
    expect(flag.getSnapshot()).toBe(false);
  });

  test('notifies its listeners of each change once', () => {
    const flag = createLoadingFlag();
    const heard = vi.fn();
    const leave = flag.subscribe(heard);
    flag.work(true);
    flag.work(true);
    flag.work(false);
    expect(heard).toHaveBeenCalledTimes(2);
    leave();
    flag.work(true);
    expect(heard).toHaveBeenCalledTimes(2);
  });
});
