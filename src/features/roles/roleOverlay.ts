import { toSearch, useOverList } from '#resource/list/useOverList.ts';

export const roleTabs = ['permissions', 'members', 'history'] as const;
export type RoleTab = (typeof roleTabs)[number];

/** Dialogs about the list or about one role of it. */
export const roleDialogs = ['create', 'duplicate', 'delete', 'compare', 'holders'] as const;
export type RoleDialog = (typeof roleDialogs)[number];

const names = ['open', 'tab', 'dialog', 'role'] as const;

const withOnly =
  (values: Readonly<Record<string, string>>) =>
  (search: string): string => {
    const query = new URLSearchParams(search);
    for (const name of names) query.delete(name);
    for (const [name, value] of Object.entries(values)) query.set(name, value);
    return toSearch(query);
  };

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
    openRole: (id: string, replace = false): void => open(withOnly({ open: id }), replace),
    openMembers: (id: string): void => open(withOnly({ open: id, tab: 'members' })),
    openDialog: (name: RoleDialog, id?: string): void =>
      open(withOnly({ dialog: name, ...(id === undefined ? {} : { role: id }) })),
    showTab: (tab: RoleTab): void => turn(withOnly({ open: roleId ?? '', tab })),
    showMatrix: (isOn: boolean): void =>
      turn((now) => {
        const next = new URLSearchParams(now);
        if (isOn) next.set('view', 'matrix');
        else next.delete('view');
        return toSearch(next);
      }),
    close: (): void => close(withOnly({})),
  };
}

export type RoleOverlay = ReturnType<typeof useRoleOverlay>;
