import { actorOf, type Account, type MemberState } from '#mocks/core/accounts.ts';
import { endSignIns, removeLinks, type Db } from '#mocks/core/db.ts';
import type { Table } from '#mocks/core/table.ts';
import { findMember } from './teamContext.ts';

export function memberStateOf(account: Account): MemberState {
  const { profile, membership, email } = account;
  const { first_name, last_name, description, role, is_active, is_deleted } = profile;
  return {
    id: actorOf(account).id,
    email,
    ...{ first_name, last_name, description, role, is_active, is_deleted, locale: profile.locale ?? null },
    archivedAt: membership.archivedAt,
    version: membership.version,
  };
}

/** Signs a member out everywhere, and makes mailed links stop working. */
export function lockOut(db: Db, account: Account): void {
  db.lockedOut.push(...db.signIns.filter(({ username }) => username === account.username));
  endSignIns(db, ({ username }) => username === account.username);
  removeLinks(db, account);
}

/** The members of a mock session as a table of what can be undone. A member who is put is there: nobody is made by it. */
export function memberStates(db: Db): Pick<Table<MemberState>, 'get' | 'put' | 'remove'> {
  return {
    get: (id) => {
      const account = findMember(db, id);
      return account && memberStateOf(account);
    },
    put: (state) => {
      const account = findMember(db, state.id);
      if (!account) return state;
      const { version, archivedAt, email, role, is_active, is_deleted, locale } = state;
      const { first_name, last_name, description } = state;
      account.email = email;
      const names = { first_name, last_name, description, email };
      Object.assign(account.profile, { ...names, role, is_active, is_deleted, locale });
      Object.assign(account.membership, { archivedAt, version });
      if (is_active === 'N' || archivedAt !== null) lockOut(db, account);
      return memberStateOf(account);
    },
    remove: (id) => {
      const account = findMember(db, id);
      if (!account) return;
      lockOut(db, account);
      Reflect.deleteProperty(db.accounts, account.username);
    },
  };
}
