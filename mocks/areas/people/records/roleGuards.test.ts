import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Account } from '#mocks/core/accounts.ts';
import { seed, type Db } from '#mocks/core/db.ts';
import { peopleTables } from '#mocks/core/people.ts';
import { seedNodes } from '#mocks/core/permissionNodes.ts';
import { permissions } from '#session/permissions.ts';
import { idsOf } from '#tests/support/roles.ts';
import {
  differingNodeIds,
  findNameProblem,
  findNodeProblems,
  hasHolder,
  lastHolderProblem,
  missingOwnRight,
} from './roleGuards.ts';

let db: Db;

beforeEach(() => {
  db = seed();
});

const tables = () => peopleTables(db.people);
const allIds = [...seedNodes.keys()];
const someIds = fc.subarray(allIds);

function accountOf(role: string): Account {
  const account = Object.values(db.accounts).find(
    ({ profile }) => profile.role !== null && typeof profile.role === 'object' && profile.role.name === role,
  );
  if (!account) throw new Error(`Nobody is ${role}.`);
  return account;
}

function addRole(id: string, nodeIds: readonly string[]): void {
  const stamp = { version: 1, updatedAt: '', updatedBy: null };
  tables().roles.put({ id, name: id, description: '', nodeIds, isSystem: false, ...stamp });
}

describe('a name', () => {
  const taken = { field: 'name', code: 'taken', message: 'already exists' };

  test.each(['Auditor', ' auditor ', 'AUDITOR'])('%j is taken', (name) => {
    expect(findNameProblem(tables(), name)).toEqual(taken);
  });

  test('is free for the role that has it, and when nobody has it', () => {
    expect(findNameProblem(tables(), 'auditor', 'rol-8')).toBeUndefined();
    expect(findNameProblem(tables(), 'Auditor', 'rol-7')).toEqual(taken);
    expect(findNameProblem(tables(), 'Audit')).toBeUndefined();
  });

  test('is as taken with blanks around it and in capitals, on either side', () => {
    const name = fc.string({
      unit: fc.constantFrom('a', 'b', 'X', 'Y', ' ', '-'),
      minLength: 1,
      maxLength: 12,
    });
    fc.assert(
      fc.property(name, fc.constantFrom('', ' ', '  '), (text, blanks) => {
        db = seed();
        addRole(`${blanks}${text.toUpperCase()}`, []);
        expect(findNameProblem(tables(), `${text.toLowerCase()}${blanks}`)).toEqual(taken);
      }),
    );
  });
});

describe('granted nodes', () => {
  test('need their parent, and have to be there', () => {
    const [page = '', action = ''] = idsOf('SKU Manager', 'SKU Manager: Edit');
    expect(findNodeProblems(tables(), [page, action])).toEqual([]);
    expect(findNodeProblems(tables(), ['nod-0', action])).toEqual([
      { field: 'nodeIds.0', code: 'unknown', message: 'There is no such permission node' },
      {
        field: 'nodeIds.1',
        code: 'parent_missing',
        message: 'SKU Manager: Edit needs SKU Manager above it',
      },
    ]);
  });

  test('need a parent that is itself gone, by its id', () => {
    const [page = '', action = ''] = idsOf('SKU Manager', 'SKU Manager: Edit');
    tables().nodes.remove(page);
    expect(findNodeProblems(tables(), [action])).toMatchObject([
      { message: `SKU Manager: Edit needs ${page} above it` },
    ]);
  });

  test('are refused exactly where one stands without its parent', () => {
    fc.assert(
      fc.property(someIds, (nodeIds) => {
        const orphans = nodeIds.flatMap((id, index) => {
          const parentId = seedNodes.get(id)?.parentId ?? null;
          return parentId === null || nodeIds.includes(parentId) ? [] : `nodeIds.${index}`;
        });
        expect(findNodeProblems(tables(), nodeIds).map(({ field }) => field)).toEqual(orphans);
      }),
    );
  });
});

describe('what the caller lacks', () => {
  test('is refused with the first such permission', () => {
    const titles = new Set([permissions.home]);
    expect(missingOwnRight(tables(), { titles }, idsOf('Home', 'Search', 'Documents'))).toMatchObject({
      status: 403,
      body: { code: 'forbidden', node: 'Search' },
    });
    expect(missingOwnRight(tables(), { titles }, ['nod-0', ...idsOf('Home')])).toBeUndefined();
  });

  test('is neither granted nor taken away, whatever the roles', () => {
    fc.assert(
      fc.property(someIds, someIds, someIds, (own, before, after) => {
        const titles = new Set(own.flatMap((id) => seedNodes.get(id)?.title ?? []));
        const lacking = differingNodeIds({ nodeIds: before }, after).filter((id) => !own.includes(id));
        const refusal = missingOwnRight(tables(), { titles }, differingNodeIds({ nodeIds: before }, after));
        expect(refusal?.body.node).toBe(seedNodes.get(lacking[0] ?? '')?.title);
      }),
    );
  });
});

describe('the difference of two roles', () => {
  test('has what goes, then what comes', () => {
    expect(differingNodeIds({ nodeIds: ['a', 'b', 'c'] }, ['d', 'b'])).toEqual(['a', 'c', 'd']);
  });

  test('is what one has and the other has not, and makes the one of the other', () => {
    fc.assert(
      fc.property(someIds, someIds, (before, after) => {
        const differing = new Set(differingNodeIds({ nodeIds: before }, after));
        expect(differing.size).toBe(differingNodeIds({ nodeIds: after }, before).length);
        const changed = allIds.filter((id) => before.includes(id) !== differing.has(id));
        expect(changed).toEqual(allIds.filter((id) => after.includes(id)));
      }),
    );
  });
});

describe('who may edit roles', () => {
  test('is somebody who can sign in and whose role leads there', () => {
    expect(hasHolder(db)).toBe(true);
    const [admin, auditor] = [accountOf('Administrator'), accountOf('Auditor')];
    admin.profile.is_active = 'N';
    expect(hasHolder(db)).toBe(false);
    addRole('rol-8', idsOf('Admin', 'Roles', 'Roles: Edit'));
    expect(hasHolder(db)).toBe(true);
    auditor.profile.is_deleted = 'Y';
    expect(hasHolder(db)).toBe(false);
    auditor.profile.is_deleted = 'N';
    // What stands below a node that is not granted is granted to nobody.
    addRole('rol-8', idsOf('Roles', 'Roles: Edit'));
    expect(hasHolder(db)).toBe(false);
  });

  test('is nobody of whom no menu can be read', () => {
    accountOf('Administrator').menu = { msg: 'failure', data: null };
    expect(hasHolder(db)).toBe(false);
  });

  test('is named in the refusal', () => {
    expect(lastHolderProblem).toEqual({
      field: 'nodeIds',
      code: 'last_holder',
      message: 'Somebody who can sign in has to keep Roles: Edit',
    });
  });
});
