import {
  findSettingsProblems,
  type MarketTerms,
  type SettingsProblem,
} from '#entities/market/settingsRules.ts';
import { authorOf, fieldChanges, logActivity } from '#mocks/areas/activity/log.ts';
import type { RequestContext, SignedInCall } from '#mocks/areas/catalogue/records/context.ts';
import type { FieldProblem, MarketSettings, MarketSettingsInput } from '#mocks/contract/types/types.gen.ts';
import { settingsOf } from './marketTerms.ts';
import type { MarketSettingsRecord } from './recordTypes.ts';

/** Fields whose changes are in the history. */
const loggedFields = [
  ...['standardQuantities', 'listQuantity', 'tieTolerancePct', 'suspiciousPct'],
  ...['freshIntervals', 'expiredDays', 'fixedRates'],
];

/** Settings as the contract says them. */
export function toMarketSettings(record: MarketSettingsRecord): MarketSettings {
  const { listQuantity, tieTolerancePct, suspiciousPct, freshIntervals, expiredDays } = record;
  const { version, updatedAt, updatedBy } = record;
  return {
    standardQuantities: [...record.standardQuantities],
    ...{ listQuantity, tieTolerancePct, suspiciousPct, freshIntervals, expiredDays },
    fixedRates: record.fixedRates.map((fixed) => ({ ...fixed })),
    ...{ version, updatedAt, updatedBy },
  };
}

const messages: Readonly<Record<SettingsProblem['code'], string>> = {
  not_ascending: 'has to be higher than the one before',
  unknown: 'is no standard quantity',
  not_allowed: 'is our own currency',
  duplicate: 'has a rate already',
  not_positive: 'has to be above zero',
};

/** Why settings cannot be what somebody wants them to be. */
export function findSettingsRefusals(input: MarketSettingsInput): FieldProblem[] {
  return findSettingsProblems(input, 'USD').map(({ field, code }) => ({
    field,
    code,
    message: messages[code],
  }));
}

/** The fields of settings as the history names them: lists as one text. */
const toFields = (record: MarketSettingsRecord): object => ({
  ...record,
  standardQuantities: record.standardQuantities.join(', '),
  fixedRates: record.fixedRates.map(({ currency, rate }) => `${currency} ${rate}`).join(', '),
});

/** Stores settings and writes down what was changed. */
export function saveSettings(
  call: SignedInCall,
  { catalogue, viewer }: RequestContext,
  content: MarketTerms,
): MarketSettingsRecord {
  const before = settingsOf(catalogue.market);
  const after = catalogue.market.settings.put({
    ...content,
    id: before.id,
    version: before.version + 1,
    updatedAt: new Date(viewer.now).toISOString(),
    updatedBy: authorOf(call).actor,
  });
  logActivity(call.db, authorOf(call), {
    action: 'update',
    entityType: 'marketSettings',
    entityId: after.id,
    entityLabel: 'Settings of the market',
    changes: fieldChanges(toFields(before), toFields(after), loggedFields),
    undo: { kind: 'marketSettings', before, after },
  });
  return after;
}
