import { isUsable, type Account } from '#mocks/core/accounts.ts';
import { accountByEmail } from '#mocks/core/db.ts';
import { unknownReference } from '#mocks/core/problems.ts';
import type { FieldProblem, MemberUpdate } from '#mocks/contract/types/types.gen.ts';
import { permissions } from '#session/permissions.ts';
import { memberStatus, membersOf, titlesOfMember, titlesOfRole, type TeamContext } from './teamContext.ts';

/** What a change of a member may be about; the version was checked before. */
export type MemberChange = Omit<MemberUpdate, 'version'>;

/** The first permission of a member that the caller lacks: who has more rights is not the caller's to change. */
export function titleAbove({ tables, titles }: TeamContext, account: Account): string | undefined {
  return titlesOfMember(tables, account).find((title) => !titles.has(title));
}

/** Whether nobody else who can sign in may edit roles. */
export function isLastAdministrator({ db, tables }: TeamContext, account: Account): boolean {
  const isAdministrator = (one: Account): boolean =>
    isUsable(one) && titlesOfMember(tables, one).includes(permissions.rolesEdit);
  return isAdministrator(account) && !membersOf(db).some((one) => one !== account && isAdministrator(one));
}

/** Why the caller cannot give a role; undefined for one that can be given. */
export function findRoleProblem(
  { tables, titles }: TeamContext,
  field: string,
  roleId: string,
): FieldProblem | undefined {
  const role = tables.roles.get(roleId);
  if (!role) return unknownReference(field, 'isn’t a role');
  const lacking = titlesOfRole(tables, role).find((title) => !titles.has(title));
  if (lacking === undefined) return undefined;
  return { field, code: 'not_grantable', message: `grants ${lacking}, which your role doesn’t have` };
}

/** Who has an e-mail; undefined when it is free. */
export function findEmailProblem(
  { db }: Pick<TeamContext, 'db'>,
  field: string,
  email: string,
  own?: Account,
): FieldProblem | undefined {
  const owner = accountByEmail(db, email);
  if (!owner || owner === own) return undefined;
  if (owner.profile.is_deleted === 'Y' && !own)
    return { field, code: 'deleted_account', message: 'belongs to a deleted account' };
  return { field, code: 'taken', message: 'belongs to another member' };
}

/** What is refused of a change. */
export function findRefusals(context: TeamContext, account: Account, change: MemberChange): FieldProblem[] {
  const { roleId, is_active: isActive, email } = change;
  const isOwn = account.username === context.username;
  const hasOtherRole = roleId !== undefined && roleId !== roleIdOf(account);
  const hasOtherState = isActive !== undefined && isActive !== account.profile.is_active;
  const isLast = isLastAdministrator(context, account);
  const problems: FieldProblem[] = [];
  const refuse = (field: string, code: string, message: string): void =>
    void problems.push({ field, code, message });

  if (hasOtherRole && isOwn) refuse('roleId', 'own_account', 'can’t be changed by the person who has it');
  else if (hasOtherRole) {
    const problem = findRoleProblem(context, 'roleId', roleId);
    const role = context.tables.roles.get(roleId);
    if (problem) problems.push(problem);
    else if (isLast && role && !titlesOfRole(context.tables, role).includes(permissions.rolesEdit))
      refuse('roleId', 'last_administrator', 'would leave nobody who can edit roles');
  }
  if (hasOtherState && isOwn) refuse('is_active', 'own_account', 'can’t be changed by oneself');
  else if (hasOtherState && memberStatus(account) === 'invited')
    refuse('is_active', 'invited', 'is set when the invitation is accepted');
  else if (hasOtherState && isLast)
    refuse('is_active', 'last_administrator', 'would leave nobody who can edit roles');
  const emailProblem = email === undefined ? undefined : findEmailProblem(context, 'email', email, account);
  return emailProblem ? [...problems, emailProblem] : problems;
}

/** The id of the role that an account names; an empty text for none. */
function roleIdOf({ profile: { role } }: Account): string {
  return String((role !== null && typeof role === 'object' ? role.id : role) ?? '');
}
