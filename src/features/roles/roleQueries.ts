import { keepPreviousData } from '@tanstack/react-query';
import { invalidate } from '#api/cache.ts';
import {
  getRoleOptions,
  listPermissionNodesOptions,
  listRolesOptions,
} from '#api/generated/query/people.gen.ts';
import type { Role, RoleList } from '#api/generated/types.gen.ts';
import { queryClient } from '#api/queryClient.ts';
import { pageOfAll } from '#resource/list/pageOfAll.ts';
import { fits } from '#shared/table/filters/choiceRules.ts';
import type { TableView } from '#shared/table/tableAddress.ts';
import { toQueryParams, type RoleFilters, type RoleSort } from './roleFilters.ts';

/** A page of the roles. The contract answers with all of them; the rest is done here. */
export const rolePageOptions = (view: TableView<RoleSort, RoleFilters>) => {
  const { q = '', kind } = toQueryParams(view.filters);
  return {
    ...listRolesOptions(),
    select: ({ items }: RoleList) =>
      pageOfAll(
        items.filter(
          ({ name, description, isSystem }) =>
            fits(`${name} ${description}`, q) && (!kind || kind.includes(isSystem ? 'system' : 'custom')),
        ),
        view,
      ),
    placeholderData: keepPreviousData,
  };
};

export const rolesOptions = () => listRolesOptions();

export const nodesOptions = () => listPermissionNodesOptions();

/** A role as the server has it now. */
export const readRole = (roleId: string): Promise<Role> =>
  queryClient.query({ ...getRoleOptions({ path: { roleId } }), staleTime: 0 });

/** Has everything read again that says who may do what. */
export function rolesChanged(): void {
  void invalidate(
    'listRoles',
    'getRole',
    'compareRoles',
    'getRoleMatrix',
    'listRoleMembers',
    'listPermissionNodes',
    'listActivity',
  );
}

/** Takes a role as the server has it now; the list has it before it is read again. */
export function roleSaved(saved: Role): void {
  queryClient.setQueryData(
    rolesOptions().queryKey,
    (known) => known && { ...known, items: [...known.items.filter(({ id }) => id !== saved.id), saved] },
  );
  rolesChanged();
}
