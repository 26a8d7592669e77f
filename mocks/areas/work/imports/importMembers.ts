import { fieldChanges } from '#mocks/areas/activity/log.ts';
import {
  findEmailProblem,
  findRefusals,
  findRoleProblem,
  titleAbove,
  type MemberChange,
} from '#mocks/areas/people/records/memberGuards.ts';
import { changeMember, inviteMember } from '#mocks/areas/people/records/memberWriting.ts';
import { memberRole, type TeamContext } from '#mocks/areas/people/records/teamContext.ts';
import { memberStateOf } from '#mocks/areas/people/records/memberState.ts';
import type { Written } from '#mocks/areas/work/records/state.ts';
import type { ImportCellError, InvitedMember, Locale } from '#mocks/contract/types/types.gen.ts';
import { actorOf, type Account } from '#mocks/core/accounts.ts';
import { accountByEmail } from '#mocks/core/db.ts';
import type { ImportIndex, WriteContext } from './importIndex.ts';
import {
  allowedValueErrors,
  cellError,
  lengthErrors,
  referenceErrors,
  type CheckedRow,
  type Cells,
} from './importRows.ts';
import { panelLanguages } from './labels.ts';
import { normalizeWord } from './matchWords.ts';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Ids of the roles with this name. */
const roleIds = ({ tables }: TeamContext, name: string): string[] =>
  tables.roles.all().flatMap((role) => (normalizeWord(role.name) === normalizeWord(name) ? role.id : []));

/** A member who is not deleted, by e-mail. */
function findByEmail({ db }: TeamContext, email: string): Account | undefined {
  const account = accountByEmail(db, email);
  return account?.profile.is_deleted === 'N' ? account : undefined;
}

/** The values a row sets; empty cells set none. */
function readMember(context: TeamContext, cells: Cells): MemberChange {
  const { first_name: first, last_name: last, description, role = '' } = cells;
  const [roleId] = roleIds(context, role);
  const locale: Locale | undefined = panelLanguages.find((language) => language === cells['locale']);
  return {
    ...(first ? { first_name: first } : {}),
    ...(last ? { last_name: last } : {}),
    ...(description ? { description } : {}),
    ...(locale === undefined ? {} : { locale }),
    ...(roleId === undefined ? {} : { roleId }),
  };
}

/** What a member says of the fields of a file, the role by its name. */
function toFileFields({ tables }: TeamContext, account: Account): Record<string, unknown> {
  const { first_name: first, last_name: last, description, locale } = account.profile;
  return {
    first_name: first,
    last_name: last,
    description: description || undefined,
    locale,
    role: memberRole(tables, account)?.name,
  };
}

function findErrors(context: TeamContext, cells: Cells, before: Account | undefined): ImportCellError[] {
  const { email = '', username = '', role = '' } = cells;
  const errors = [
    ...lengthErrors(cells, { email: 254, first_name: 50, last_name: 50, description: 500 }),
    ...referenceErrors('role', role, roleIds(context, role), 'role'),
    ...allowedValueErrors('locale', cells['locale'] ?? '', panelLanguages),
  ];
  if (email === '') errors.push(cellError('email', email, 'required', 'The row has no e-mail'));
  else if (!EMAIL.test(email)) errors.push(cellError('email', email, 'invalid', 'Enter an e-mail address'));
  const change = readMember(context, cells);
  if (before) {
    const above = titleAbove(context, before);
    if (above !== undefined) {
      const message = `This member has a permission that your role doesn’t have: ${above}`;
      errors.push(cellError('email', email, 'not_allowed', message));
    }
    const roleRefusal = findRefusals(context, before, change).find(({ field }) => field === 'roleId');
    if (roleRefusal)
      errors.push(cellError('role', role, roleRefusal.code, `The role ${roleRefusal.message}`));
    return errors;
  }
  if (role === '') errors.push(cellError('role', role, 'required', 'Required for a new member'));
  const roleProblem =
    change.roleId === undefined ? undefined : findRoleProblem(context, 'role', change.roleId);
  if (roleProblem) errors.push(cellError('role', role, roleProblem.code, `The role ${roleProblem.message}`));
  if (findEmailProblem(context, 'email', email)) {
    const message = 'The address belongs to a deleted account. Restore it first';
    errors.push(cellError('email', email, 'deleted_account', message));
  }
  if (username !== '' && !/^[A-Za-z0-9._-]{1,64}$/.test(username)) {
    const message = 'Use letters, digits, dots, hyphens and underscores only';
    errors.push(cellError('username', username, 'not_allowed', message));
  }
  const usernames = Object.keys(context.db.accounts).map((one) => one.toLowerCase());
  if (usernames.includes(username.toLowerCase()))
    errors.push(cellError('username', username, 'taken', 'Another member has this user name'));
  return errors;
}

export function checkMember({ team }: ImportIndex, cells: Cells): CheckedRow {
  const { email = '', username = '' } = cells;
  const before = findByEmail(team, email);
  const { roleId, ...profile } = readMember(team, cells);
  const role = roleId === undefined ? undefined : team.tables.roles.get(roleId)?.name;
  const identity = before ? {} : { email: email || undefined, username: username || undefined };
  const values = { ...identity, ...profile, ...(role === undefined ? {} : { role }) };
  return {
    exists: before !== undefined,
    label: email,
    changes: fieldChanges(before ? toFileFields(team, before) : {}, values, Object.keys(values)),
    errors: findErrors(team, cells, before),
    claims: [
      ...(email ? [{ field: 'email', key: email.toLowerCase() }] : []),
      ...(username && !before ? [{ field: 'username', key: username.toLowerCase() }] : []),
    ],
  };
}

/** Changes a member, or invites a new one. */
export function writeMember({ index, author, jobId }: WriteContext, cells: Cells): Written {
  const { email = '', username = '' } = cells;
  const how = { action: 'import' as const, correlationId: jobId };
  const team = { ...index.team, author };
  const account = findByEmail(team, email);
  const before = account ? memberStateOf(account) : null;
  const values = readMember(team, cells);
  if (account) changeMember(team, account, values, how);
  const after = account ?? inviteMember(team, toInvited(values, { email, username }), how);
  const undo = { kind: 'member' as const, before, after: memberStateOf(after) };
  return { id: actorOf(after).id, label: email, undo };
}

function toInvited(
  { roleId = '', locale, first_name: first, last_name: last }: MemberChange,
  { email, username }: { email: string; username: string },
): InvitedMember {
  return {
    email,
    roleId,
    ...(first === undefined ? {} : { first_name: first }),
    ...(last === undefined ? {} : { last_name: last }),
    ...(username ? { username } : {}),
    ...(locale ? { locale } : {}),
  };
}
