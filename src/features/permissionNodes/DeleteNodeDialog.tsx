import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deletePermissionNodeMutation } from '#api/generated/query/people.gen.ts';
import type { PermissionNode } from '#api/generated/types.gen.ts';
import { useSave } from '#resource/write/useSave.ts';
import { FormModal } from '#shared/form/FormModal.tsx';
import { notify } from '#shared/ui/notify.ts';
import { nodesChanged } from './nodeQueries.ts';
import { losingRoles } from './nodeRules.ts';

interface DeleteNodeDialogProps {
  node: PermissionNode;
  onClose: () => void;
}

/** Asks before a node goes; the roles that lose it are named, and confirmed as a list. */
export function DeleteNodeDialog({ node, onClose }: DeleteNodeDialogProps) {
  const { t } = useTranslation('permissionNodes');
  const [open, setOpen] = useState(true);
  // The list that was confirmed: another one, after somebody changed a role, is asked about again.
  const [confirmed, setConfirmed] = useState('');
  const { mutateAsync } = useMutation(deletePermissionNodeMutation());
  const { save, pending, submitError } = useSave({ onRefused: nodesChanged });
  const roles = losingRoles(node);
  const { id, title, version } = node;
  const removeFrom = roles.map((role) => role.id);
  const isConfirmed = confirmed === removeFrom.join();
  const submit = (): void =>
    void save(async () => {
      const list = removeFrom.length > 0 ? { removeFrom } : {};
      await mutateAsync({ path: { nodeId: id }, query: { version, ...list } });
      notify({ type: 'success', title: t('deleted', { title }) });
      setOpen(false);
      await nodesChanged();
    });
  return (
    <FormModal
      open={open}
      title={t('delete.title', { title })}
      submitLabel={t('delete.submit')}
      pendingLabel={t('delete.pending')}
      pending={pending}
      submitError={submitError}
      blocked={!isConfirmed}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      onClose={() => setOpen(false)}
      onGone={onClose}
    >
      <p>{t('delete.text')}</p>
      {roles.length > 0 && (
        <Stack gap="3">
          <div>
            <p>{t('delete.roles')}</p>
            <chakra.ul ps="5" listStyleType="disc">
              {roles.map((role) => (
                <li key={role.id}>{role.name}</li>
              ))}
            </chakra.ul>
          </div>
          <chakra.label display="flex" alignItems="center" gap="2" minH="6" cursor="pointer">
            <chakra.input
              type="checkbox"
              boxSize="4"
              accentColor="{colors.accent}"
              checked={isConfirmed}
              onChange={({ currentTarget }) => setConfirmed(currentTarget.checked ? removeFrom.join() : ' ')}
            />
            {t('delete.confirm')}
          </chakra.label>
        </Stack>
      )}
    </FormModal>
  );
}
