import type { SignedInCall } from '#mocks/areas/catalogue/records/context.ts';
import { requestContext } from '#mocks/areas/catalogue/records/requestContext.ts';
import { findMember, teamContext, type TeamWriter } from '#mocks/areas/people/records/teamContext.ts';
import { authorOf } from '#mocks/areas/activity/log.ts';
import { examples } from '#mocks/contract/examples.gen.ts';
import type { Problem } from '#mocks/contract/types/types.gen.ts';
import type { Account } from '#mocks/core/accounts.ts';
import { missingPermission } from '#mocks/core/hasPermission.ts';
import { notFound } from '#mocks/core/problems.ts';
import { permissions } from '#session/permissions.ts';

/** What each call about the team begins with. Jobs that are due may change members, so they go first. */
export function contextOf(call: SignedInCall): TeamWriter {
  requestContext(call);
  return { ...teamContext(call.db, call.me.account.username), author: authorOf(call) };
}

/** The member that a write is about, for who may edit the team; else the refusal. */
export function findOwned(
  call: SignedInCall & { path: { memberId: string } },
): { context: TeamWriter; account: Account } | { status: 403 | 404; body: Problem } {
  const refusal = missingPermission(call.me, permissions.teamEdit);
  if (refusal) return refusal;
  const context = contextOf(call);
  const account = findMember(context.db, call.path.memberId);
  return account ? { context, account } : notFound();
}

/** The refusal of who lacks a permission that the member has. */
export function refuseTitle(node: string): { status: 403; body: Problem } {
  const detail = 'This member has a permission that your role doesn’t have.';
  return { status: 403, body: { ...examples.forbidden, detail, node } };
}
