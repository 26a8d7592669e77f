import { findInvitationProblems, withUsernames } from '#mocks/areas/people/records/invitations.ts';
import { titleAbove } from '#mocks/areas/people/records/memberGuards.ts';
import { inviteMember, removeInvitation, sendInvitation } from '#mocks/areas/people/records/memberWriting.ts';
import { memberStatus, toMember } from '#mocks/areas/people/records/teamContext.ts';
import { missingPermission } from '#mocks/core/hasPermission.ts';
import { unprocessable, wrongState } from '#mocks/core/problems.ts';
import { locationOf } from '#mocks/core/route.ts';
import type { Area } from '#mocks/core/types.ts';
import { permissions } from '#session/permissions.ts';
import { contextOf, findOwned, refuseTitle } from './teamCalls.ts';

export const invitations = {
  inviteMembers: (call) => {
    const refusal = missingPermission(call.me, permissions.teamEdit);
    if (refusal) return refusal;
    const context = contextOf(call);
    const problems = findInvitationProblems(context, call.body);
    if (problems.length > 0) return unprocessable(...problems);
    const items = withUsernames(context, call.body).map((line) =>
      toMember(context.tables, inviteMember(context, line)),
    );
    return { status: 201, body: { items }, ...locationOf('/team') };
  },

  resendInvitation: (call) => {
    const found = findOwned(call);
    if ('status' in found) return found;
    const { context, account } = found;
    const member = toMember(context.tables, account);
    if (memberStatus(account) !== 'invited' || member.archivedAt !== null)
      return wrongState(member, 'This member isn’t waiting for an invitation.');
    const above = titleAbove(context, account);
    if (above !== undefined) return refuseTitle(above);
    sendInvitation(context, account);
    return { status: 200, body: toMember(context.tables, account) };
  },

  revokeInvitation: (call) => {
    const found = findOwned(call);
    if ('status' in found) return found;
    const { context, account } = found;
    const member = toMember(context.tables, account);
    if (memberStatus(account) !== 'invited' || member.archivedAt !== null)
      return wrongState(member, 'This member isn’t waiting for an invitation.');
    const above = titleAbove(context, account);
    if (above !== undefined) return refuseTitle(above);
    removeInvitation(context, account);
    return { status: 200, body: { id: member.id } };
  },
} satisfies Partial<Area<'people'>>;
