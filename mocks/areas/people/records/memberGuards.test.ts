import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Account } from '#mocks/core/accounts.ts';
import { seed, type Db } from '#mocks/core/db.ts';
import { peopleTables } from '#mocks/core/people.ts';
import { permissions } from '#session/permissions.ts';
import {
  findEmailProblem,
  findRefusals,
  findRoleProblem,
  isLastAdministrator,
  titleAbove,
  type MemberChange,
} from './memberGuards.ts';
import { membersOf, teamContext, titlesOfMember } from './teamContext.ts';

let db: Db;

beforeEach(() => {
  db = seed();
});

function memberNamed(firstName: string): Account {
  const account = membersOf(db).find(({ profile }) => profile.first_name === firstName);
  if (!account) throw new Error(`There is no member ${firstName}.`);
  return account;
}

const as = (firstName: string) => teamContext(db, memberNamed(firstName).username);

function giveRole(account: Account, id: string): void {
  account.profile.role = { id, name: id };
}

/** A role that grants these titles and nothing else. */
function addRole(id: string, ...titles: string[]): void {
  const { roles, nodes } = peopleTables(db.people);
  const nodeIds = nodes.all().flatMap((node) => (titles.includes(node.title) ? node.id : []));
  const stamp = { version: 1, updatedAt: '', updatedBy: null };
  roles.put({ id, name: id, description: '', nodeIds, isSystem: false, ...stamp });
}

const KEEPER = [permissions.admin, permissions.roles, permissions.rolesEdit];

const codesOf = (change: MemberChange, of: string, by: string): Record<string, string> =>
  Object.fromEntries(findRefusals(as(by), memberNamed(of), change).map(({ field, code }) => [field, code]));

describe('who has more rights', () => {
  test('is somebody with a permission that the caller lacks, and the first such is named', () => {
    expect(titleAbove(as('Helen'), memberNamed('Ingrid'))).toBeUndefined();
    expect(titleAbove(as('Daniel'), memberNamed('Ingrid'))).toBe('Competitor Analysis');
    expect(titleAbove(as('Ingrid'), memberNamed('Ingrid'))).toBeUndefined();
  });

  test('is nobody by having less, whatever the two roles grant', () => {
    const titles = peopleTables(db.people)
      .nodes.all()
      .flatMap(({ title, parentId }) => (parentId === null ? title : []));
    fc.assert(
      fc.property(fc.subarray(titles), fc.subarray(titles), (own, theirs) => {
        db = seed();
        addRole('own', ...own);
        addRole('theirs', ...theirs);
        giveRole(memberNamed('Priya'), 'own');
        giveRole(memberNamed('Tom'), 'theirs');
        const lacking = titlesOfMember(peopleTables(db.people), memberNamed('Tom')).filter(
          (title) => !own.includes(title),
        );
        expect(titleAbove(as('Priya'), memberNamed('Tom'))).toBe(lacking[0]);
      }),
    );
  });
});

describe('the last administrator', () => {
  test('is the only one who can sign in and edit roles', () => {
    expect(isLastAdministrator(as('Helen'), memberNamed('Helen'))).toBe(true);
    expect(isLastAdministrator(as('Helen'), memberNamed('Ingrid'))).toBe(false);
    addRole('keeper', ...KEEPER);
    giveRole(memberNamed('Ingrid'), 'keeper');
    expect(isLastAdministrator(as('Helen'), memberNamed('Helen'))).toBe(false);
    memberNamed('Ingrid').profile.is_active = 'N';
    expect(isLastAdministrator(as('Helen'), memberNamed('Helen'))).toBe(true);
    expect(isLastAdministrator(as('Helen'), memberNamed('Ingrid'))).toBe(false);
  });

  test('is found whoever has which role and can sign in', () => {
    const state = fc.record({
      role: fc.constantFrom('keeper', 'rol-1', 'rol-8', 'gone'),
      is_active: fc.constantFrom('Y' as const, 'N' as const),
      is_deleted: fc.constantFrom('Y' as const, 'N' as const),
    });
    fc.assert(
      fc.property(fc.record({ Priya: state, Tom: state, Sofia: state }), (all) => {
        db = seed();
        addRole('keeper', ...KEEPER);
        for (const account of membersOf(db)) giveRole(account, 'rol-8');
        const keepers = Object.entries(all).flatMap(([name, { role, ...flags }]) => {
          const account = memberNamed(name);
          giveRole(account, role);
          Object.assign(account.profile, flags);
          const isKeeper = ['keeper', 'rol-1'].includes(role);
          return isKeeper && flags.is_active === 'Y' && flags.is_deleted === 'N' ? [name] : [];
        });
        for (const name of Object.keys(all))
          expect(isLastAdministrator(as('Helen'), memberNamed(name))).toBe(
            keepers.length === 1 && keepers[0] === name,
          );
      }),
    );
  });
});

describe('a role', () => {
  test('is given by whoever has all that it grants', () => {
    expect(findRoleProblem(as('Helen'), 'roleId', 'rol-1')).toBeUndefined();
    expect(findRoleProblem(as('Daniel'), 'roleId', 'rol-7')).toBeUndefined();
    expect(findRoleProblem(as('Daniel'), 'members.2.roleId', 'rol-8')).toEqual({
      field: 'members.2.roleId',
      code: 'not_grantable',
      message: 'grants Competitor Analysis, which your role doesn’t have',
    });
  });

  test('has to be there', () => {
    expect(findRoleProblem(as('Helen'), 'roleId', 'rol-0')).toMatchObject({
      field: 'roleId',
      code: 'unknown',
      message: 'isn’t a role',
    });
  });
});

