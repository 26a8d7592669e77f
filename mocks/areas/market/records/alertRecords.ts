import { findAlerts, type AlertTerms as Terms } from '#entities/market/alerts.ts';
import type { MarketChange } from '#entities/market/marketChange.ts';
import type { Catalogue } from '#mocks/areas/catalogue/records/catalogueTables.ts';
import type { RequestContext } from '#mocks/areas/catalogue/records/context.ts';
import { findMember } from '#mocks/areas/people/records/teamContext.ts';
import type {
  Alert,
  AlertConditionKind,
  AlertState,
  AlertTerms,
  MarketEvent,
} from '#mocks/contract/types/types.gen.ts';
import { actorOf } from '#mocks/core/accounts.ts';
import type { Db } from '#mocks/core/db.ts';
import { touchedIn } from '#mocks/core/table.ts';
import { listMarketChanges } from './marketChanges.ts';
import { competitorRef, productRefOf } from './matchRecords.ts';
import type { MarketChanges } from './marketState.ts';
import type { AlertRecord, AlertRuleRecord } from './recordTypes.ts';

const DAY_MS = 86_400_000;
/** Alerts of so many days are listed, and those before the start are raised by the rules of the seed. */
const ALERT_DAYS = 30;

/** Conditions that say something about costs. */
const aboutCosts: ReadonlySet<AlertConditionKind> = new Set(['gpUnderFloor', 'costRise']);

export const mayKnow = ({ viewer }: RequestContext, kind: AlertConditionKind): boolean =>
  viewer.costs || !aboutCosts.has(kind);

/** The terms of a rule as the pure evaluation takes them; a percentage that is missing is met by any change. */
export function toTerms({ condition, ...terms }: AlertTerms): Terms {
  const { kind, minimumPct } = condition;
  return {
    ...terms,
    condition:
      kind === 'competitorDrop' || kind === 'competitorRise'
        ? { kind, minimumPct: minimumPct ?? '0' }
        : { kind },
  };
}

/** How far a session had been read when its rules were asked last. */
const readUpTo = new WeakMap<MarketChanges, string>();

function markOf({ activity }: Db, changes: MarketChanges): string {
  return [activity.lastId, changes.readings.length, touchedIn(changes.alertRules).length].join(' ');
}

function alertOf(rule: AlertRuleRecord, change: MarketChange): AlertRecord {
  const { product, competitorId, matchId, at, before, after } = change;
  return {
    // The same for the same change, so that none is raised twice.
    id: `alt-${rule.id.slice(4)}-${(matchId ?? product.id).slice(4)}-${at.toString(36)}`,
    ruleId: rule.id,
    ruleName: rule.name,
    kind: rule.condition.kind,
    productId: product.id,
    ...{ competitorId, matchId, before, after },
    happenedAt: new Date(at).toISOString(),
    state: 'open',
    snoozedUntil: null,
    assigneeId: null,
    version: 1,
    updatedAt: new Date(at).toISOString(),
  };
}

/** Asks the active rules about what has happened since they were asked last, and keeps the alerts they raise. */
export function collectAlerts(db: Db, { catalogue, viewer }: RequestContext): void {
  const { alerts, alertRules, session } = catalogue.market;
  const { changes } = session;
  const mark = markOf(db, changes);
  if (readUpTo.get(changes) === mark) return;
  readUpTo.set(changes, mark);
  const since = changes.alertsUntil ?? viewer.now - ALERT_DAYS * DAY_MS;
  const happened = listMarketChanges(db, catalogue, since);
  const known = alerts.all();
  for (const rule of alertRules.all()) {
    if (rule.state === 'off') continue;
    // A rule says nothing of what was before it was as it is.
    const news = happened.filter(({ at }) => at >= Date.parse(rule.updatedAt));
    const fired = known
      .filter(({ ruleId }) => ruleId === rule.id)
      .map(({ productId, matchId, happenedAt }) => ({ productId, matchId, at: Date.parse(happenedAt) }));
    for (const alert of findAlerts(toTerms(rule), news, fired)) {
      const record = alertOf(rule, alert);
      if (!alerts.get(record.id)) alerts.put(record);
    }
  }
  changes.alertsUntil = viewer.now;
}

/** The state of an alert now: it is open again when it was put off long enough, and closed without its rule. */
export function stateOfAlert(
  { market }: Catalogue,
  { ruleId, state, snoozedUntil }: AlertRecord,
  now: number,
): AlertState {
  if (state === 'acknowledged') return state;
  if (!market.alertRules.get(ruleId)) return 'closed';
  return snoozedUntil !== null && Date.parse(snoozedUntil) > now ? 'snoozed' : 'open';
}

type Happened = Pick<
  AlertRecord,
  'kind' | 'productId' | 'competitorId' | 'matchId' | 'before' | 'after' | 'happenedAt'
>;

export function toMarketEvent(
  catalogue: Catalogue,
  { kind, productId, competitorId, matchId, before, after, happenedAt }: Happened,
): MarketEvent {
  const competitor = competitorId === null ? undefined : catalogue.market.competitors.get(competitorId);
  return {
    kind,
    product: productRefOf(catalogue, productId),
    competitor: competitor ? competitorRef(competitor) : null,
    ...{ matchId, before, after, happenedAt },
  };
}

/** An alert as the contract says it. */
export function toAlert(db: Db, { catalogue, viewer }: RequestContext, record: AlertRecord): Alert {
  const state = stateOfAlert(catalogue, record, viewer.now);
  const assignee = record.assigneeId === null ? undefined : findMember(db, record.assigneeId);
  return {
    ...toMarketEvent(catalogue, record),
    id: record.id,
    rule: { id: record.ruleId, name: record.ruleName },
    state,
    snoozedUntil: state === 'snoozed' ? record.snoozedUntil : null,
    assignee: assignee ? actorOf(assignee) : null,
  };
}

/** The alerts that somebody may know of, the newest first. */
export function listAlertRecords(db: Db, context: RequestContext): AlertRecord[] {
  collectAlerts(db, context);
  const since = context.viewer.now - ALERT_DAYS * DAY_MS;
  return context.catalogue.market.alerts
    .all()
    .filter(({ kind, happenedAt }) => mayKnow(context, kind) && Date.parse(happenedAt) >= since)
    .toSorted(
      (a, b) =>
        Date.parse(b.happenedAt) - Date.parse(a.happenedAt) || (a.id < b.id ? -1 : Number(a.id > b.id)),
    );
}

/** Whether an alert is for a member: it is theirs, or nobody's of a rule that notifies them in the panel. */
export function isForMember({ market }: Catalogue, memberId: string, record: AlertRecord): boolean {
  if (record.assigneeId !== null) return record.assigneeId === memberId;
  const rule = market.alertRules.get(record.ruleId);
  return rule?.channel === 'inApp' && rule.recipientIds.includes(memberId);
}
