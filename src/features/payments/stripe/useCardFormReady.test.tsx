import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useCardFormReady } from './useCardFormReady.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => void vi.useRealTimers();
});

const pass = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));

test('a frame that is silent for 15 seconds is late, and may still become ready', () => {
  const { result } = renderHook(() => useCardFormReady());
  pass(14_999);
  expect(result.current.state).toBe('waiting');
  pass(1);
  expect(result.current.state).toBe('late');
  act(() => result.current.onReady());
  expect(result.current.state).toBe('ready');
});

test('a frame that is ready is not late afterwards', () => {
  const { result } = renderHook(() => useCardFormReady());
  act(() => result.current.onReady());
  pass(60_000);
  expect(result.current.state).toBe('ready');
});

test('a frame that reports a load error has failed at once', () => {
  const { result } = renderHook(() => useCardFormReady());
  act(() => result.current.onLoadError());
  pass(60_000);
  expect(result.current.state).toBe('failed');
});
