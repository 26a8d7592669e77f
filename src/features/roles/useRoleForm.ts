import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#api/errors.ts';
import { updateRoleMutation } from '#api/generated/query/people.gen.ts';
import type { Role } from '#api/generated/types.gen.ts';
import { grantDifference } from '#entities/permissions/grantRules.ts';
import { useVersionedForm } from '#resource/write/useVersionedForm.ts';
import type { Conflict } from '#resource/write/useVersionedSave.ts';
import { permissions } from '#session/permissions.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import type { Tree } from '#shared/tree/treeRules.ts';
import { confirm } from '#shared/ui/confirm.ts';
import { notify } from '#shared/ui/notify.ts';
import {
  differingKeys,
  mergeRoles,
  ROLE_FORM_VERSION,
  roleSchema,
  roleUpdate,
  roleValues,
  type RoleKey,
  type RoleValues,
} from './roleForm.ts';
import { readRole, rolesChanged, roleSaved } from './roleQueries.ts';

export type RoleConflict = Conflict<Role, RoleValues, RoleKey>;

/** The form of a role. What changes for people is said before it is sent. */
export function useRoleForm(role: Role, tree: Tree) {
  const { t } = useTranslation(['roles', 'lists']);
  const format = useFormat();
  const { mutateAsync } = useMutation(updateRoleMutation());

  const isConfirmed = async (on: Role, { nodeIds }: RoleValues): Promise<boolean> => {
    const { added, removed } = grantDifference(tree, new Set(on.nodeIds), new Set(nodeIds));
    if (on.memberCount === 0 || added.length + removed.length === 0) return true;
    return confirm({
      title: t('confirm.title', { name: on.name }),
      text: t('confirm.text', {
        added: format.number(added.length),
        removed: format.number(removed.length),
        count: on.memberCount,
      }),
      action: t('form.save', { ns: 'lists' }),
    });
  };

  const { save, resetTo, ...rest } = useVersionedForm({
    record: role,
    formId: `role ${role.id}`,
    schemaVersion: ROLE_FORM_VERSION,
    schema: () => roleSchema,
    valuesOf: roleValues,
    texts: { t },
    fieldOf: (name) => (name === 'name' ? name : null),
    fieldSentence: ({ code }) => (code === 'taken' ? t('nameTaken') : undefined),
    sentenceOf: (error) => {
      const problems = error instanceof ApiError ? error.fields : [];
      return problems.some(({ code }) => code === 'last_holder')
        ? t('lastHolder', { permission: permissions.rolesEdit })
        : undefined;
    },
    // Somebody may have deleted it.
    onRefused: rolesChanged,
    write: async (on, values: RoleValues) =>
      (await isConfirmed(on, values))
        ? mutateAsync({ path: { roleId: role.id }, body: roleUpdate(on, values) })
        : null,
    onSaved: (saved) => {
      roleSaved(saved);
      notify({ type: 'success', title: t('saved') });
    },
    readTheirs: () => readRole(role.id),
    differingKeys: ({ base, theirs, mine }) => {
      const changed = differingKeys(base, mine);
      return differingKeys(theirs, mine).filter((key) => changed.includes(key));
    },
  });
  const { base, form } = rest;
  return {
    ...rest,
    submit: form.handleSubmit((values) => {
      if (differingKeys(base, values).length > 0) return save(base, roleValues(values));
      resetTo(role);
      notify({ type: 'info', title: t('unchanged') });
      return undefined;
    }),
    /** Chosen parts of mine on top of theirs: what I did not touch stays as they left it. */
    keepMine: ({ theirs, mine }: RoleConflict, kept: readonly RoleKey[]) =>
      void save(theirs, mergeRoles(tree, theirs, mine, kept)),
  };
}
