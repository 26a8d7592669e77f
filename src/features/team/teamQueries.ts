import { keepPreviousData } from '@tanstack/react-query';
import { invalidate } from '#api/cache.ts';
import {
  getMemberOptions,
  listGrantableRolesOptions,
  listMemberPermissionsOptions,
  listMemberSignInsOptions,
  listTeamOptions,
} from '#api/generated/query/people.gen.ts';
import type { TeamMember } from '#api/generated/types.gen.ts';
import { queryClient } from '#api/queryClient.ts';
import { sortText } from '#shared/table/sortRules.ts';
import type { TableView } from '#shared/table/tableAddress.ts';
import { toQueryParams, type TeamFilters, type TeamSort } from './teamFilters.ts';

/** A page of the team. The rows of the page before stay until it is there (E119). */
export const teamOptions = ({ page, size, sort, filters }: TableView<TeamSort, TeamFilters>) => ({
  ...listTeamOptions({ query: { page, pageSize: size, sort: [sortText(sort)], ...toQueryParams(filters) } }),
  placeholderData: keepPreviousData,
});

export const memberOptions = (memberId: string) => getMemberOptions({ path: { memberId } });
export const rolesOptions = () => listGrantableRolesOptions();
export const signInsOptions = (memberId: string) => listMemberSignInsOptions({ path: { memberId } });
export const permissionsOptions = (memberId: string) => listMemberPermissionsOptions({ path: { memberId } });

/** Active members whom a deleted one can leave something to. */
export const inheritorsOptions = () => listTeamOptions({ query: { status: ['active'], pageSize: 100 } });

/** The deleted member with an e-mail, as the server has it now. */
export async function readDeletedMember(email: string): Promise<TeamMember | undefined> {
  const options = listTeamOptions({ query: { archived: true, q: email, pageSize: 100 } });
  const { items } = await queryClient.query({ ...options, staleTime: 0 });
  return items.find((member) => member.email.toLowerCase() === email.toLowerCase());
}

export const readMember = (memberId: string): Promise<TeamMember> =>
  queryClient.query({ ...memberOptions(memberId), staleTime: 0 });

/** Members were changed: whatever shows them is read again. */
export function teamChanged(): Promise<void> {
  return invalidate('listTeam', 'getMember', 'listMemberSignIns', 'listMemberPermissions', 'listActivity');
}

/** Takes a member as the server has it now. */
export function memberSaved(member: TeamMember): void {
  queryClient.setQueryData(memberOptions(member.id).queryKey, member);
  void teamChanged();
}
