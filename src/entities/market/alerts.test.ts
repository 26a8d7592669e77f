import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { findAlerts, type AlertTerms } from './alerts.ts';
import type { MarketChange } from './marketChange.ts';

const HOUR_MS = 3_600_000;
const all = { categoryIds: [], supplierIds: [], competitorIds: [], kviOnly: false };
const terms: AlertTerms = {
  condition: { kind: 'competitorDrop', minimumPct: '5' },
  scope: all,
  cooldownHours: 24,
  minimumChange: null,
};

const drop = (hour: number, changes: Partial<Pick<MarketChange, 'competitorId' | 'matchId'>> = {}) =>
  ({
    what: 'theirPrice',
    product: { id: 'prd-0001', categoryIds: ['cat-2', 'cat-1'], supplierId: 'sup-1', isKvi: false },
    competitorId: 'cmp-1',
    matchId: 'lst-0001-1',
    at: hour * HOUR_MS,
    before: '5.00',
    after: '4.00',
    ...changes,
  }) as const;

test('a page that fired rests until its cooldown is over', () => {
  const fired = findAlerts(terms, [drop(0), drop(23), drop(24), drop(25)]);
  expect(fired.map(({ at }) => at / HOUR_MS)).toEqual([0, 24]);
});

test('a change that does not fire makes no page rest', () => {
  const small = { ...drop(0), after: '4.90' };
  expect(findAlerts(terms, [small, drop(1)]).map(({ at }) => at / HOUR_MS)).toEqual([1]);
});

test('pages rest each by itself', () => {
  const other = drop(1, { matchId: 'lst-0001-2', competitorId: 'cmp-2' });
  expect(findAlerts(terms, [drop(0), other])).toHaveLength(2);
});

test.each<[string, Partial<AlertTerms['scope']>, number]>([
  ['of everything', {}, 1],
  ['of its category', { categoryIds: ['cat-2'] }, 1],
  ['of a category above', { categoryIds: ['cat-1', 'cat-9'] }, 1],
  ['of another category', { categoryIds: ['cat-9'] }, 0],
  ['of its supplier', { supplierIds: ['sup-1'] }, 1],
  ['of another supplier', { supplierIds: ['sup-2'] }, 0],
  ['of its competitor', { competitorIds: ['cmp-2', 'cmp-1'] }, 1],
  ['of another competitor', { competitorIds: ['cmp-2'] }, 0],
  ['of key value items', { kviOnly: true }, 0],
  ['of its category at another competitor', { categoryIds: ['cat-2'], competitorIds: ['cmp-2'] }, 0],
])('a rule %s', (_name, scope, count) => {
  expect(findAlerts({ ...terms, scope: { ...all, ...scope } }, [drop(0)])).toHaveLength(count);
});

test('a rule of key value items fires for one', () => {
  const change = drop(0);
  const kvi = { ...change, product: { ...change.product, isKvi: true } };
  expect(findAlerts({ ...terms, scope: { ...all, kviOnly: true } }, [kvi])).toHaveLength(1);
});

test('a rule of competitors leaves out what is of no competitor', () => {
  const cost = { ...drop(0, { competitorId: null, matchId: null }), what: 'cost', after: '6.00' } as const;
  const rule = { ...terms, condition: { kind: 'costRise' } } as const;
  expect(findAlerts(rule, [cost])).toHaveLength(1);
  expect(findAlerts({ ...rule, scope: { ...all, competitorIds: ['cmp-1'] } }, [cost])).toEqual([]);
});

const prices = fc.integer({ min: 1, max: 900 }).map((cents) => (cents / 100).toFixed(2));
const changes = fc.array(
  fc
    .record({
      hour: fc.integer({ min: 0, max: 60 }),
      place: fc.integer({ min: 1, max: 3 }),
      before: fc.option(prices),
      after: prices,
    })
    .map(({ hour, place, before, after }): MarketChange => {
      const page = { competitorId: `cmp-${place}`, matchId: `lst-0001-${place}` };
      return { ...drop(hour, page), before, after };
    }),
  { maxLength: 40 },
);
const rules = fc
  .record({
    kind: fc.constantFrom('competitorDrop' as const, 'competitorRise' as const),
    cooldownHours: fc.integer({ min: 1, max: 48 }),
    minimumChange: fc.option(prices),
  })
  .map(({ kind, ...rest }): AlertTerms => ({ ...terms, ...rest, condition: { kind, minimumPct: '5' } }));

test('between two alerts of a page there is the cooldown, whatever changes', () => {
  fc.assert(
    fc.property(rules, changes, (rule, given) => {
      const last = new Map<string | null, number>();
      for (const { matchId, at } of findAlerts(rule, given)) {
        expect(at - (last.get(matchId) ?? -Infinity)).toBeGreaterThanOrEqual(rule.cooldownHours * HOUR_MS);
        last.set(matchId, at);
      }
    }),
  );
});

test('every alert is far enough, and one of the changes', () => {
  fc.assert(
    fc.property(rules, changes, (rule, given) => {
      for (const alert of findAlerts(rule, given)) {
        const cents = Math.abs(
          Math.round(Number(alert.after) * 100) - Math.round(Number(alert.before) * 100),
        );
        expect(cents).toBeGreaterThanOrEqual(Math.round(Number(rule.minimumChange ?? 0) * 100));
        expect(given).toContain(alert);
      }
    }),
  );
});

test('what fits and does not fire is within the cooldown of an alert of its page', () => {
  fc.assert(
    fc.property(rules, changes, (rule, given) => {
      const alerts = findAlerts(rule, given);
      for (const change of given) {
        if (alerts.includes(change) || findAlerts(rule, [change]).length === 0) continue;
        const isResting = alerts.some(
          ({ matchId, at }) =>
            matchId === change.matchId && at <= change.at && change.at < at + rule.cooldownHours * HOUR_MS,
        );
        expect(isResting).toBe(true);
      }
    }),
  );
});

test('the order in which changes come in does not matter', () => {
  const shuffled = changes.chain((given) =>
    fc.tuple(fc.constant(given), fc.shuffledSubarray(given, { minLength: given.length })),
  );
  fc.assert(
    fc.property(rules, shuffled, (rule, [given, mixed]) => {
      expect(findAlerts(rule, mixed)).toEqual(findAlerts(rule, given));
    }),
  );
});

test('what comes later withdraws no alert and raises none again', () => {
  fc.assert(
    fc.property(rules, changes, fc.integer({ min: 0, max: 60 }), (rule, given, hour) => {
      const known = given.filter(({ at }) => at <= hour * HOUR_MS);
      const alerts = findAlerts(rule, known);
      expect(findAlerts(rule, given).slice(0, alerts.length)).toEqual(alerts);
      expect(findAlerts(rule, [...given, ...given])).toEqual(findAlerts(rule, given));
    }),
  );
});

test('asked again with the alerts it has raised, a rule raises the rest, as if it were asked once', () => {
  fc.assert(
    fc.property(rules, changes, fc.integer({ min: 0, max: 60 }), (rule, given, hour) => {
      const first = findAlerts(
        rule,
        given.filter(({ at }) => at <= hour * HOUR_MS),
      );
      const fired = first.map(({ product, matchId, at }) => ({ productId: product.id, matchId, at }));
      const rest = findAlerts(
        rule,
        given.filter(({ at }) => at > hour * HOUR_MS),
        fired,
      );
      expect([...first, ...rest]).toEqual(findAlerts(rule, given));
    }),
  );
});
