import * as z from 'zod/mini';
import type { AlertRule, AlertRuleInput, AlertRuleUpdate, AlertTerms } from '#api/generated/types.gen.ts';
import { zAlertTerms } from '#api/generated/zod/alerts.gen.ts';
import { decimalText } from '#shared/form/decimalText.ts';

/** What people say of a rule; numbers are text, as they were typed. */
export interface AlertRuleValues {
  name: string;
  kind: AlertRule['condition']['kind'];
  minimumPct: string;
  minimumChange: string;
  cooldownHours: string;
  categoryIds: string[];
  supplierIds: string[];
  competitorIds: string[];
  kviOnly: boolean;
  recipientIds: string[];
  channel: AlertRule['channel'];
  isActive: boolean;
}
export type AlertRuleKey = keyof AlertRuleValues;

/** Raised when a field changes its meaning: drafts of another version are not offered. */
export const ALERT_RULE_FORM_VERSION = 1;

export const conditionKinds = [
  ...(['competitorDrop', 'competitorRise', 'notFirstOnKvi', 'stockChange'] as const),
  ...(['gpUnderFloor', 'costRise', 'matchBroken', 'ownPriceChanged'] as const),
] as const satisfies readonly AlertRuleValues['kind'][];
export const channels = ['inApp', 'emailDigest'] as const;

/** Conditions that wait for a change in percent. */
export const hasPercentage = (kind: AlertRuleValues['kind']): boolean =>
  kind === 'competitorDrop' || kind === 'competitorRise';

/** Conditions about amounts, which may be too small for an alert. */
export const hasAmount = (kind: AlertRuleValues['kind']): boolean =>
  hasPercentage(kind) || kind === 'costRise' || kind === 'ownPriceChanged';

/** What a new rule begins with. */
export const newAlertRule: AlertRuleValues = {
  name: '',
  kind: 'competitorDrop',
  minimumPct: '5',
  minimumChange: '',
  cooldownHours: '24',
  categoryIds: [],
  supplierIds: [],
  competitorIds: [],
  kviOnly: false,
  recipientIds: [],
  channel: 'inApp',
  isActive: true,
};

/** Ids in one order, so that one that was taken and given back is no change. */
export function alertRuleValues(rule: AlertRule): AlertRuleValues {
  const { name, condition, scope, cooldownHours, minimumChange, channel, state, recipients } = rule;
  return {
    ...{ name, channel },
    kind: condition.kind,
    minimumPct: condition.minimumPct ?? '',
    minimumChange: minimumChange ?? '',
    cooldownHours: String(cooldownHours),
    categoryIds: scope.categoryIds.toSorted(),
    supplierIds: scope.supplierIds.toSorted(),
    competitorIds: scope.competitorIds.toSorted(),
    kviOnly: scope.kviOnly,
    recipientIds: recipients.map(({ id }) => id).toSorted(),
    isActive: state === 'active',
  };
}

const isWithin = (text: string, least: number, most: number): boolean =>
  text !== '' && Number(text) >= least && Number(text) <= most;

/** Messages are keys of `alertRules.json`. */
export const alertRuleSchema: z.ZodMiniType<AlertRuleValues, AlertRuleValues> = z
  .object({
    name: z.string().check(
      z.refine((text) => text.trim() !== '', 'name.missing'),
      z.maxLength(80, 'name.long'),
    ),
    kind: z.enum(conditionKinds),
    minimumPct: decimalText,
    minimumChange: decimalText.check(
      z.refine((text) => text === '' || /^\d{1,9}(\.\d{1,4})?$/.test(text), 'minimumChange.wrong'),
    ),
    cooldownHours: z.string().check(z.refine((text) => isWithin(text, 1, 720), 'cooldownHours.wrong')),
    categoryIds: z.array(z.string()).check(z.maxLength(50, 'scope.many')),
    supplierIds: z.array(z.string()).check(z.maxLength(50, 'scope.many')),
    competitorIds: z.array(z.string()).check(z.maxLength(50, 'scope.many')),
    kviOnly: z.boolean(),
    recipientIds: z
      .array(z.string())
      .check(z.minLength(1, 'recipientIds.none'), z.maxLength(20, 'recipientIds.many')),
    channel: z.enum(channels),
    isActive: z.boolean(),
  })
  .check(
    z.refine(({ kind, minimumPct }) => !hasPercentage(kind) || isPercentage(minimumPct), {
      path: ['minimumPct'],
      error: 'minimumPct.wrong',
    }),
  );

/** More than nothing, less than 1000, with up to two decimals. */
const isPercentage = (text: string): boolean =>
  /^\d{1,3}(\.\d{1,2})?$/.test(text) && isWithin(text, 0.01, 999.99);

/** Without zeros that say nothing: the contract has one text for a percentage. */
const plainNumber = (text: string): string => String(Number(text));

/** The terms that the values say. What the condition does not take is left out. */
function termsOf(values: AlertRuleValues): AlertTerms {
  const { kind, minimumPct, minimumChange, cooldownHours } = values;
  const { categoryIds, supplierIds, competitorIds, kviOnly } = values;
  return {
    condition: { kind, minimumPct: hasPercentage(kind) ? plainNumber(minimumPct) : null },
    scope: { categoryIds, supplierIds, competitorIds, kviOnly },
    cooldownHours: Number(cooldownHours),
    minimumChange: hasAmount(kind) && minimumChange !== '' ? minimumChange : null,
  };
}

/** The terms as far as they can be tried; null: something is missing or wrong. */
export function readTerms(values: AlertRuleValues): AlertTerms | null {
  const terms = termsOf(values);
  return zAlertTerms.safeParse(terms).success ? terms : null;
}

/** What a new rule is sent as. */
export function alertRuleInput(values: AlertRuleValues): AlertRuleInput {
  const { name, channel, isActive, recipientIds } = values;
  return {
    ...termsOf(values),
    name: name.trim(),
    channel,
    recipientIds,
    state: isActive ? 'active' : 'off',
  };
}

/** The whole rule as it is to be. */
export const alertRuleUpdate = ({ version }: AlertRule, values: AlertRuleValues): AlertRuleUpdate => ({
  cooldownHours: 24,
  minimumChange: null,
  ...alertRuleInput(values),
  version,
});

const keys = Object.keys(newAlertRule).filter((key): key is AlertRuleKey => key in newAlertRule);

/** What one form says otherwise than the other. */
export const differingKeys = (one: AlertRuleValues, other: AlertRuleValues): AlertRuleKey[] =>
  keys.filter((key) => String(one[key]) !== String(other[key]));

/** The form's name of a field that the server refused, or null for one it does not have. */
export const findAlertRuleField = (wireName: string): AlertRuleKey | null =>
  keys.find((key) => key === wireName.replace(/^(condition|scope)\./, '').replace(/\.\d+$/, '')) ?? null;

const logNames: Partial<Record<AlertRuleKey, string>> = {
  kind: 'condition',
  categoryIds: 'categories',
  supplierIds: 'suppliers',
  competitorIds: 'competitors',
  recipientIds: 'recipients',
  isActive: 'state',
};

/** What the log calls a field of the form. */
export const toLogName = (key: AlertRuleKey): string => logNames[key] ?? key;
