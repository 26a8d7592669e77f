import type { Author } from '#mocks/areas/activity/log.ts';
import { actorOf, type Account } from '#mocks/core/accounts.ts';
import type { Db } from '#mocks/core/db.ts';
import {
  menuOfAccount,
  menuOfRole,
  peopleTables,
  roleOf,
  titlesOf,
  type PeopleTables,
} from '#mocks/core/people.ts';
import type { RoleRecord } from '#mocks/core/roles.ts';
import type { MemberRole, TeamMember } from '#mocks/contract/types/types.gen.ts';
import type { Permission } from '#session/permissions.ts';

/** Who asks about the team, and in which mock session. */
export interface TeamContext {
  db: Db;
  tables: PeopleTables;
  /** User name of the caller. */
  username: string;
  /** Titles of the permissions that the caller has. */
  titles: ReadonlySet<string>;
}

/** The same of who changes it. */
export interface TeamWriter extends TeamContext {
  author: Author;
}

export function teamContext(db: Db, username: string): TeamContext {
  const tables = peopleTables(db.people);
  const account = db.accounts[username];
  return { db, tables, username, titles: new Set(account ? titlesOfMember(tables, account) : []) };
}

/** The members of the team: all accounts but those of the odd people that tests sign in as. */
export function membersOf({ accounts }: Db): Account[] {
  return Object.values(accounts).filter(({ menu }) => menu === null);
}

export function findMember(db: Db, id: string): Account | undefined {
  return membersOf(db).find((account) => actorOf(account).id === id);
}

/** What a role grants, in the order of the tree. */
export function titlesOfRole(tables: PeopleTables, role: RoleRecord): string[] {
  return titlesOf(menuOfRole(tables, role));
}

export function titlesOfMember(tables: PeopleTables, account: Account): string[] {
  return titlesOf(menuOfAccount(tables, account).data ?? []);
}

/** Active members who have a permission, by name. */
export function membersWith(db: Db, title: Permission): Account[] {
  const tables = peopleTables(db.people);
  return membersOf(db)
    .filter(
      (account) => memberStatus(account) === 'active' && titlesOfMember(tables, account).includes(title),
    )
    .toSorted((a, b) => actorOf(a).name.localeCompare(actorOf(b).name));
}

/** The role of a member by its present name. */
export function memberRole(tables: PeopleTables, account: Account): MemberRole | null {
  const role = roleOf(tables, account);
  return role ? { id: role.id, name: role.name } : null;
}

export function memberStatus({ profile, membership }: Account): TeamMember['status'] {
  if (membership.invitationExpiresAt !== null) return 'invited';
  return profile.is_active === 'Y' ? 'active' : 'inactive';
}

export function toMember(tables: PeopleTables, account: Account): TeamMember {
  const { username, email, profile, membership } = account;
  return {
    ...actorOf(account),
    username,
    first_name: profile.first_name,
    last_name: profile.last_name,
    email,
    description: profile.description ?? '',
    role: memberRole(tables, account),
    status: memberStatus(account),
    is_active: profile.is_active,
    is_deleted: profile.is_deleted,
    locale: profile.locale ?? null,
    ...membership,
  };
}
