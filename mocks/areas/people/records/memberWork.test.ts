import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { resetSession } from '#mocks/core/mockSessions.ts';
import { textIn, tokenOf, ask } from '#tests/support/askMock.ts';
import { apiClient, applyImport, finishJob, sendLines, type ApiClient } from '#tests/support/apiClient.ts';
import { apply, preview } from '#tests/support/bulk.ts';
import { exportedSheet } from '#tests/support/exported.ts';
import { itemsIn } from '#tests/support/replyBody.ts';
import { invite, mailedLink, memberByEmail, patchMember } from '#tests/support/team.ts';

const SERVICE = 'service@backroom.test';

let client: ApiClient;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  resetSession();
  client = await apiClient();
});
afterEach(() => {
  vi.useRealTimers();
});

const idsOf = (...emails: readonly string[]) =>
  Promise.all(emails.map(async (email) => (await memberByEmail(email)).id));

describe('a bulk action on members', () => {
  test('gives all of them a role, but not oneself, and not who has it already', async () => {
    const ids = await idsOf('admin@backroom.test', 'auditor@backroom.test', SERVICE);
    const request = {
      resource: 'members',
      action: 'setRole',
      params: { roleId: 'rol-8' },
      selection: { ids },
    };
    expect(await preview(client, request)).toMatchObject({
      status: 200,
      body: {
        affected: 1,
        skipped: [
          { label: 'Helen Okafor', reason: 'notAllowed' },
          { label: 'Ingrid Solberg', reason: 'unchanged' },
        ],
        samples: [{ changes: [{ field: 'role', before: 'Customer Service', after: 'Auditor' }] }],
      },
    });
    const job = await finishJob(client, await apply(client, request));
    expect(job.body).toMatchObject({ state: 'done', counts: { total: 1, done: 1 } });
    expect(await memberByEmail(SERVICE)).toMatchObject({ role: { name: 'Auditor' } });
  });

  test('deactivates all that a query finds, and ends their sign-ins', async () => {
    const token = await tokenOf(SERVICE);
    const request = {
      resource: 'members',
      action: 'deactivate',
      params: {},
      selection: { query: 'roleId=rol-7&status=active' },
    };
    const job = await finishJob(client, await apply(client, request));
    expect(job.body).toMatchObject({ counts: { total: 2, done: 2 } });
    expect(await ask('GET /suppliers', { token })).toMatchObject({ status: 401 });
  });

  test('sends invitations again to who is waiting, and skips a member who changed meanwhile', async () => {
    const [mei = '', jonas = '', service = ''] = await idsOf(
      'mei.tanaka@backroom.test',
      'jonas.keller@backroom.test',
      SERVICE,
    );
    const request = {
      resource: 'members',
      action: 'resendInvitation',
      params: {},
      selection: { ids: [mei, jonas, service] },
    };
    const plan = await preview(client, request);
    expect(plan.body).toMatchObject({ affected: 2, skipped: [{ id: service, reason: 'invalid' }] });
    await patchMember('jonas.keller@backroom.test', { first_name: 'Jon' });
    const job = await finishJob(client, await client.post(`/bulk/${textIn(plan, 'planId')}/apply`, {}));
    expect(job.body).toMatchObject({ counts: { done: 1, skipped: 1 } });
    expect(mailedLink('mei.tanaka@backroom.test')).not.toBe('');
    expect(() => mailedLink('jonas.keller@backroom.test')).toThrow();
  });

  test('is refused without the permission, and with a query that the list would refuse', async () => {
    const request = {
      resource: 'members',
      action: 'deactivate',
      params: {},
      selection: { query: 'flag=kvi' },
    };
    expect(await preview(await apiClient('auditor@backroom.test'), request)).toMatchObject({
      status: 403,
      body: { node: 'Team: Edit' },
    });
    expect(await preview(client, request)).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'selection.query.flag', code: 'unknown_field' }] },
    });
    const unknown = { ...request, action: 'setRole', params: { roleId: 'rol-99' } };
    expect(await preview(client, unknown)).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'params.roleId' }] },
    });
  });
});

