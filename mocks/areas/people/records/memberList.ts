import { containsWords } from '#mocks/areas/catalogue/records/filters.ts';
import type { ListTeamData, TeamMember } from '#mocks/contract/types/types.gen.ts';
import { sorted, type FieldOf, type SortKeys } from '#mocks/core/pages.ts';
import { membersOf, toMember, type TeamContext } from './teamContext.ts';

type Query = NonNullable<ListTeamData['query']>;
export type TeamQuery = { [Name in keyof Query]?: Query[Name] | undefined };

const DAY_MS = 24 * 60 * 60 * 1000;

const sortKeys: SortKeys<TeamMember, FieldOf<NonNullable<Query['sort']>>> = {
  name: ({ name }) => name,
  username: ({ username }) => username,
  email: ({ email }) => email,
  role: ({ role }) => role?.name ?? null,
  status: ({ status }) => status,
  lastLoginAt: ({ lastLoginAt }) => lastLoginAt,
  mfa: ({ mfa }) => mfa,
  createdAt: ({ createdAt }) => createdAt,
};

function isIdle({ status, lastLoginAt, createdAt }: TeamMember, days: number): boolean {
  return status === 'active' && Date.now() - Date.parse(lastLoginAt ?? createdAt) >= days * DAY_MS;
}

/** The members that a query finds, in its order. */
export function findMembers(
  { db, tables }: Pick<TeamContext, 'db' | 'tables'>,
  query: TeamQuery,
): TeamMember[] {
  const { q, roleId, status, idleDays, mfa, archived = false, sort = ['name'] } = query;
  const found = membersOf(db)
    .map((account) => toMember(tables, account))
    .filter(
      (member) =>
        (member.archivedAt !== null) === archived &&
        (!q || containsWords(q, member.name, member.username, member.email)) &&
        (!roleId || (member.role !== null && roleId.includes(member.role.id))) &&
        (!status || status.includes(member.status)) &&
        (idleDays === undefined || isIdle(member, idleDays)) &&
        (mfa === undefined || member.mfa === mfa),
    );
  return sorted(found, sort, sortKeys);
}