describe('an e-mail', () => {
  test('is free, or belongs to another member, or to a deleted account', () => {
    expect(findEmailProblem({ db }, 'email', 'free@backroom.test')).toBeUndefined();
    expect(findEmailProblem({ db }, 'email', ' ADMIN@backroom.test ')).toEqual({
      field: 'email',
      code: 'taken',
      message: 'belongs to another member',
    });
    expect(findEmailProblem({ db }, 'email', 'deleted@backroom.test')).toEqual({
      field: 'email',
      code: 'deleted_account',
      message: 'belongs to a deleted account',
    });
  });

  test('stays with its owner, and is no other member’s while a deleted account has it', () => {
    const owner = memberNamed('Helen');
    expect(findEmailProblem({ db }, 'email', 'admin@backroom.test', owner)).toBeUndefined();
    expect(findEmailProblem({ db }, 'email', 'deleted@backroom.test', owner)).toMatchObject({
      code: 'taken',
    });
  });
});

describe('a change of a member', () => {
  test('passes when nothing is in its way', () => {
    expect(codesOf({ roleId: 'rol-8', is_active: 'N', email: 'd@backroom.test' }, 'Daniel', 'Helen')).toEqual(
      {},
    );
    expect(codesOf({}, 'Daniel', 'Helen')).toEqual({});
  });

  test('is not of one’s own role or state; what stays as it is passes', () => {
    expect(findRefusals(as('Helen'), memberNamed('Helen'), { roleId: 'rol-2', is_active: 'N' })).toEqual([
      { field: 'roleId', code: 'own_account', message: 'can’t be changed by the person who has it' },
      { field: 'is_active', code: 'own_account', message: 'can’t be changed by oneself' },
    ]);
    expect(codesOf({ roleId: 'rol-1', is_active: 'Y' }, 'Helen', 'Helen')).toEqual({});
  });

  test('knows a role by its id alone as by its reference, and none from no role', () => {
    memberNamed('Helen').profile.role = 'rol-1';
    expect(codesOf({ roleId: 'rol-1' }, 'Helen', 'Helen')).toEqual({});
    memberNamed('Daniel').profile.role = null;
    expect(codesOf({ roleId: 'rol-0' }, 'Daniel', 'Helen')).toEqual({ roleId: 'unknown' });
    expect(codesOf({ roleId: '' }, 'Daniel', 'Helen')).toEqual({});
  });

  test('does not take away the last administrator', () => {
    addRole('deputy', ...KEEPER, permissions.team, permissions.teamEdit);
    giveRole(memberNamed('Daniel'), 'deputy');
    giveRole(memberNamed('Helen'), 'deputy');
    memberNamed('Daniel').profile.is_active = 'N';
    addRole('none');
    addRole('keeper', ...KEEPER);
    const refusals = findRefusals(as('Daniel'), memberNamed('Helen'), { roleId: 'none', is_active: 'N' });
    expect(refusals).toEqual(
      ['roleId', 'is_active'].map((field) => ({
        field,
        code: 'last_administrator',
        message: 'would leave nobody who can edit roles',
      })),
    );
    expect(codesOf({ roleId: 'keeper' }, 'Helen', 'Daniel')).toEqual({});
    expect(codesOf({ roleId: 'deputy', is_active: 'Y' }, 'Helen', 'Daniel')).toEqual({});
    memberNamed('Daniel').profile.is_active = 'Y';
    expect(codesOf({ roleId: 'none', is_active: 'N' }, 'Helen', 'Daniel')).toEqual({});
  });

  test('does not activate somebody who is invited', () => {
    expect(findRefusals(as('Helen'), memberNamed('Mei'), { is_active: 'Y' })).toEqual([
      { field: 'is_active', code: 'invited', message: 'is set when the invitation is accepted' },
    ]);
    expect(codesOf({ is_active: memberNamed('Mei').profile.is_active }, 'Mei', 'Helen')).toEqual({});
  });

  test('gives no e-mail that another has, and names it after the rest', () => {
    const problems = findRefusals(as('Helen'), memberNamed('Daniel'), {
      roleId: 'rol-0',
      email: 'admin@backroom.test',
    });
    expect(problems.map(({ field, code }) => `${field} ${code}`)).toEqual(['roleId unknown', 'email taken']);
    expect(codesOf({ email: 'SERVICE@backroom.test' }, 'Daniel', 'Helen')).toEqual({});
  });

  test('that passes leaves somebody who can edit roles, whatever was changed before', () => {
    const people = ['Helen', 'Priya', 'Tom'];
    const changes = fc.record({
      by: fc.constantFrom(...people),
      of: fc.constantFrom(...people),
      roleId: fc.option(fc.constantFrom('keeper', 'none', 'rol-1'), { nil: undefined }),
      is_active: fc.option(fc.constantFrom('Y' as const, 'N' as const), { nil: undefined }),
    });
    fc.assert(
      fc.property(fc.array(changes, { maxLength: 12 }), (all) => {
        db = seed();
        addRole('keeper', ...KEEPER);
        addRole('none');
        for (const { by, of, roleId, is_active } of all) {
          const account = memberNamed(of);
          const change = { ...(roleId ? { roleId } : {}), ...(is_active ? { is_active } : {}) };
          if (findRefusals(as(by), account, change).length > 0) continue;
          if (roleId) giveRole(account, roleId);
          if (is_active) account.profile.is_active = is_active;
        }
        const tables = peopleTables(db.people);
        const keepers = membersOf(db).filter(
          (account) =>
            account.profile.is_active === 'Y' &&
            titlesOfMember(tables, account).includes(permissions.rolesEdit),
        );
        expect(keepers).not.toEqual([]);
      }),
    );
  });
});
