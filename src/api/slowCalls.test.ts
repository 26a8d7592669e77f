import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { errorOf, json, connectApi, networkFailure, stubNetwork } from '#tests/support/stubNetwork.ts';
import { getAuthUser } from './generated/sdk/session.gen.ts';
import { slowCalls } from './slowCalls.ts';

let changes = 0;
let leave: () => void = () => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  connectApi();
  changes = 0;
  leave = slowCalls.subscribe(() => {
    changes += 1;
  });
});
afterEach(() => {
  leave();
  vi.useRealTimers();
});

const ask = () => getAuthUser({ meta: { retry: false } });
/** A body that stops in the middle: the connection stays, and nothing comes any more. */
const stalled = () => {
  const half = new TextEncoder().encode('{"username":"hel');
  const body = new ReadableStream({ start: (controller) => controller.enqueue(half) });
  return new Response(body, { headers: { 'content-type': 'application/json' } });
};

test('a call is slow after exactly 8 s, until it fails', async () => {
  stubNetwork(stalled);
  const call = errorOf(ask());
  await vi.advanceTimersByTimeAsync(7999);
  expect(slowCalls.isAny()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(slowCalls.isAny()).toBe(true);
  await vi.advanceTimersByTimeAsync(22_000);
  expect(await call).toMatchObject({ kind: 'timeout' });
  expect(slowCalls.isAny()).toBe(false);
  expect(changes).toBe(2);
});

test('of two slow calls the last one ends the notice', async () => {
  let answer: (response: Response) => void = () => undefined;
  stubNetwork(() => new Promise((resolve) => (answer = resolve)), stalled);
  const first = ask();
  const second = errorOf(ask());
  await vi.advanceTimersByTimeAsync(8000);
  answer(await json({ username: 'helen' })(new Request('http://localhost/')));
  await first;
  expect(slowCalls.isAny()).toBe(true);
  await vi.advanceTimersByTimeAsync(22_000);
  await second;
  expect(slowCalls.isAny()).toBe(false);
});

test('a call that answers in time, fails or is aborted is never slow and leaves no timer', async () => {
  stubNetwork(json({ username: 'helen' }), networkFailure(), stalled);
  await ask();
  await errorOf(ask());
  const controller = new AbortController();
  const left = errorOf(getAuthUser({ signal: controller.signal }));
  await vi.advanceTimersByTimeAsync(5000);
  controller.abort();
  await left;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(changes).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});

test('a call to another server is slow after 8 s too, until it answers or fails', async () => {
  let fail: (reason: Error) => void = () => undefined;
  const answer = slowCalls.watch(new Promise((_resolve, reject) => (fail = reject)));
  const quick = await slowCalls.watch(Promise.resolve('quick'));
  expect(quick).toBe('quick');
  await vi.advanceTimersByTimeAsync(8000);
  expect(slowCalls.isAny()).toBe(true);
  fail(new Error('gone'));
  await expect(answer).rejects.toThrow('gone');
  expect(slowCalls.isAny()).toBe(false);
  expect(changes).toBe(2);
});
