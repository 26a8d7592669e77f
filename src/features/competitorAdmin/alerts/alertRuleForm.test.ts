import { describe, expect, test } from 'vitest';
import { zAlertRuleInput, zAlertRuleUpdate } from '#api/generated/zod/alerts.gen.ts';
import { examples } from '#mocks/contract/examples.gen.ts';
import {
  alertRuleInput,
  alertRuleSchema,
  alertRuleUpdate,
  alertRuleValues,
  conditionKinds,
  differingKeys,
  findAlertRuleField,
  hasAmount,
  newAlertRule,
  readTerms,
} from './alertRuleForm.ts';

const rule = examples.alertRule;
const values = { ...newAlertRule, name: 'Steep falls', recipientIds: ['u-1002'] };
const wrongIn = (change: object): string[] => {
  const read = alertRuleSchema.safeParse({ ...values, ...change });
  return read.error?.issues.map(({ message }) => message) ?? [];
};

test('a rule that nobody touched is sent as it was', () => {
  const sent = alertRuleUpdate(rule, alertRuleValues(rule));
  const { name, condition, scope, cooldownHours, minimumChange, channel, state, version } = rule;
  expect(sent).toEqual({
    ...{ name, condition, scope, cooldownHours, minimumChange, channel, state, version },
    recipientIds: rule.recipients.map(({ id }) => id),
  });
  expect(zAlertRuleUpdate.safeParse(sent).success).toBe(true);
});

test.each(conditionKinds)('a new rule for %s is what the contract takes', (kind) => {
  const input = alertRuleInput({ ...values, kind, minimumChange: '0.05' });
  expect(zAlertRuleInput.safeParse(input).success).toBe(true);
  expect(input.minimumChange).toBe(hasAmount(kind) ? '0.05' : null);
});

describe('what is refused before it is sent', () => {
  test.each([
    [{ name: ' ' }, 'name.missing'],
    [{ name: 'x'.repeat(81) }, 'name.long'],
    [{ minimumPct: '' }, 'minimumPct.wrong'],
    [{ minimumPct: '0' }, 'minimumPct.wrong'],
    [{ minimumPct: '1000' }, 'minimumPct.wrong'],
    [{ minimumPct: '1.255' }, 'minimumPct.wrong'],
    [{ minimumPct: '.' }, 'notANumber'],
    [{ minimumChange: '0.00001' }, 'minimumChange.wrong'],
    [{ cooldownHours: '' }, 'cooldownHours.wrong'],
    [{ cooldownHours: '0' }, 'cooldownHours.wrong'],
    [{ cooldownHours: '721' }, 'cooldownHours.wrong'],
    [{ recipientIds: [] }, 'recipientIds.none'],
  ])('%j', (change, message) => {
    expect(wrongIn(change)).toContain(message);
  });

  test('nothing of a rule that is right', () => {
    expect(wrongIn({})).toEqual([]);
    expect(wrongIn({ kind: 'matchBroken', minimumPct: '' })).toEqual([]);
  });
});

test.each([
  ['05', '5'],
  ['5.0', '5'],
  ['0.50', '0.5'],
])('%s percent is sent as %s', (typed, sent) => {
  expect(readTerms({ ...values, minimumPct: typed })?.condition.minimumPct).toBe(sent);
});

test('what is half typed is not tried', () => {
  expect(readTerms({ ...values, minimumPct: '' })).toBeNull();
  expect(readTerms({ ...values, cooldownHours: '' })).toBeNull();
});

test('a list that has the same ids is no change', () => {
  const other = { ...values, competitorIds: ['cmp-1'] };
  expect(differingKeys(values, other)).toEqual(['competitorIds']);
  expect(differingKeys(other, { ...other })).toEqual([]);
});

test.each([
  ['condition.minimumPct', 'minimumPct'],
  ['condition.kind', 'kind'],
  ['scope.competitorIds.0', 'competitorIds'],
  ['recipientIds.2', 'recipientIds'],
  ['version', null],
])('%s stands at %s', (wire, key) => {
  expect(findAlertRuleField(wire)).toBe(key);
});
