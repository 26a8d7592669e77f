import { titleAbove } from '#mocks/areas/people/records/memberGuards.ts';
import { logMember, sendResetLink } from '#mocks/areas/people/records/memberWriting.ts';
import {
  findMember,
  memberRole,
  memberStatus,
  titlesOfMember,
  toMember,
} from '#mocks/areas/people/records/teamContext.ts';
import { toSession } from '#mocks/areas/account/toSession.ts';
import { endSignIns, type Db } from '#mocks/core/db.ts';
import type { Account, SignIn } from '#mocks/core/accounts.ts';
import { missingPermission } from '#mocks/core/hasPermission.ts';
import { notFound, wrongState } from '#mocks/core/problems.ts';
import type { Area } from '#mocks/core/types.ts';
import { permissions } from '#session/permissions.ts';
import { contextOf, findOwned, refuseTitle } from './teamCalls.ts';

const signInsOf = (db: Db, { username }: Account): SignIn[] =>
  db.signIns.filter((signIn) => signIn.username === username);

/** How a member gets in, and what the member may do inside. */
export const memberAccess = {
  sendResetLink: (call) => {
    const found = findOwned(call);
    if ('status' in found) return found;
    const { context, account } = found;
    const member = toMember(context.tables, account);
    if (memberStatus(account) !== 'active' || member.archivedAt !== null)
      return wrongState(member, 'This member can’t sign in.');
    const above = titleAbove(context, account);
    if (above !== undefined) return refuseTitle(above);
    const expiresAt = sendResetLink(context, account);
    return { status: 200, body: { email: account.email, expiresAt } };
  },

  listMemberSignIns: (call) => {
    const refusal = missingPermission(call.me, permissions.team);
    if (refusal) return refusal;
    const { db } = contextOf(call);
    const account = findMember(db, call.path.memberId);
    if (!account) return notFound();
    const items = signInsOf(db, account)
      .toSorted((a, b) => b.lastSeenAt - a.lastSeenAt)
      .map((signIn) => toSession(signIn, call.me.signIn));
    return { status: 200, body: { items } };
  },

  endMemberSignIns: (call) => {
    const found = findOwned(call);
    if ('status' in found) return found;
    const { context, account } = found;
    const above = titleAbove(context, account);
    if (above !== undefined) return refuseTitle(above);
    const before = signInsOf(context.db, account).length;
    const ended = endSignIns(
      context.db,
      (signIn) => signIn.username === account.username && signIn !== call.me.signIn,
    );
    const change = { field: 'signIns', before: `${before}`, after: `${before - ended}` };
    if (ended > 0) logMember(context, account, 'update', [change]);
    return { status: 200, body: { ended } };
  },

  endMemberSignIn: (call) => {
    const found = findOwned(call);
    if ('status' in found) return found;
    const { context, account } = found;
    const above = titleAbove(context, account);
    if (above !== undefined) return refuseTitle(above);
    const before = signInsOf(context.db, account).length;
    const { signInId } = call.path;
    const ended = endSignIns(
      context.db,
      ({ username, id }) => username === account.username && id === signInId,
    );
    if (ended === 0) return notFound();
    const change = { field: 'signIns', before: `${before}`, after: `${before - ended}` };
    logMember(context, account, 'update', [change]);
    return { status: 200, body: { ended } };
  },

  listMemberPermissions: (call) => {
    const refusal = missingPermission(call.me, permissions.team);
    if (refusal) return refusal;
    const { db, tables } = contextOf(call);
    const account = findMember(db, call.path.memberId);
    if (!account) return notFound();
    const viaRole = memberRole(tables, account);
    const items = viaRole ? titlesOfMember(tables, account).map((title) => ({ title, viaRole })) : [];
    return { status: 200, body: { items } };
  },
} satisfies Partial<Area<'people'>>;
