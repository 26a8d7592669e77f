import { ask, tokenOf, type MockReply } from './askMock.ts';
import { isRecord } from '#mocks/contract/homes.ts';
import { dbOf } from '#mocks/core/mockSessions.ts';
import { peopleTables } from '#mocks/core/people.ts';
import { itemsIn } from './replyBody.ts';

const ADMIN = 'admin@backroom.test';

/** A member as the team's list has it, deleted ones included. */
export async function memberByEmail(email: string): Promise<Record<string, unknown> & { id: string }> {
  const token = await tokenOf(ADMIN);
  const lists = await Promise.all(
    ['', '&archived=true'].map((part) => ask(`GET /team?pageSize=100${part}`, { token })),
  );
  const member = lists.flatMap((reply) => itemsIn(reply)).find((one) => one['email'] === email);
  if (!member || typeof member['id'] !== 'string') throw new Error(`There is no member ${email}.`);
  return { ...member, id: member['id'] };
}

/** Changes a member as somebody, on the version that is there. */
export async function patchMember(
  email: string,
  change: Record<string, unknown>,
  as = ADMIN,
): Promise<MockReply> {
  const { id, version } = await memberByEmail(email);
  return ask(`PATCH /team/${id}`, { token: await tokenOf(as), body: { version, ...change } });
}

let keys = 0;

/** Invites people as somebody. */
export async function invite(members: readonly object[], as = ADMIN): Promise<MockReply> {
  keys += 1;
  const headers = { 'Idempotency-Key': `invitation-key-${keys}`.padEnd(20, 'x') };
  return ask('POST /invitations', { token: await tokenOf(as), headers, body: { members } });
}

/** Gives a role further permissions, as editing the role does. */
export function grantTitles(roleId: string, titles: readonly string[]): void {
  const { people } = dbOf(new Request('http://localhost/'));
  const { roles, nodes } = peopleTables(people);
  const role = roles.get(roleId);
  const added = nodes.all().flatMap(({ id, title }) => (titles.includes(title) ? id : []));
  if (role) roles.put({ ...role, nodeIds: [...role.nodeIds, ...added] });
}

/** The latest mail to an address, by its link. */
export function mailedLink(email: string): string {
  const { outbox } = dbOf(new Request('http://localhost/'));
  const mail = outbox.findLast(({ to }) => to === email);
  if (!mail) throw new Error(`There is no mail to ${email}.`);
  return mail.link.replace('/reset-password/', '');
}

/** The codes of a refusal by field. */
export function codesIn({ body }: MockReply): Record<string, string> {
  const errors = isRecord(body) && Array.isArray(body['errors']) ? body['errors'] : [];
  return Object.fromEntries(errors.map((error) => [textOf(error, 'field'), textOf(error, 'code')]));
}

const textOf = (error: unknown, key: string): string => String(isRecord(error) ? error[key] : '');