test('an export of members has what the list shows, also of deleted ones, for who may see the team', async () => {
  const [deleted = ''] = await idsOf('deleted@backroom.test');
  const columns = ['name', 'email', 'role', 'status'];
  const request = { resource: 'members', query: 'roleId=rol-1', columns };
  expect((await exportedSheet(client, request))?.rows).toEqual([
    ['Helen Okafor', 'admin@backroom.test', 'Administrator', 'active'],
  ]);
  const auditor = await apiClient('auditor@backroom.test');
  expect((await exportedSheet(auditor, { ...request, ids: [deleted] }))?.rows).toEqual([
    ['Laura Jensen', 'deleted@backroom.test', 'Customer Service', 'deleted'],
  ]);
  expect(await client.post('/exports', { ...request, columns: ['password'] })).toMatchObject({ status: 422 });
  expect(await (await apiClient(SERVICE)).post('/exports', request)).toMatchObject({ status: 403 });
});

describe('an import of members', () => {
  const HEADERS = 'Email,First name,Last name,Role,Language';
  const send = (...lines: string[]) => sendLines(client, 'team', [HEADERS, ...lines]);
  const rowsOf = async (...lines: string[]) =>
    itemsIn(await client.get(`/imports/${textIn(await send(...lines), 'id')}/rows`));

  test('invites who is new and changes who is there, and can be taken back', async () => {
    const dryRun = await send('ada@example.com,Ada,Field,merchandiser,en', `${SERVICE.toUpperCase()},Dan,,,`);
    expect(dryRun.body).toMatchObject({ counts: { create: 1, update: 1, error: 0 } });
    expect(await (await applyImport(client, dryRun)).body).toMatchObject({ counts: { done: 2 } });
    expect(await memberByEmail('ada@example.com')).toMatchObject({
      status: 'invited',
      role: { name: 'Merchandiser' },
    });
    expect(await memberByEmail(SERVICE)).toMatchObject({ name: 'Dan Moreau' });
    expect(mailedLink('ada@example.com')).not.toBe('');
    const undo = await finishJob(client, await client.post(`/imports/${textIn(dryRun, 'id')}/undo`));
    expect(undo.body).toMatchObject({ counts: { done: 2 } });
    await expect(memberByEmail('ada@example.com')).rejects.toThrow();
    expect(await memberByEmail(SERVICE)).toMatchObject({ name: 'Daniel Moreau' });
  });

  test('keeps an invitation that was accepted when it is taken back', async () => {
    const dryRun = await send('ada@example.com,Ada,Field,Merchandiser,');
    await applyImport(client, dryRun);
    const link = mailedLink('ada@example.com');
    await ask(`POST /auth/reset-password/${link}`, { body: { password: 'correct horse' } });
    const undo = await finishJob(client, await client.post(`/imports/${textIn(dryRun, 'id')}/undo`));
    expect(undo.body).toMatchObject({ counts: { skipped: 1 } });
    expect(await memberByEmail('ada@example.com')).toMatchObject({ status: 'active' });
  });

  test('names each cell that is wrong', async () => {
    const rows = await rowsOf(
      'nobody,,,Merchandiser,',
      'deleted@backroom.test,,,Merchandiser,',
      'new@example.com,,,Wizard,xx',
      'new@example.com,,,Merchandiser,',
      'admin@backroom.test,,,Merchandiser,',
      ',,,,',
    );
    const codes = rows.map(({ errors }) =>
      (Array.isArray(errors) ? errors : []).map(
        ({ field, code }: Record<string, unknown>) => `${String(field)} ${String(code)}`,
      ),
    );
    expect(codes).toEqual([
      ['email invalid'],
      ['email deleted_account'],
      ['role unknown', 'locale not_allowed'],
      ['email twice'],
      ['role own_account'],
    ]);
  });

  test('needs the permission to edit the team', async () => {
    client = await apiClient('auditor@backroom.test');
    expect(await send('ada@example.com,,,Merchandiser,')).toMatchObject({
      status: 403,
      body: { node: 'Team: Edit' },
    });
    expect(await client.get('/import-templates/team')).toMatchObject({ status: 403 });
  });
});

test('a member whom somebody invites twice at once is invited once', async () => {
  const replies = await Promise.all(
    [1, 2].map(() => invite([{ email: 'ada@example.com', roleId: 'rol-7' }])),
  );
  expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 422]);
});
