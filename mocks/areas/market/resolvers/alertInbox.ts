import { requestContext } from '#mocks/areas/catalogue/records/requestContext.ts';
import type { SignedInCall } from '#mocks/areas/catalogue/records/context.ts';
import {
  isForMember,
  listAlertRecords,
  stateOfAlert,
  toAlert,
} from '#mocks/areas/market/records/alertRecords.ts';
import { changeAlerts, type AlertChange } from '#mocks/areas/market/records/alertWriting.ts';
import { findMember, membersWith } from '#mocks/areas/people/records/teamContext.ts';
import type { AlertList, Problem } from '#mocks/contract/types/types.gen.ts';
import { actorOf } from '#mocks/core/accounts.ts';
import { missingPermission } from '#mocks/core/hasPermission.ts';
import { pageOf } from '#mocks/core/pages.ts';
import { unknownReference, unprocessable } from '#mocks/core/problems.ts';
import type { Area } from '#mocks/core/types.ts';
import { permissions } from '#session/permissions.ts';

const DAY_MS = 86_400_000;
const MAX_DAYS = 90;

/** To handle alerts takes more than to read them. */
const mayNotHandle = ({ me }: Pick<SignedInCall, 'me'>) =>
  missingPermission(me, permissions.competitorDashboard) ??
  missingPermission(me, permissions.competitorManagerEdit);

/** Does the same with each alert that a call names; it is refused where one of them is not there. */
function handle(
  call: SignedInCall & { readonly body: { readonly alertIds: readonly string[] } },
  change: AlertChange,
): { status: 200; body: AlertList } | { status: 422; body: Problem } {
  const { db, body } = call;
  const context = requestContext(call);
  const known = new Map(listAlertRecords(db, context).map((record) => [record.id, record]));
  const unknown = body.alertIds.flatMap((id, at) =>
    known.has(id) ? [] : unknownReference(`alertIds.${at}`, 'is not there'),
  );
  if (unknown.length > 0) return unprocessable(...unknown);
  const records = body.alertIds.flatMap((id) => known.get(id) ?? []);
  const items = changeAlerts(call, context, records, change).map((record) => toAlert(db, context, record));
  return { status: 200, body: { items } };
}

/** Alerts that rules raised, and what people do with them. */
export const alertInbox: Pick<
  Area<'alerts'>,
  | 'listAlerts'
  | 'countAlerts'
  | 'listAlertMembers'
  | 'acknowledgeAlerts'
  | 'reopenAlerts'
  | 'snoozeAlerts'
  | 'assignAlerts'
> = {
  listAlerts: (call) => {
    const { db, me, query } = call;
    const refusal = missingPermission(me, permissions.competitorDashboard);
    if (refusal) return refusal;
    const context = requestContext(call);
    const { catalogue, viewer } = context;
    const found = listAlertRecords(db, context).filter(
      (record) =>
        (!query.state || query.state.includes(stateOfAlert(catalogue, record, viewer.now))) &&
        (query.ruleId === undefined || query.ruleId === record.ruleId) &&
        (query.mine !== true || isForMember(catalogue, actorOf(me.account).id, record)),
    );
    const page = pageOf(found, query);
    return { status: 200, body: { ...page, items: page.items.map((one) => toAlert(db, context, one)) } };
  },

  countAlerts: (call) => {
    const { db, me } = call;
    const refusal = missingPermission(me, permissions.competitorDashboard);
    if (refusal) return refusal;
    const context = requestContext(call);
    const { catalogue, viewer } = context;
    const open = listAlertRecords(db, context).filter(
      (record) => stateOfAlert(catalogue, record, viewer.now) === 'open',
    );
    const mine = open.filter((record) => isForMember(catalogue, actorOf(me.account).id, record));
    return { status: 200, body: { open: open.length, mine: mine.length } };
  },

  listAlertMembers: ({ db, me }) => {
    const refusal = missingPermission(me, permissions.competitorDashboard);
    if (refusal) return refusal;
    return { status: 200, body: { items: membersWith(db, permissions.competitorDashboard).map(actorOf) } };
  },

  acknowledgeAlerts: (call) =>
    mayNotHandle(call) ??
    handle(call, (state) =>
      state === 'open' || state === 'snoozed' ? { state: 'acknowledged', snoozedUntil: null } : {},
    ),

  reopenAlerts: (call) =>
    mayNotHandle(call) ??
    handle(call, (state) => (state === 'closed' ? {} : { state: 'open', snoozedUntil: null })),

  snoozeAlerts: (call) => {
    const refusal = mayNotHandle(call);
    if (refusal) return refusal;
    const now = Date.now();
    const until = call.body.until === undefined ? now + DAY_MS : Date.parse(call.body.until);
    if (until <= now || until > now + MAX_DAYS * DAY_MS) {
      const message = `must be in the future, at most ${MAX_DAYS} days ahead`;
      return unprocessable({ field: 'until', code: 'out_of_range', message });
    }
    const snoozedUntil = new Date(until).toISOString();
    return handle(call, (state) =>
      state === 'open' || state === 'snoozed' ? { state: 'snoozed', snoozedUntil } : {},
    );
  },

  assignAlerts: (call) => {
    const refusal = mayNotHandle(call);
    if (refusal) return refusal;
    const { memberId } = call.body;
    if (memberId !== null && !findMember(call.db, memberId))
      return unprocessable(unknownReference('memberId', 'is not there'));
    return handle(call, (state) => (state === 'closed' ? {} : { assigneeId: memberId }));
  },
};
