import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#api/errors.ts';
import type { Match } from '#api/generated/types.gen.ts';
import { examples } from '#mocks/contract/examples.gen.ts';
import { createOutbox, type Sending } from './createOutbox.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const confirm: Sending['call'] = { kind: 'confirm', matchType: 'exact' };
const sending = (matchId: string, call: Sending['call'] = confirm, version = 1): Sending => ({
  matchId,
  version,
  key: `${matchId}-${call.kind}`,
  call,
});
const answer = ({ matchId, version }: Sending): Match => ({
  ...examples.match,
  id: matchId,
  version: version + 1,
});
const offline = () => new ApiError('offline');
const refusal = () => new ApiError('http', { status: 409, code: 'version_conflict' });

/** An outbox whose server answers as the test says. */
function open(reply: (one: Sending) => Match | Promise<Match>) {
  let isOpen = true;
  const sent: Sending[] = [];
  const kept: (readonly Sending[])[] = [];
  const refused: string[] = [];
  const outbox = createOutbox({
    isOpen: () => isOpen,
    send: async (one) => {
      sent.push(one);
      return reply(one);
    },
    keep: (waiting) => void kept.push(waiting),
  });
  outbox.listen({ onSent: () => undefined, onRefused: ({ matchId }) => void refused.push(matchId) });
  const setOpen = (next: boolean): void => {
    isOpen = next;
  };
  return { outbox, sent, kept, refused, setOpen };
}

const settle = () => vi.advanceTimersByTimeAsync(0);

test('decisions are sent one after the other, in their order, and nothing is kept of them afterwards', async () => {
  const { outbox, sent, kept } = open(answer);
  outbox.put(sending('a'));
  outbox.put(sending('b'));
  expect(sent.map(({ matchId }) => matchId)).toEqual(['a']);
  await settle();
  expect(sent.map(({ matchId }) => matchId)).toEqual(['a', 'b']);
  expect(outbox.waiting()).toEqual([]);
  expect(kept.at(-1)).toEqual([]);
});

test('without a connection they wait in their order, and are sent once with the key they had', async () => {
  let isOnline = false;
  const { outbox, sent, refused } = open((one) => {
    if (!isOnline) throw offline();
    return answer(one);
  });
  outbox.put(sending('a'));
  outbox.put(sending('b'));
  await settle();
  expect(outbox.isHeld()).toBe(true);
  expect(outbox.waiting()).toHaveLength(2);
  isOnline = true;
  await vi.advanceTimersByTimeAsync(5000);
  expect(sent.map(({ key }) => key)).toEqual(['a-confirm', 'a-confirm', 'b-confirm']);
  expect(outbox.isHeld()).toBe(false);
  expect(refused).toEqual([]);
});

test('a connection that is back is used at once', async () => {
  let isOnline = false;
  const { outbox } = open((one) => {
    if (!isOnline) throw offline();
    return answer(one);
  });
  outbox.put(sending('a'));
  await settle();
  isOnline = true;
  outbox.resume();
  await settle();
  expect(outbox.waiting()).toEqual([]);
});

test('a busy server is asked again when it says', async () => {
  let isBusy = true;
  const { outbox } = open((one) => {
    if (isBusy) throw new ApiError('http', { status: 429, retryAfterMs: 30_000 });
    return answer(one);
  });
  outbox.put(sending('a'));
  await settle();
  isBusy = false;
  await vi.advanceTimersByTimeAsync(29_000);
  expect(outbox.waiting()).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(outbox.waiting()).toEqual([]);
});

test('a refused decision comes back, with what was built on it, and the others go on', async () => {
  const { outbox, refused, sent } = open((one) => {
    if (one.matchId === 'a') throw refusal();
    return answer(one);
  });
  outbox.put(sending('a'));
  outbox.put(sending('a', { kind: 'restore', matchType: 'exact' }));
  outbox.put(sending('b'));
  await settle();
  expect(refused).toEqual(['a']);
  expect(sent.map(({ key }) => key)).toEqual(['a-confirm', 'b-confirm']);
});

test('a server that fails five times at a decision refuses it', async () => {
  const { outbox, refused, sent } = open((one) => {
    if (one.matchId === 'a') throw new ApiError('http', { status: 500 });
    return answer(one);
  });
  outbox.put(sending('a'));
  outbox.put(sending('b'));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(refused).toEqual(['a']);
  expect(sent.at(-1)?.matchId).toBe('b');
});

test('the next decision on a match is made on the version that the one before brought', async () => {
  const { outbox, sent } = open(answer);
  outbox.put(sending('a'));
  outbox.put(sending('a', { kind: 'restore', matchType: 'exact' }));
  await settle();
  expect(sent.map(({ version }) => version)).toEqual([1, 2]);
});

test('a decision that is not on its way yet is forgotten, one that is cannot be', async () => {
  const { outbox, sent } = open(answer);
  outbox.put(sending('a'));
  outbox.put(sending('b'));
  expect(outbox.forget('a')).toBe(false);
  expect(outbox.forget('b')).toBe(true);
  expect(outbox.forget('c')).toBe(false);
  await settle();
  expect(sent.map(({ matchId }) => matchId)).toEqual(['a']);
});

test('a decision whose answer was lost may have been made: it is taken back, and not forgotten', async () => {
  let isLost = true;
  const { outbox, sent } = open((one) => {
    if (isLost) throw new ApiError('network');
    return answer(one);
  });
  outbox.put(sending('a'));
  await settle();
  expect(outbox.forget('a')).toBe(false);
  outbox.put(sending('a', { kind: 'restore', matchType: 'exact' }));
  isLost = false;
  outbox.resume();
  await settle();
  expect(sent.map(({ key, version }) => `${key} ${version}`)).toEqual([
    'a-confirm 1',
    'a-confirm 1',
    'a-restore 2',
  ]);
});

test('what was kept is sent before anything else', async () => {
  const { outbox, sent } = open(answer);
  outbox.start([sending('kept')]);
  outbox.put(sending('new'));
  await settle();
  expect(sent.map(({ matchId }) => matchId)).toEqual(['kept', 'new']);
});

test('nothing is sent once somebody else is signed in, or nobody', async () => {
  let isOnline = false;
  const { outbox, sent, setOpen } = open((one) => {
    if (!isOnline) throw offline();
    return answer(one);
  });
  outbox.put(sending('a'));
  await settle();
  setOpen(false);
  isOnline = true;
  await vi.advanceTimersByTimeAsync(60_000);
  outbox.resume();
  await settle();
  expect(sent).toHaveLength(1);
  setOpen(true);
  outbox.resume();
  await settle();
  expect(sent).toHaveLength(2);
  expect(outbox.waiting()).toEqual([]);
});
