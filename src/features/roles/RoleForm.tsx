import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWatch } from 'react-hook-form';
import type { Role } from '#api/generated/types.gen.ts';
import { copyGrants, grantDifference, grantedTitles, type Grants } from '#entities/permissions/grantRules.ts';
import { formConflict } from '#resource/write/conflictFields.ts';
import { RecordForm } from '#resource/write/RecordForm.tsx';
import { VersionConflict } from '#resource/write/VersionConflict.tsx';
import { TextAreaField } from '#shared/form/TextAreaField.tsx';
import { TextField } from '#shared/form/TextField.tsx';
import { useFieldTexts } from '#shared/i18n/useFieldTexts.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { GrantTree } from './GrantTree.tsx';
import { LabelledSelect } from './LabelledSelect.tsx';
import { MenuPreview } from './MenuPreview.tsx';
import { differingKeys, nodeOfKey, roleValues, type RoleKey, type RoleValues } from './roleForm.ts';
import type { NodeTree } from './useNodeTree.ts';
import { useRoleForm } from './useRoleForm.ts';

interface RoleFormProps {
  role: Role;
  roles: readonly Role[];
  nodes: NodeTree;
  /** Why nothing can be changed here. */
  reason: string | undefined;
}

/** Name, description and permissions of a role, beside the menu that its members see. */
export function RoleForm({ role, roles, nodes, reason }: RoleFormProps) {
  const { t } = useTranslation('roles');
  const texts = useFieldTexts();
  const state = useRoleForm(role, nodes.tree);
  const { form, base } = state;
  const granted: Grants = new Set(useWatch({ control: form.control, name: 'nodeIds' }));
  const saved: Grants = new Set(base.nodeIds);
  const setGranted = (next: Grants): void =>
    form.setValue('nodeIds', [...next].toSorted(), { shouldDirty: true });
  const [above, setAbove] = useState<readonly string[]>([]);
  const isReadOnly = reason !== undefined;
  const labelOf = (key: RoleKey): string => {
    const id = nodeOfKey(key);
    return id === null ? texts.field(key === 'name' ? 'name' : 'description') : nodes.nameOf(id);
  };
  const valueText = (key: RoleKey, values: RoleValues): string => {
    const id = nodeOfKey(key);
    if (id === null) return key === 'name' ? values.name : values.description;
    return t(values.nodeIds.includes(id) ? 'conflict.granted' : 'conflict.notGranted');
  };
  return (
    <RecordForm
      state={state}
      reason={reason}
      dialogs={
        <VersionConflict
          form={state}
          by={({ updatedBy }) => updatedBy?.name ?? null}
          fieldOf={formConflict({
            valuesOf: roleValues,
            changedKeys: differingKeys,
            label: labelOf,
            text: valueText,
          })}
        />
      }
    >
      <TextField
        label={texts.field('name')}
        field={form.register('name')}
        error={form.errorOf('name')}
        readOnly={isReadOnly}
        autoComplete="off"
      />
      <TextAreaField
        label={texts.field('description')}
        field={form.register('description')}
        error={form.errorOf('description')}
        readOnly={isReadOnly}
        rows={2}
      />
      {!isReadOnly && (
        <CopyFrom
          roles={roles.filter(({ id }) => id !== role.id)}
          onCopy={(source) => setGranted(copyGrants(nodes.tree, granted, source, nodes.isOwn))}
        />
      )}
      <chakra.div css={columns}>
        <GrantTree
          nodes={nodes}
          granted={granted}
          base={saved}
          isReadOnly={isReadOnly}
          onChange={(next, way) => {
            setGranted(next);
            setAbove(way);
          }}
        />
        <div>
          <MenuPreview titles={grantedTitles(nodes.tree, nodes.titles, granted)} />
          <p role="status">
            {above.length > 0 && t('tree.above', { names: above.map(nodes.nameOf).join(', ') })}
          </p>
          <Difference role={role} {...grantDifference(nodes.tree, saved, granted)} />
        </div>
      </chakra.div>
    </RecordForm>
  );
}

/** Takes the permissions of another role over; what is saved stays until Save. */
function CopyFrom({ roles, onCopy }: { roles: readonly Role[]; onCopy: (source: Grants) => void }) {
  const { t } = useTranslation('roles');
  return (
    <LabelledSelect
      label={t('copyFrom')}
      value=""
      options={[
        { value: '', label: t('choose') },
        ...roles.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      onChoose={(id) => {
        const source = roles.find((one) => one.id === id);
        if (source) onCopy(new Set(source.nodeIds));
      }}
    />
  );
}

interface DifferenceProps {
  role: Role;
  added: readonly string[];
  removed: readonly string[];
}

/** "+3, −1", and how many people it is about. */
function Difference({ role, added, removed }: DifferenceProps) {
  const { t } = useTranslation('roles');
  const format = useFormat();
  const isChanged = added.length + removed.length > 0;
  return (
    <p role="status">
      {isChanged &&
        t('difference', {
          added: format.number(added.length),
          removed: format.number(removed.length),
          count: role.memberCount,
        })}
    </p>
  );
}

const columns = {
  display: 'grid',
  gap: '4',
  alignItems: 'start',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
  '& > div:last-child': { position: { base: 'static', md: 'sticky' }, top: '0' },
  '& > div:last-child > p': { fontSize: 'sm', mt: '2', _empty: { display: 'none' } },
} as const;
