import { useTranslation } from 'react-i18next';
import type { PermissionNode } from '#api/generated/types.gen.ts';
import { usePermissionReason } from '#resource/usePermissionReason.ts';
import { formConflict } from '#resource/write/conflictFields.ts';
import { RecordForm } from '#resource/write/RecordForm.tsx';
import { VersionConflict } from '#resource/write/VersionConflict.tsx';
import { permissions } from '#session/permissions.ts';
import { ChoiceField } from '#shared/form/ChoiceField.tsx';
import { TextAreaField } from '#shared/form/TextAreaField.tsx';
import { TextField } from '#shared/form/TextField.tsx';
import { Banner } from '#shared/ui/Banner.tsx';
import { differingKeys, nodeTypes, nodeValues, type NodeKey, type NodeValues } from './nodeForm.ts';
import { isTitleTaken } from './nodeRules.ts';
import { RenameNote } from './RenameNote.tsx';
import { useNodeForm } from './useNodeForm.ts';

interface NodeFormProps {
  node: PermissionNode;
  nodes: readonly PermissionNode[];
}

/** Title, type, address and description of a node. A system node may be described, no more. */
export function NodeForm({ node, nodes }: NodeFormProps) {
  const { t } = useTranslation(['permissionNodes', 'records']);
  const reason = usePermissionReason()(permissions.permissionNodesEdit);
  const act = useNodeForm(node, nodes);
  const { form } = act;
  const isFixed = reason !== undefined || node.isSystem;
  const title = form.watch('title');
  const isRenamed = title.trim() !== node.title;
  const taken = isTitleTaken(nodes, title, node.id) ? t('title.taken') : undefined;
  const valueText = (key: NodeKey, values: NodeValues): string =>
    key === 'type' ? t(`type.${values.type}`, { ns: 'records' }) : values[key];
  return (
    <RecordForm
      state={act}
      reason={reason}
      dialogs={
        <VersionConflict
          form={act}
          fieldOf={formConflict({
            valuesOf: nodeValues,
            changedKeys: (saved, values) => differingKeys(nodeValues(saved), values),
            label: (key) => t(`field.${key}`, { ns: 'records' }),
            text: valueText,
          })}
        />
      }
    >
      {node.isSystem && <Banner tone="info">{t('systemReason')}</Banner>}
      <TextField
        label={t('field.title', { ns: 'records' })}
        hint={t('title.hint')}
        field={form.register('title')}
        error={isRenamed ? (taken ?? form.errorOf('title')) : undefined}
        readOnly={isFixed}
        autoComplete="off"
      />
      {isRenamed && taken === undefined && <RenameNote node={node} nodes={nodes} title={title.trim()} />}
      <ChoiceField
        label={t('field.type', { ns: 'records' })}
        field={form.register('type')}
        error={form.errorOf('type')}
        options={nodeTypes.map((value) => ({ value, label: t(`type.${value}`, { ns: 'records' }) }))}
        onlyRead={isFixed ? t(`type.${node.type}`, { ns: 'records' }) : undefined}
      />
      <TextField
        label={t('field.route', { ns: 'records' })}
        hint={t('route.hint')}
        field={form.register('route')}
        error={form.errorOf('route')}
        readOnly={reason !== undefined}
        autoComplete="off"
      />
      <TextAreaField
        label={t('field.description', { ns: 'records' })}
        field={form.register('description')}
        error={form.errorOf('description')}
        readOnly={reason !== undefined}
      />
    </RecordForm>
  );
}
