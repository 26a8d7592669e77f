import { beforeEach, describe, expect, test } from 'vitest';

import { dbOf, resetSession } from '#mocks/core/mockSessions.ts';
import type { Permission } from '#session/permissions.ts';
import { textIn } from '#tests/support/askMock.ts';
import { askAs, askAsAdmin, AUDITOR, auditorIds, changeOf, idsOf } from '#tests/support/roles.ts';

beforeEach(() => resetSession());

const db = () => dbOf(new Request('http://localhost/api'));

/** Gives somebody another role, as the page of the team does. */
function giveRole(username: string, id: string, name = id): void {
  const account = db().accounts[username];
  if (account) account.profile.role = { id, name };
}

async function createRole(name: string, ...titles: Permission[]): Promise<string> {
  const reply = await askAsAdmin('POST /roles', { name, description: '', nodeIds: idsOf(...titles) });
  expect(reply.status).toBe(201);
  return textIn(reply, 'id');
}

describe('rights that the caller lacks', () => {
  /** A role that may edit roles and sees no more than that; the auditor gets it. */
  async function makeRoleKeeper(...more: Permission[]): Promise<void> {
    const id = await createRole('Role keeper', 'Home', 'Admin', 'Roles', 'Roles: Edit', ...more);
    giveRole('ingrid.solberg', id);
  }

  test('are neither granted nor taken away', async () => {
    await makeRoleKeeper();
    const granted = { name: 'Mine', description: '', nodeIds: idsOf('Home', 'Search') };
    const refusal = { status: 403, body: { node: 'Search' } };
    expect(await askAs(AUDITOR, 'POST /roles', granted)).toMatchObject(refusal);
    const taken = changeOf(auditorIds.filter((id) => id !== idsOf('Search')[0]));
    expect(await askAs(AUDITOR, 'PUT /roles/rol-8', taken)).toMatchObject(refusal);
    expect(await askAs(AUDITOR, 'POST /roles/rol-2/duplicate', { name: 'Mine' })).toMatchObject({
      status: 403,
      body: { node: 'Competitor Analysis' },
    });
  });

  test('stay with a role whose other rights are changed', async () => {
    await makeRoleKeeper();
    const nodeIds = auditorIds.filter((id) => id !== idsOf('Roles')[0]);
    expect(await askAs(AUDITOR, 'PUT /roles/rol-8', changeOf(nodeIds))).toMatchObject({
      status: 200,
      body: { nodeIds },
    });
  });

  test('are given to nobody by a replacement role', async () => {
    await makeRoleKeeper();
    const own = { name: 'Small', description: '', nodeIds: idsOf('Home') };
    const small = textIn(await askAs(AUDITOR, 'POST /roles', own), 'id');
    const call = `DELETE /roles/${small}?replacementRoleId=rol-1`;
    expect(await askAs(AUDITOR, call)).toMatchObject({ status: 403, body: { node: 'Competitor Analysis' } });
    expect((await askAs(AUDITOR, `DELETE /roles/${small}`)).status).toBe(200);
  });
});

describe('deleting a role', () => {
  test('needs a role for its members, who have it from then on', async () => {
    const refusal = { status: 422, body: { errors: [{ field: 'replacementRoleId', code: 'required' }] } };
    expect(await askAsAdmin('DELETE /roles/rol-8')).toMatchObject(refusal);
    for (const unknown of ['rol-8', 'rol-0'])
      expect(await askAsAdmin(`DELETE /roles/rol-8?replacementRoleId=${unknown}`)).toMatchObject({
        status: 422,
        body: { errors: [{ field: 'replacementRoleId', code: 'unknown' }] },
      });
    expect((await askAsAdmin('DELETE /roles/rol-8?replacementRoleId=rol-7')).status).toBe(200);
    expect((await askAsAdmin('GET /roles/rol-8')).status).toBe(404);
    const profile = await askAs(AUDITOR, 'GET /logged-in-user');
    expect(profile.body).toMatchObject({ role: { id: 'rol-7', name: 'Customer Service' } });
  });

  test('is refused to whoever has it', async () => {
    const id = await createRole('Deputy', 'Home', 'Admin', 'Roles', 'Roles: Edit');
    giveRole('ingrid.solberg', id);
    expect(await askAs(AUDITOR, `DELETE /roles/${id}?replacementRoleId=rol-8`)).toMatchObject({
      status: 409,
      body: { code: 'wrong_state' },
    });
  });
});

describe('the last person who may edit roles', () => {
  test('keeps it when the role is edited', async () => {
    const keeper = await createRole('Role keeper', 'Home', 'Admin', 'Roles', 'Roles: Edit');
    const other = await createRole('Other keeper', 'Home', 'Admin', 'Roles', 'Roles: Edit');
    giveRole('ingrid.solberg', keeper);
    // The only administrator is deactivated; the keeper is the last.
    const [admin] = Object.values(db().accounts).filter(({ email }) => email === 'admin@backroom.test');
    if (admin) admin.profile.is_active = 'N';
    const shorter = changeOf(idsOf('Home', 'Admin', 'Roles'), 1, 'Role keeper');
    expect(await askAs(AUDITOR, `PUT /roles/${keeper}`, shorter)).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'nodeIds', code: 'last_holder' }] },
    });
    expect((await askAs(AUDITOR, `GET /roles/${keeper}`)).body).toMatchObject({ version: 1 });
    // Somebody who has another role that edits roles is enough.
    giveRole('martin.albrecht', other);
    expect((await askAs(AUDITOR, `PUT /roles/${keeper}`, shorter)).status).toBe(200);
  });
});
