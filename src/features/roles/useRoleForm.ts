import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#api/errors.ts';
import { updateRoleMutation } from '#api/generated/query/people.gen.ts';
import type { Role } from '#api/generated/types.gen.ts';
import { grantDifference } from '#entities/permissions/grantRules.ts';
import { useRecordForm } from '#resource/write/useRecordForm.ts';
import { permissions } from '#session/permissions.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import type { Tree } from '#shared/tree/treeRules.ts';
import { confirm } from '#shared/ui/confirm.ts';
import {
  differingKeys,
  mergeRoles,
  ROLE_FORM_VERSION,
  roleSchema,
  roleUpdate,
  roleValues,
  type RoleValues,
} from './roleForm.ts';
import { readRole, rolesChanged, roleSaved } from './roleQueries.ts';

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

  return useRecordForm({
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
    onSaved: roleSaved,
    readTheirs: () => readRole(role.id),
    changedKeys: differingKeys,
    merge: (theirs, mine, kept) => mergeRoles(tree, theirs, mine, kept),
    sentences: { saved: t('saved'), unchanged: t('unchanged') },
  });
}
