import { expect, test } from 'vitest';
import { zPriceRuleInput, zPriceRuleUpdate } from '#api/generated/zod/priceRules.gen.ts';
import { examples } from '#mocks/contract/examples.gen.ts';
import {
  differingKeys,
  findPriceRuleField,
  hasAmount,
  newPriceRule,
  priceRuleInput,
  priceRuleSchema,
  priceRuleUpdate,
  priceRuleValues,
  readPreview,
  readRuleQuantities,
  strategyKinds,
} from './priceRuleForm.ts';

const rule = examples.priceRule;
const values = { ...newPriceRule, name: 'Below them' };
const wrongIn = (change: object): string[] => {
  const read = priceRuleSchema.safeParse({ ...values, ...change });
  return read.error?.issues.map(({ message }) => message) ?? [];
};

test('a rule that nobody touched is sent as it was', () => {
  const sent = priceRuleUpdate(rule, priceRuleValues(rule));
  expect(rule).toMatchObject(sent);
  expect(zPriceRuleUpdate.safeParse(sent).success).toBe(true);
  expect(differingKeys(priceRuleValues(rule), priceRuleValues(rule))).toEqual([]);
});

test.each(strategyKinds)('a new rule with %s is as the contract wants it', (kind) => {
  const input = priceRuleInput({ ...values, kind, amount: '2.50' });
  expect(zPriceRuleInput.safeParse(input).success).toBe(true);
  expect(input.strategy.amount).toBe(hasAmount(kind) ? '2.5' : null);
});

test('competitors that were chosen are not sent where all are compared with', () => {
  const input = priceRuleInput({ ...values, competitorIds: ['cmp-1'] });
  expect(input.competitors).toEqual({ mode: 'all', ids: [] });
});

test.each([
  [{}, []],
  [{ name: ' ' }, ['name.missing']],
  [{ name: 'x'.repeat(81) }, ['name.long']],
  [{ priority: '' }, ['priority.wrong']],
  [{ priority: '1000' }, ['priority.wrong']],
  [{ amount: '' }, ['amount.wrong']],
  [{ amount: '', kind: 'hold' }, []],
  [{ amount: '100' }, ['amount.tooLarge']],
  [{ amount: '100', unit: 'money' }, []],
  [{ amount: '0.001' }, ['amount.wrong']],
  [{ minGpPct: '95.01' }, ['minGpPct.wrong']],
  [{ minGpPct: '0' }, []],
  [{ maxChangePct: '0' }, ['maxChangePct.wrong']],
  [{ maxChangePct: '' }, []],
  [{ quantities: '100 x' }, ['quantities.wrong']],
  [{ brand: 'x'.repeat(65) }, ['brand.long']],
  [{ competitorMode: 'only' }, ['competitorIds.none']],
  [{ competitorMode: 'only', competitorIds: ['cmp-1'] }, []],
])('%j gives %j', (change, messages) => {
  expect(wrongIn(change)).toEqual(messages);
});

test('a rule is tried without a name, and not while a field is wrong', () => {
  expect(readPreview({ ...values, name: '' }, null)).toMatchObject({
    ...{ ruleId: null, priority: 50 },
  });
  expect(readPreview({ ...values, priority: '' }, null)).toBeNull();
});

test.each([
  ['', []],
  ['100, 250;500', [100, 250, 500]],
  ['0', null],
  ['100 100', null],
  ['1.5', null],
  [Array.from({ length: 11 }, (_, at) => at + 1).join(' '), null],
])('the quantities of %j are %j', (text, quantities) => {
  expect(readRuleQuantities(text)).toEqual(quantities);
});

test.each([
  ['strategy.amount', 'amount'],
  ['scope.categoryIds.3', 'categoryIds'],
  ['competitors.ids', 'competitorIds'],
  ['competitors.ids.0', 'competitorIds'],
  ['name', 'name'],
  ['version', null],
])('the server’s %s is the form’s %s', (name, key) => {
  expect(findPriceRuleField(name)).toBe(key);
});
