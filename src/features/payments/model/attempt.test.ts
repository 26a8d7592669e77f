import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  attemptAfter,
  toFingerprint,
  isUnderWay,
  newAttempt,
  resumedAttempt,
  type Attempt,
  type AttemptEvent,
  type AttemptPhase,
} from './attempt.ts';

const bill = toFingerprint(1200, 'USD', 'INV-1');
type Happened = readonly (AttemptEvent | AttemptEvent['type'])[];
const events = (...types: Happened): AttemptEvent[] =>
  types.map((each) => (typeof each === 'string' ? eventOf(each) : each));

function eventOf(type: AttemptEvent['type']): AttemptEvent {
  switch (type) {
    case 'pay':
      return { type, fingerprint: bill, freshKey: 'fresh' };
    case 'told':
      return { type, status: 'succeeded', freshKey: 'fresh' };
    case 'refused':
    case 'again':
      return { type, freshKey: 'fresh' };
    default:
      return { type };
  }
}

const messages = (
  status: 'processing' | 'requires_action' | 'succeeded' | 'failed' | 'canceled',
): AttemptEvent => ({
  type: 'told',
  status,
  freshKey: 'fresh',
});
const after = (...happened: Happened): Attempt =>
  events(...happened).reduce(attemptAfter, newAttempt('first'));
const sent = ['pay', 'valid', 'sent'] as const;

test.each([
  { name: 'charged at once', happened: [...sent, messages('succeeded')], phase: 'succeeded', key: 'first' },
  { name: 'declined', happened: [...sent, messages('failed')], phase: 'declined', key: 'fresh' },
  { name: 'form with a fault', happened: ['pay', 'notSent'], phase: 'editing', key: 'first' },
  { name: 'no token', happened: ['pay', 'valid', 'notSent'], phase: 'editing', key: 'first' },
  { name: 'refused by our API', happened: [...sent, 'refused'], phase: 'editing', key: 'fresh' },
  { name: '3-D Secure', happened: [...sent, messages('requires_action')], phase: 'action', key: 'first' },
  {
    name: '3-D Secure passed',
    happened: [...sent, messages('requires_action'), messages('succeeded')],
    phase: 'succeeded',
    key: 'first',
  },
  {
    name: '3-D Secure failed',
    happened: [...sent, messages('requires_action'), messages('failed')],
    phase: 'declined',
    key: 'fresh',
  },
  {
    name: 'canceled',
    happened: [...sent, messages('requires_action'), messages('canceled')],
    phase: 'canceled',
    key: 'first',
  },
  { name: 'being processed', happened: [...sent, messages('processing')], phase: 'processing', key: 'first' },
  { name: 'already in progress', happened: [...sent, 'inProgress'], phase: 'processing', key: 'first' },
  {
    name: 'a minute without a word',
    happened: [...sent, messages('processing'), 'lost'],
    phase: 'unknown',
    key: 'first',
  },
  { name: 'answer lost', happened: [...sent, 'lost'], phase: 'unknown', key: 'first' },
  {
    name: 'answer lost, then found',
    happened: [...sent, 'lost', messages('succeeded')],
    phase: 'succeeded',
    key: 'first',
  },
  {
    name: 'answer lost, then declined',
    happened: [...sent, 'lost', messages('failed')],
    phase: 'declined',
    key: 'fresh',
  },
  {
    name: 'lost in 3-D Secure',
    happened: [...sent, messages('requires_action'), 'lost'],
    phase: 'unknown',
    key: 'first',
  },
  {
    name: 'never arrived, paid again',
    happened: [...sent, 'lost', 'neverArrived', 'again'],
    phase: 'editing',
    key: 'fresh',
  },
  {
    name: 'unknown, paid again too early',
    happened: [...sent, 'lost', 'again'],
    phase: 'unknown',
    key: 'first',
  },
  {
    name: 'unknown, paid without asking',
    happened: [...sent, 'lost', ...sent],
    phase: 'unknown',
    key: 'first',
  },
  {
    name: 'the next payment',
    happened: [...sent, messages('succeeded'), 'again'],
    phase: 'editing',
    key: 'fresh',
  },
  { name: 'paid twice by a double click', happened: [...sent, ...sent], phase: 'sending', key: 'first' },
  {
    name: 'told before it was sent',
    happened: ['pay', messages('succeeded')],
    phase: 'validating',
    key: 'first',
  },
] as const)('the phase of an attempt: $name: $phase', ({ happened, phase, key }) => {
  expect(after(...happened)).toMatchObject({ phase, key });
});

