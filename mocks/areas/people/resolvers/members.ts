import { findMembers } from '#mocks/areas/people/records/memberList.ts';
import { findRefusals, isLastAdministrator, titleAbove } from '#mocks/areas/people/records/memberGuards.ts';
import { archiveMember, changeMember, restoreMember } from '#mocks/areas/people/records/memberWriting.ts';
import { findMember, titlesOfRole, toMember } from '#mocks/areas/people/records/teamContext.ts';
import { examples } from '#mocks/contract/examples.gen.ts';
import { missingPermission } from '#mocks/core/hasPermission.ts';
import { pageOf } from '#mocks/core/pages.ts';
import {
  archivedConflict,
  notFound,
  unknownReference,
  unprocessable,
  versionConflict,
} from '#mocks/core/problems.ts';
import type { Area } from '#mocks/core/types.ts';
import { permissions } from '#session/permissions.ts';
import { contextOf, findOwned, refuseTitle } from './teamCalls.ts';

export const members = {
  listTeam: (call) =>
    missingPermission(call.me, permissions.team) ?? {
      status: 200,
      body: pageOf(findMembers(contextOf(call), call.query), call.query),
    },

  listGrantableRoles: (call) => {
    const refusal = missingPermission(call.me, permissions.team);
    if (refusal) return refusal;
    const { tables, titles } = contextOf(call);
    const items = tables.roles
      .all()
      .map((role) => {
        const { id, name, description } = role;
        const granted = titlesOfRole(tables, role);
        return {
          id,
          name,
          description,
          titles: granted,
          lacking: granted.filter((title) => !titles.has(title)),
        };
      })
      .toSorted((a, b) => a.name.localeCompare(b.name));
    return { status: 200, body: { items } };
  },

  getMember: (call) => {
    const refusal = missingPermission(call.me, permissions.team);
    if (refusal) return refusal;
    const { db, tables } = contextOf(call);
    const account = findMember(db, call.path.memberId);
    return account ? { status: 200, body: toMember(tables, account) } : notFound();
  },

  updateMember: (call) => {
    const found = findOwned(call);
    if ('status' in found) return found;
    const { context, account } = found;
    const member = toMember(context.tables, account);
    if (member.archivedAt !== null) return archivedConflict(member);
    const { version, ...change } = call.body;
    if (version !== member.version) return versionConflict(member);
    const problems = findRefusals(context, account, change);
    if (problems.length > 0) return unprocessable(...problems);
    const above = titleAbove(context, account);
    if (above !== undefined) return refuseTitle(above);
    changeMember(context, account, change);
    return { status: 200, body: toMember(context.tables, account) };
  },

  deleteMember: (call) => {
    const found = findOwned(call);
    if ('status' in found) return found;
    const { context, account } = found;
    const member = toMember(context.tables, account);
    if (member.archivedAt !== null) return archivedConflict(member);
    if (call.query.version !== member.version) return versionConflict(member);
    const current = { ...member };
    if (account === call.me.account) return { status: 409, body: { ...examples.ownAccount, current } };
    if (isLastAdministrator(context, account))
      return { status: 409, body: { ...examples.lastAdministrator, current } };
    const above = titleAbove(context, account);
    if (above !== undefined) return refuseTitle(above);
    const { inheritorId } = call.query;
    const inheritor = inheritorId === undefined ? undefined : findMember(context.db, inheritorId);
    const canInherit = inheritor && inheritor !== account && inheritor.profile.is_deleted === 'N';
    if (inheritorId !== undefined && !canInherit)
      return unprocessable(unknownReference('inheritorId', 'isn’t another member of the team'));
    archiveMember(context, account, inheritor);
    return { status: 200, body: { id: member.id } };
  },

  restoreMember: (call) => {
    const found = findOwned(call);
    if ('status' in found) return found;
    const { context, account } = found;
    const above = titleAbove(context, account);
    if (above !== undefined) return refuseTitle(above);
    if (account.membership.archivedAt !== null) restoreMember(context, account);
    return { status: 200, body: toMember(context.tables, account) };
  },
} satisfies Partial<Area<'people'>>;
