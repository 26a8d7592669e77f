import { fieldChanges, logActivity } from '#mocks/areas/activity/log.ts';
import { leaveAlerts } from '#mocks/areas/market/records/alertInheritance.ts';
import { accountOf, actorOf, newMembership, type Account, type MemberState } from '#mocks/core/accounts.ts';
import { mailLink, RESET_LINK_LIFE_MS, secret } from '#mocks/core/db.ts';
import { oneLine } from '#mocks/core/plainText.ts';
import { INVITATION_LIFE_MS } from '#mocks/core/seedMembers.ts';
import type { ActivityEntry, FieldChange, InvitedMember } from '#mocks/contract/types/types.gen.ts';
import type { MemberChange } from './memberGuards.ts';
import { lockOut, memberStateOf } from './memberState.ts';
import { toMember, type TeamContext, type TeamWriter } from './teamContext.ts';

const loggedFields = [
  ...['first_name', 'last_name', 'email', 'description', 'locale', 'role', 'status', 'invitationExpiresAt'],
  'archivedAt',
];

/** What the log says of a member: the role by its name. */
function loggedMember({ tables }: TeamContext, account: Account): object {
  const { role, ...member } = toMember(tables, account);
  return { ...member, role: role?.name ?? null };
}

export function logMember(
  { db, author }: TeamWriter,
  account: Account,
  action: ActivityEntry['action'],
  changes: FieldChange[],
  how: { correlationId?: string | undefined; before?: MemberState | null } = {},
): void {
  const { id, name } = actorOf(account);
  const entity = { entityType: 'member', entityId: id, entityLabel: name } as const;
  const { correlationId = null, before } = how;
  const undo =
    before === undefined ? null : { kind: 'member' as const, before, after: memberStateOf(account) };
  logActivity(db, author, { action, ...entity, changes, correlationId, undo });
}

/** Does something to an account, raises its version, and writes down what became of it. */
function writeMember(
  context: TeamWriter,
  account: Account,
  { action, correlationId }: { action: ActivityEntry['action']; correlationId?: string | undefined },
  write: () => void,
): FieldChange[] {
  const logged = loggedMember(context, account);
  const before = memberStateOf(account);
  write();
  account.membership.version += 1;
  const changes = fieldChanges(logged, loggedMember(context, account), loggedFields);
  logMember(context, account, action, changes, { correlationId, before });
  return changes;
}

export function changeMember(
  context: TeamWriter,
  account: Account,
  { roleId, email, ...profile }: MemberChange,
  how: { action?: ActivityEntry['action']; correlationId?: string } = {},
): FieldChange[] {
  const { action = 'update', correlationId } = how;
  return writeMember(context, account, { action, correlationId }, () => {
    Object.assign(account.profile, profile);
    const role = roleId === undefined ? undefined : context.tables.roles.get(roleId);
    if (role) account.profile.role = { id: role.id, name: role.name };
    if (email !== undefined) {
      account.email = email.trim();
      account.profile.email = account.email;
    }
    if (profile.is_active === 'N') lockOut(context.db, account);
  });
}

/** A user name of the first part of an e-mail that nobody has. */
export function freeUsername(context: TeamContext, email: string, taken: readonly string[] = []): string {
  const base = (email.split('@')[0] ?? '').replaceAll(/[^A-Za-z0-9._-]/g, '').slice(0, 60) || 'member';
  const usernames = new Set([...Object.keys(context.db.accounts), ...taken].map((one) => one.toLowerCase()));
  for (let number = 1; ; number += 1) {
    const username = number === 1 ? base : `${base}${number}`;
    if (!usernames.has(username.toLowerCase())) return username;
  }
}

/** Mails an account the link that sets a password and activates it. */
export function sendInvitation(context: TeamWriter, account: Account, correlationId?: string): FieldChange[] {
  return writeMember(context, account, { action: 'update', correlationId }, () => {
    const now = Date.now();
    account.membership.invitedAt = new Date(now).toISOString();
    account.membership.invitationExpiresAt = new Date(now + INVITATION_LIFE_MS).toISOString();
    mailLink(context.db, account, {
      subject: 'You are invited to Backroom',
      expiresAt: now + INVITATION_LIFE_MS,
    });
  });
}

