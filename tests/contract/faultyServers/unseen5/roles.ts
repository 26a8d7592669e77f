import { at, isRecord } from '#mocks/contract/homes.ts';
import { dbOf } from '#mocks/core/mockSessions.ts';
import { peopleTables } from '#mocks/core/people.ts';
import { askInstead, codesOf, idOf, replaceBody } from '#tests/contract/faultyServers/unseen/tools.ts';
import {
  changeAnswer,
  changeBody,
  itemsOf,
  listOf,
  pathPart,
  readSent,
  serve,
} from '#tests/contract/faultyServers/variants/serving.ts';
import type { Serve, Variant } from '#tests/contract/faultyServers/variants/variant.ts';

/** An entry whose title differs from that of a node in case alone is a node to make, and that node is not in the file. */
const compareExactly = changeAnswer((body, call) => {
  const titles = peopleTables(dbOf(call.request).people)
    .nodes.all()
    .map(({ title }) => title);
  const entries = listOf(at(readSent(call), 'nodes')).filter(isRecord);
  const other = entries.flatMap((entry) => {
    const title = String(entry['title']).trim();
    const found = titles.find((one) => one.toLowerCase() === title.toLowerCase());
    return found === undefined || found === title ? [] : [{ entry, found }];
  });
  if (other.length === 0 || listOf(body['problems']).length > 0) return body;
  const isOther = (title: unknown): boolean => other.some(({ found }) => found === title);
  const change = listOf(body['change']);
  const left = change.filter((one) => !isOther(at(one, 'title')));
  return {
    ...body,
    create: [...listOf(body['create']), ...other.map(({ entry }) => entry)],
    change: left,
    unchanged: Number(body['unchanged']) - (other.length - (change.length - left.length)),
    notInFile: [...listOf(body['notInFile']), ...other.map(({ found }) => found)],
  };
});

const copyAsSystem: Serve = async (call) => {
  const response = await call.next();
  const { roles } = peopleTables(dbOf(call.request).people);
  const isSystem = roles.get(pathPart(call, 1))?.isSystem === true;
  if (response.status !== 201 || !isSystem) return response;
  const copy = roles.get(await idOf(response));
  if (copy) roles.put({ ...copy, isSystem });
  return changeBody(response, (body) => ({ ...body, isSystem }));
};

/** A refusal without what is said of addresses that differ from earlier ones in case. */
function forgiveCase(response: Response, emails: readonly string[]): Promise<Response> {
  const isExact = (index: number): boolean => emails.indexOf(emails[index] ?? '') < index;
  return replaceBody(response, (body) => ({
    ...body,
    errors: listOf(body['errors']).filter((one) => {
      const [, line] = /^members\.(\d+)\.email$/.exec(String(at(one, 'field'))) ?? [];
      return at(one, 'code') !== 'twice' || line === undefined || isExact(Number(line));
    }),
  }));
}

/** Takes lines whose addresses differ in case for different people. */
const inviteBoth: Serve = async (call) => {
  const response = await call.next();
  const sent = listOf(at(readSent(call), 'members')).filter(isRecord);
  const emails = sent.map(({ email }) => String(email));
  if (!(await codesOf(response)).includes('twice')) return response;
  const forgiven = await forgiveCase(response, emails);
  if ((await codesOf(forgiven)).length > 1) return forgiven;
  const isLater = (email: string, place: number): boolean =>
    emails.slice(0, place).some((one) => one.toLowerCase() === email.toLowerCase());
  const key = call.request.headers.get('idempotency-key') ?? '';
  const answer = await askInstead(call, (body) => ({
    ...body,
    members: sent.map((line, index) =>
      isLater(emails[index] ?? '', index)
        ? { ...line, email: `line-${String(index)}-${key}@backroom.test` }
        : line,
    ),
  }));
  if (!answer.ok) return answer;
  const { accounts } = dbOf(call.request);
  return changeBody(answer, (body) => ({
    ...body,
    items: itemsOf(body).map((item, index) => {
      const email = emails[index] ?? '';
      const account = Object.values(accounts).find((one) => one.email === item['email']);
      if (account) Object.assign(account, { email, profile: { ...account.profile, email } });
      return { ...item, email };
    }),
  }));
};

/** Nodes, roles and who is invited to them. */
export const roles: readonly Variant[] = [
  {
    // previewNodeSync: "Nodes are found by their titles, without regard to case."
    name: 'a node in another case is one to be made',
    operations: ['previewNodeSync', 'applyNodeSync'],
    start: () => serve('previewNodeSync', compareExactly),
  },
  {
    // duplicateRole: "The copy … is no system role."
    name: 'the copy of a system role is one',
    operations: ['getRole', 'duplicateRole'],
    start: () => serve('duplicateRole', copyAsSystem),
  },
  {
    // inviteMembers: "E-mails and user names are compared without regard to case. `code` is … `twice`".
    name: 'somebody is invited twice in another case',
    operations: ['listTeam', 'inviteMembers'],
    start: () => serve('inviteMembers', inviteBoth),
  },
];