test('the same amount, currency and reference keep the idempotency key, others get a new one', () => {
  const back = after('pay', 'notSent');
  const pay = (fingerprint: string) => attemptAfter(back, { type: 'pay', fingerprint, freshKey: 'fresh' });
  expect(pay(bill).key).toBe('first');
  expect(pay(toFingerprint(1201, 'USD', 'INV-1')).key).toBe('fresh');
  expect(pay(toFingerprint(1200, 'EUR', 'INV-1')).key).toBe('fresh');
  expect(pay(toFingerprint(1200, 'USD', 'INV-2')).key).toBe('fresh');
});

test('after a reload an attempt knows only that it has to be looked up', () => {
  expect(resumedAttempt('first', bill)).toMatchObject({
    phase: 'unknown',
    key: 'first',
    neverArrived: false,
  });
});

const anyEvent: fc.Arbitrary<AttemptEvent> = fc.oneof(
  fc.record({
    type: fc.constant('pay' as const),
    fingerprint: fc.constantFrom(bill, toFingerprint(1300, 'USD', 'INV-1')),
    freshKey: fc.uuid(),
  }),
  fc.record({
    type: fc.constant('told' as const),
    status: fc.constantFrom('processing', 'requires_action', 'succeeded', 'failed', 'canceled'),
    freshKey: fc.uuid(),
  }),
  fc.record({ type: fc.constantFrom('refused' as const, 'again' as const), freshKey: fc.uuid() }),
  fc.record({
    type: fc.constantFrom('valid', 'notSent', 'sent', 'inProgress', 'lost', 'neverArrived'),
  }),
);

test('an unknown outcome never leads to a new charge unless our API said that nothing arrived', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 40 }), (happened) => {
      let attempt = newAttempt('first');
      let isUnsure = false;
      for (const event of happened) {
        const next = attemptAfter(attempt, event);
        if (next.phase === 'unknown' && attempt.phase !== 'unknown') isUnsure = true;
        if (next !== attempt && (event.type === 'neverArrived' || event.type === 'told')) isUnsure = false;
        expect(isUnsure && (next.phase === 'sending' || next.phase === 'editing')).toBe(false);
        attempt = next;
      }
    }),
    { numRuns: 2000 },
  );
});

test('the same payment is sent under another key only after a definite answer', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 40 }), (happened) => {
      let attempt = newAttempt('first');
      for (const event of happened) {
        const next = attemptAfter(attempt, event);
        if (attempt.phase !== 'editing' && attempt.phase !== 'declined' && next.key !== attempt.key)
          expect(['told', 'refused', 'again']).toContain(event.type);
        attempt = next;
      }
    }),
    { numRuns: 2000 },
  );
});

/** What can happen in each phase; and whether nobody is signed out meanwhile. */
const phases: Record<AttemptPhase, { moves: AttemptEvent['type'][]; isUnderWay: boolean }> = {
  editing: { moves: ['pay'], isUnderWay: false },
  validating: { moves: ['valid', 'notSent'], isUnderWay: true },
  tokenising: { moves: ['notSent', 'sent'], isUnderWay: true },
  sending: { moves: ['told', 'refused', 'inProgress', 'lost'], isUnderWay: true },
  action: { moves: ['told', 'lost'], isUnderWay: true },
  processing: { moves: ['told', 'lost'], isUnderWay: true },
  succeeded: { moves: ['again'], isUnderWay: false },
  declined: { moves: ['pay', 'again'], isUnderWay: false },
  canceled: { moves: ['again'], isUnderWay: false },
  unknown: { moves: ['told', 'neverArrived'], isUnderWay: false },
};
const everything = [
  ...(['pay', 'valid', 'notSent', 'sent', 'told'] as const),
  ...(['refused', 'inProgress', 'lost', 'neverArrived', 'again'] as const),
];

test.each(Object.keys(phases).filter((name): name is AttemptPhase => name in phases))(
  'in %s only the events of that phase have an effect',
  (phase) => {
    const attempt = { ...newAttempt('first'), phase, fingerprint: bill };
    const moves = everything.filter((type) => attemptAfter(attempt, eventOf(type)) !== attempt);
    expect(moves).toEqual(phases[phase].moves);
    expect(isUnderWay(attempt)).toBe(phases[phase].isUnderWay);
  },
);

test('a payment is under way from the press of Pay to the answer of our API', () => {
  expect(isUnderWay(after('pay'))).toBe(true);
  expect(isUnderWay(after(...sent))).toBe(true);
  expect(isUnderWay(after(...sent, messages('requires_action')))).toBe(true);
  expect(isUnderWay(after(...sent, messages('succeeded')))).toBe(false);
  expect(isUnderWay(after(...sent, 'lost'))).toBe(false);
  expect(isUnderWay(after())).toBe(false);
});