/** Makes the account of somebody who was invited; nobody knows its password. */
export function inviteMember(
  context: TeamWriter,
  invited: InvitedMember,
  how: { action?: ActivityEntry['action']; correlationId?: string } = {},
): Account {
  const { db, tables } = context;
  const { email, roleId, first_name: first = '', last_name: last = '', locale = null } = invited;
  const username = invited.username ?? freeUsername(context, email);
  const role = tables.roles.get(roleId);
  const now = Date.now();
  const expiresAt = now + INVITATION_LIFE_MS;
  const createdAt = new Date(now).toISOString();
  const account = accountOf(
    {
      user_id: `u-${secret().slice(0, 8)}`,
      username,
      email: email.trim(),
      first_name: oneLine(first).trim() || null,
      last_name: oneLine(last).trim() || null,
      description: null,
      profile_image: null,
      role: role ? { id: role.id, name: role.name } : null,
      is_active: 'N',
      is_deleted: 'N',
      locale,
    },
    email.trim(),
    null,
    {
      password: secret(),
      membership: {
        ...newMembership(createdAt),
        invitedAt: createdAt,
        invitationExpiresAt: new Date(expiresAt).toISOString(),
      },
    },
  );
  db.accounts[username] = account;
  mailLink(db, account, { subject: 'You are invited to Backroom', expiresAt });
  const changes = fieldChanges({}, loggedMember(context, account), ['email', 'role']);
  const { action = 'create', correlationId } = how;
  logMember(context, account, action, changes, { correlationId, before: null });
  return account;
}

/** Takes an invitation back: the account was never used. */
export function removeInvitation(context: TeamWriter, account: Account): void {
  lockOut(context.db, account);
  Reflect.deleteProperty(context.db.accounts, account.username);
  logMember(context, account, 'delete', []);
}

/** Deletes a member; the saved views and the alerts go to whom they are left. */
export function archiveMember(context: TeamWriter, account: Account, inheritor: Account | undefined): void {
  writeMember(context, account, { action: 'delete' }, () => {
    account.profile.is_deleted = 'Y';
    account.membership.archivedAt = new Date().toISOString();
    lockOut(context.db, account);
  });
  if (!inheritor) return;
  leaveViews(context, account, inheritor);
  leaveAlerts(context.db, context.author, actorOf(account).id, actorOf(inheritor).id);
}

export function restoreMember(context: TeamWriter, account: Account): void {
  writeMember(context, account, { action: 'restore' }, () => {
    account.profile.is_deleted = 'N';
    account.membership.archivedAt = null;
  });
}

/** A view whose name the inheritor has on the same screen gets the name of who left it added. */
function leaveViews({ db }: TeamContext, account: Account, inheritor: Account): void {
  const views = Object.values(db.work.views);
  for (const record of views.filter(({ username }) => username === account.username)) {
    const isTaken = views.some(
      ({ username, view }) =>
        username === inheritor.username &&
        view.screen === record.view.screen &&
        view.name === record.view.name,
    );
    const name = isTaken ? `${record.view.name} (${actorOf(account).name})`.slice(0, 60) : record.view.name;
    record.view = { ...record.view, name, owner: actorOf(inheritor), version: record.view.version + 1 };
    record.username = inheritor.username;
    record.defaultFor = record.defaultFor.filter((one) => one !== account.username);
  }
}

/** Mails a member a link to set a new password. Returns when it stops working. */
export function sendResetLink(context: TeamWriter, account: Account): string {
  const expiresAt = Date.now() + RESET_LINK_LIFE_MS;
  mailLink(context.db, account, { subject: 'Set a new password', expiresAt });
  logMember(context, account, 'update', [{ field: 'resetLink', before: null, after: account.email }]);
  return new Date(expiresAt).toISOString();
}
