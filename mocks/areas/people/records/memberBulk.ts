import { selectedTargets, type BulkOutcome, type BulkTarget } from '#mocks/areas/work/records/bulkTargets.ts';
import { readTeamQuery } from '#mocks/areas/work/records/listQuery.ts';
import type { BulkRequest, FieldChange, SkipReason } from '#mocks/contract/types/types.gen.ts';
import { actorOf, type Account } from '#mocks/core/accounts.ts';
import { findRefusals, titleAbove, type MemberChange } from './memberGuards.ts';
import { findMembers } from './memberList.ts';
import { changeMember, sendInvitation } from './memberWriting.ts';
import { findMember, memberRole, memberStatus, type TeamContext, type TeamWriter } from './teamContext.ts';

const toTarget = (account: Account): BulkTarget => {
  const { id, name } = actorOf(account);
  return { id, label: name, version: account.membership.version };
};

/** The members that a selection means, or what the list would refuse of its query. */
export function findMemberTargets(
  context: TeamContext,
  selection: BulkRequest['selection'],
): ReturnType<typeof selectedTargets> {
  return selectedTargets(selection, {
    find: (id) => {
      const account = findMember(context.db, id);
      return account && toTarget(account);
    },
    read: readTeamQuery,
    list: (query) =>
      findMembers(context, query).map(({ id, name, version }) => ({ id, label: name, version })),
  });
}

function toChange({ action, params }: BulkRequest): MemberChange | undefined {
  if (action === 'deactivate') return { is_active: 'N' };
  return action === 'setRole' && params.roleId !== undefined ? { roleId: params.roleId } : undefined;
}

/** What a change would do to a member, in words; empty when nothing. */
function describeChange(
  { tables }: TeamContext,
  account: Account,
  { roleId, is_active: isActive }: MemberChange,
): FieldChange[] {
  const before = memberRole(tables, account);
  const role = roleId === undefined ? undefined : tables.roles.get(roleId);
  if (role && role.id !== before?.id)
    return [{ field: 'role', before: before?.name ?? null, after: role.name }];
  const status = memberStatus(account);
  return isActive === 'N' && status === 'active'
    ? [{ field: 'status', before: status, after: 'inactive' }]
    : [];
}

/** What the action would do to one member, or why it would not. */
export function previewMember(context: TeamContext, request: BulkRequest, id: string): BulkOutcome {
  const account = findMember(context.db, id);
  if (!account) return { skip: 'invalid' };
  if (account.membership.archivedAt !== null) return { skip: 'archived' };
  if (request.action === 'resendInvitation') {
    if (memberStatus(account) !== 'invited') return { skip: 'invalid' };
    return titleAbove(context, account) === undefined
      ? { changes: [{ field: 'invitation', before: account.membership.invitedAt, after: null }] }
      : { skip: 'notAllowed' };
  }
  const change = toChange(request);
  if (!change) return { skip: 'invalid' };
  const changes = describeChange(context, account, change);
  if (changes.length === 0) return { skip: 'unchanged' };
  const isRefused =
    findRefusals(context, account, change).length > 0 || titleAbove(context, account) !== undefined;
  return isRefused ? { skip: 'notAllowed' } : { changes };
}

/** Does the action to one member, unless the member changed since the preview. */
export function bulkMember(
  context: TeamWriter,
  request: BulkRequest,
  { id, version }: BulkTarget,
  correlationId: string,
): SkipReason | null {
  const account = findMember(context.db, id);
  if (account?.membership.version !== version) return 'changedMeanwhile';
  const outcome = previewMember(context, request, id);
  if ('skip' in outcome) return outcome.skip;
  const change = toChange(request);
  if (change) changeMember(context, account, change, { correlationId });
  else sendInvitation(context, account, correlationId);
  return null;
}
