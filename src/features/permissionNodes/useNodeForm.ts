import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { updatePermissionNodeMutation } from '#api/generated/query/people.gen.ts';
import type { PermissionNode } from '#api/generated/types.gen.ts';
import { useVersionedForm } from '#resource/write/useVersionedForm.ts';
import type { Conflict } from '#resource/write/useVersionedSave.ts';
import { notify } from '#shared/ui/notify.ts';
import {
  differingKeys,
  merged,
  NODE_FORM_VERSION,
  nodeKeys,
  nodeSchema,
  nodeUpdate,
  nodeValues,
  type NodeKey,
  type NodeValues,
} from './nodeForm.ts';
import { nodesChanged, readNode } from './nodeQueries.ts';

export type NodeConflict = Conflict<PermissionNode, NodeValues, NodeKey>;

/** The form of a node; only what was changed is sent. */
export function useNodeForm(node: PermissionNode, nodes: readonly PermissionNode[]) {
  const { t } = useTranslation(['permissionNodes', 'lists']);
  const { mutateAsync } = useMutation(updatePermissionNodeMutation());
  const { save, resetTo, ...rest } = useVersionedForm({
    record: node,
    formId: `permission node ${node.id}`,
    schemaVersion: NODE_FORM_VERSION,
    schema: () => nodeSchema(nodes, node.id),
    valuesOf: nodeValues,
    texts: { t },
    fieldOf: (name) => nodeKeys.find((key) => key === name) ?? null,
    fieldSentence: ({ code }) => (code === 'taken' ? t('title.taken') : undefined),
    write: async (on, values: NodeValues) => {
      const saved = await mutateAsync({ path: { nodeId: node.id }, body: nodeUpdate(on, values) });
      await nodesChanged();
      return saved;
    },
    onSaved: () => notify({ type: 'success', title: t('saved') }),
    readTheirs: async () => {
      await nodesChanged();
      return (await readNode(node.id)) ?? node;
    },
    differingKeys: ({ base, theirs, mine }) => {
      const changed = differingKeys(nodeValues(base), mine);
      return differingKeys(nodeValues(theirs), mine).filter((key) => changed.includes(key));
    },
  });
  const { base, form } = rest;
  return {
    ...rest,
    submit: form.handleSubmit((values) => {
      if (differingKeys(nodeValues(base), values).length > 0) return save(base, values);
      resetTo(node);
      notify({ type: 'info', title: t('unchanged') });
      return undefined;
    }),
    /** Chosen parts of mine on top of theirs: what I did not touch stays as they left it. */
    keepMine: ({ theirs, mine }: NodeConflict, kept: readonly NodeKey[]) =>
      void save(theirs, merged(nodeValues(theirs), mine, kept)),
  };
}
