import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { updatePermissionNodeMutation } from '#api/generated/query/people.gen.ts';
import type { PermissionNode } from '#api/generated/types.gen.ts';
import { useRecordForm } from '#resource/write/useRecordForm.ts';
import {
  differingKeys,
  NODE_FORM_VERSION,
  nodeKeys,
  nodeSchema,
  nodeUpdate,
  nodeValues,
  type NodeValues,
} from './nodeForm.ts';
import { nodesChanged, readNode } from './nodeQueries.ts';

/** The form of a node; only what was changed is sent. */
export function useNodeForm(node: PermissionNode, nodes: readonly PermissionNode[]) {
  const { t } = useTranslation(['permissionNodes', 'lists']);
  const { mutateAsync } = useMutation(updatePermissionNodeMutation());
  return useRecordForm({
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
    readTheirs: async () => {
      await nodesChanged();
      return (await readNode(node.id)) ?? node;
    },
    changedKeys: (on, values) => differingKeys(nodeValues(on), values),
    sentences: { saved: t('saved'), unchanged: t('unchanged') },
  });
}
