import { MutationCache, QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#api/errors.ts';
import { storage } from '#shared/lib/storage.ts';
import { createLateWrites } from './lateWrites.ts';

const outcome = () => storage.session.get('lateWrite');
const stale = (cause?: unknown) => new ApiError('stale', { cause });

/** A page with a write on its way when an idle session ends. */
function overtaken() {
  const cache = new MutationCache();
  const client = new QueryClient({ mutationCache: cache });
  const answers: { ok: (data: unknown) => void; fail: (error: Error) => void }[] = [];
  const write = (): void => {
    const promise = new Promise((resolve, reject) => {
      answers.push({ ok: resolve, fail: reject });
    });
    const made = cache.build(client, { mutationFn: () => promise, networkMode: 'always' });
    made.execute(undefined).catch(() => undefined);
  };
  const tell = vi.fn<() => void>();
  const { follow } = createLateWrites(cache, tell);
  return { client, answers, write, tell, follow };
}

beforeEach(() => {
  storage.session.remove('lateWrite');
  document.title = 'Team | Backroom';
});

test('D36 nothing is recorded for a session without a pending write', () => {
  overtaken().follow('u-1');
  expect(outcome()).toBeNull();
});

test('D36 a write without an answer is recorded as unknown, for its person, with the title of its page', () => {
  const page = overtaken();
  page.write();
  page.follow('u-1');
  expect(outcome()).toEqual({ userId: 'u-1', page: 'Team', outcome: 'unknown' });
});

test.each<[string, (page: ReturnType<typeof overtaken>) => void, string]>([
  ['answered while the session waits', ({ answers }) => answers[0]?.ok({ id: 1 }), 'saved'],
  ['answered after the end', ({ answers }) => answers[0]?.fail(stale()), 'saved'],
  [
    'refused after the end',
    ({ answers }) => answers[0]?.fail(stale(new ApiError('http', { status: 409 }))),
    'failed',
  ],
  ['refused in time', ({ answers }) => answers[0]?.fail(new ApiError('http', { status: 422 })), 'failed'],
  ['asked to sign in', ({ answers }) => answers[0]?.ok(null), 'failed'],
  ['asked to sign in late', ({ answers }) => answers[0]?.fail(stale(new ApiError('loginNeeded'))), 'failed'],
  ['cut off', ({ answers }) => answers[0]?.fail(stale(new ApiError('network'))), 'unknown'],
])('D36 a write that is %s is recorded and reported, with the cache cleared', async (_, answer, result) => {
  const page = overtaken();
  page.write();
  page.follow('u-1');
  page.client.clear();
  answer(page);
  await vi.waitFor(() => expect(page.tell).toHaveBeenCalledOnce());
  expect(outcome()?.outcome).toBe(result);
});

test('D36 of several writes the worst outcome is reported', async () => {
  const page = overtaken();
  page.write();
  page.write();
  page.follow('u-1');
  page.answers[0]?.ok({});
  await vi.waitFor(() => expect(page.tell).toHaveBeenCalledTimes(1));
  expect(outcome()?.outcome).toBe('unknown');
  page.answers[1]?.fail(new ApiError('http', { status: 500 }));
  await vi.waitFor(() => expect(page.tell).toHaveBeenCalledTimes(2));
  expect(outcome()?.outcome).toBe('failed');
});
