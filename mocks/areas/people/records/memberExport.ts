import { readTeamQuery } from '#mocks/areas/work/records/listQuery.ts';
import type { ExportRequest, FieldProblem, TeamMember } from '#mocks/contract/types/types.gen.ts';
import { findMembers } from './memberList.ts';
import type { TeamContext } from './teamContext.ts';

/** What a file can hold of a member: nothing that lets somebody in. */
export const memberCells: Readonly<Record<string, (member: TeamMember) => string | boolean | null>> = {
  name: ({ name }) => name,
  first_name: (member) => member.first_name,
  last_name: (member) => member.last_name,
  username: ({ username }) => username,
  email: ({ email }) => email,
  role: ({ role }) => role?.name ?? null,
  status: ({ status, archivedAt }) => (archivedAt === null ? status : 'deleted'),
  lastLoginAt: ({ lastLoginAt }) => lastLoginAt,
  mfa: ({ mfa }) => mfa,
  createdAt: ({ createdAt }) => createdAt,
  locale: ({ locale }) => locale,
  description: ({ description }) => description,
};

/** The members that an export is about, by id in the order of the list; or what the list would refuse of the query. */
export function findExportedMembers(
  context: Pick<TeamContext, 'db' | 'tables'>,
  { query, ids, excludeIds = [] }: Pick<ExportRequest, 'query' | 'ids' | 'excludeIds'>,
): string[] | { problems: FieldProblem[] } {
  const parsed = readTeamQuery(query);
  if ('problems' in parsed) return parsed;
  const { sort } = parsed.query;
  const found = ids
    ? [...findMembers(context, { sort }), ...findMembers(context, { sort, archived: true })].filter(
        ({ id }) => ids.includes(id),
      )
    : findMembers(context, parsed.query).filter(({ id }) => !excludeIds.includes(id));
  return found.map(({ id }) => id);
}
