import { takenProblem } from '#mocks/core/problems.ts';
import type { FieldProblem, InvitationOrder, InvitedMember } from '#mocks/contract/types/types.gen.ts';
import { findEmailProblem, findRoleProblem } from './memberGuards.ts';
import { freeUsername } from './memberWriting.ts';
import type { TeamContext } from './teamContext.ts';

const normalize = (text: string): string => text.trim().toLowerCase();

/** The problems of one line; `earlier` are the lines above it. */
function findLineProblems(
  context: TeamContext,
  { email, username, roleId }: InvitedMember,
  at: number,
  earlier: readonly InvitedMember[],
): FieldProblem[] {
  const field = (name: keyof InvitedMember): string => `members.${at}.${name}`;
  const isTwice = (name: 'email' | 'username', value: string): boolean =>
    earlier.some((line) => normalize(line[name] ?? '') === normalize(value));
  const twice = (name: 'email' | 'username'): FieldProblem => ({
    field: field(name),
    code: 'twice',
    message: 'is in an earlier line too',
  });
  const usernames = Object.keys(context.db.accounts).map(normalize);
  const problems = [
    isTwice('email', email) ? twice('email') : findEmailProblem(context, field('email'), email),
    username === undefined
      ? undefined
      : isTwice('username', username)
        ? twice('username')
        : usernames.includes(normalize(username))
          ? takenProblem(field('username'))
          : undefined,
    findRoleProblem(context, field('roleId'), roleId),
  ];
  return problems.filter((problem) => problem !== undefined);
}

/** What is refused of an invitation of several people, each under its line. */
export function findInvitationProblems(context: TeamContext, { members }: InvitationOrder): FieldProblem[] {
  return members.flatMap((line, at) => findLineProblems(context, line, at, members.slice(0, at)));
}

/** The lines with a user name each: the names that were asked for come before the ones that are made. */
export function withUsernames(context: TeamContext, { members }: InvitationOrder): InvitedMember[] {
  const taken = members.flatMap(({ username }) => username ?? []);
  return members.map((line) => {
    if (line.username !== undefined) return line;
    const username = freeUsername(context, line.email, taken);
    taken.push(username);
    return { ...line, username };
  });
}
