import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createPermissionNodeMutation } from '#api/generated/query/people.gen.ts';
import type { PermissionNode } from '#api/generated/types.gen.ts';
import { useSave } from '#resource/write/useSave.ts';
import { FormModal } from '#shared/form/FormModal.tsx';
import { SelectField } from '#shared/form/SelectField.tsx';
import { TextAreaField } from '#shared/form/TextAreaField.tsx';
import { TextField } from '#shared/form/TextField.tsx';
import { useZodForm } from '#shared/form/useZodForm.ts';
import { notify } from '#shared/ui/notify.ts';
import { nodeInput, nodeSchema, nodeTypes, type NodeValues } from './nodeForm.ts';
import { nodesChanged } from './nodeQueries.ts';
import { isTitleTaken, possibleParents } from './nodeRules.ts';

interface NewNodeDialogProps {
  nodes: readonly PermissionNode[];
  /** Below which node it is to stand at first; null: at the top. */
  parentId: string | null;
  onClose: () => void;
}

const fieldNames = ['title', 'type', 'parentId', 'route', 'description'] as const;

/** A new node. That its title is free is checked while it is typed, and again by the server. */
export function NewNodeDialog({ nodes, parentId, onClose }: NewNodeDialogProps) {
  const { t } = useTranslation(['permissionNodes', 'records']);
  const [open, setOpen] = useState(true);
  const parents = possibleParents(nodes);
  const start = parents.some(({ id }) => id === parentId) ? parentId : null;
  const defaultValues: NodeValues = {
    ...{ title: '', route: '', description: '', parentId: start ?? '' },
    type: start === null ? 'page' : 'action',
  };
  const form = useZodForm(nodeSchema(nodes), { defaultValues, texts: { t } });
  const { mutateAsync } = useMutation(createPermissionNodeMutation());
  const { save, pending, submitError } = useSave<NodeValues>({
    form,
    fieldOf: (name) => fieldNames.find((field) => field === name) ?? null,
    fieldSentence: ({ code }) => (code === 'taken' ? t('title.taken') : undefined),
    onRefused: nodesChanged,
  });
  const [title, type] = form.watch(['title', 'type']);
  const submit = form.handleSubmit((values) =>
    save(async (once) => {
      const body = nodeInput(values);
      const saved = await once(body, (key) => mutateAsync({ body, headers: { 'Idempotency-Key': key } }));
      await nodesChanged();
      notify({ type: 'success', title: t('created', { title: saved.title }) });
      setOpen(false);
    }),
  );
  const taken = isTitleTaken(nodes, title) ? t('title.taken') : undefined;
  return (
    <FormModal
      open={open}
      title={t('create.title')}
      submitLabel={t('create.title')}
      pendingLabel={t('create.pending')}
      pending={pending}
      submitError={submitError}
      onSubmit={(event) => void submit(event)}
      onClose={() => setOpen(false)}
      onGone={onClose}
    >
      <TextField
        label={t('field.title', { ns: 'records' })}
        hint={t('title.hint')}
        field={form.register('title')}
        error={taken ?? form.errorOf('title')}
        autoComplete="off"
      />
      <SelectField
        label={t('field.type', { ns: 'records' })}
        field={form.register('type')}
        options={nodeTypes.map((value) => ({ value, label: t(`type.${value}`, { ns: 'records' }) }))}
      />
      <SelectField
        label={t('field.parent', { ns: 'records' })}
        field={form.register('parentId')}
        error={form.errorOf('parentId')}
        options={[
          { value: '', label: t('top') },
          ...parents.map((node) => ({ value: node.id, label: node.title })),
        ]}
      />
      {type === 'page' && (
        <TextField
          label={t('field.route', { ns: 'records' })}
          hint={t('route.hint')}
          field={form.register('route')}
          error={form.errorOf('route')}
          autoComplete="off"
        />
      )}
      <TextAreaField
        label={t('field.description', { ns: 'records' })}
        field={form.register('description')}
        error={form.errorOf('description')}
      />
    </FormModal>
  );
}
