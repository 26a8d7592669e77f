import { toSearch, useOverList, withOnly } from '#resource/list/useOverList.ts';

export const roleTabs = ['permissions', 'members', 'history'] as const;
export type RoleTab = (typeof roleTabs)[number];

/** Dialogs about the list or about one role of it. */
export const roleDialogs = ['create', 'duplicate', 'delete', 'compare', 'holders'] as const;
export type RoleDialog = (typeof roleDialogs)[number];

const only = withOnly(['open', 'tab', 'dialog', 'role']);

/** What lies over the roles, and whether they are a list or a matrix; all of it in the address (ADR 21). */
export function useRoleOverlay() {
  const { search, open, close, turn } = useOverList();
  const query = new URLSearchParams(search);
  const dialog = query.get('dialog');
  const roleId = query.get('open');
  return {
    roleId,
    tab: roleTabs.find((tab) => tab === query.get('tab')) ?? 'permissions',
    dialog: roleDialogs.find((name) => name === dialog) ?? null,
    /** The role that a dialog is about. */
    dialogRole: query.get('role'),
    isMatrix: query.get('view') === 'matrix',
    /** @param replace takes the place of the dialog that is open in the history */
    openRole: (id: string, replace = false): void => open(only({ open: id }), replace),
    openMembers: (id: string): void => open(only({ open: id, tab: 'members' })),
    openDialog: (name: RoleDialog, id?: string): void =>
      open(only({ dialog: name, ...(id === undefined ? {} : { role: id }) })),
    showTab: (tab: RoleTab): void => turn(only({ open: roleId ?? '', tab })),
    showMatrix: (isOn: boolean): void =>
      turn((now) => {
        const next = new URLSearchParams(now);
        if (isOn) next.set('view', 'matrix');
        else next.delete('view');
        return toSearch(next);
      }),
    close: (): void => close(only({})),
  };
}

export type RoleOverlay = ReturnType<typeof useRoleOverlay>;
