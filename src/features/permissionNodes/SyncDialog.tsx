import { Button } from '@chakra-ui/react/button';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Stack } from '@chakra-ui/react/stack';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#api/errors.ts';
import { applyNodeSyncMutation } from '#api/generated/query/people.gen.ts';
import type { NodeFileEntry } from '#api/generated/types.gen.ts';
import { ResourceDialog } from '#resource/ResourceDialog.tsx';
import { useSave } from '#resource/write/useSave.ts';
import { Banner } from '#shared/ui/Banner.tsx';
import { FailureBanner } from '#shared/ui/FailureBanner.tsx';
import { notify } from '#shared/ui/notify.ts';
import { QueryState } from '#shared/ui/QueryState.tsx';
import { SyncDiff } from './SyncDiff.tsx';
import { syncOptions, treeSaved } from './nodeQueries.ts';

interface SyncDialogProps {
  title: string;
  entries: NodeFileEntry[];
  /** Whether the entries are a whole tree, so that what they lack is said. */
  isFile: boolean;
  onClose: () => void;
}

/** What would be created and changed, and the button that does it. Applied is what was looked at, or nothing. */
export function SyncDialog({ title, entries, isFile, onClose }: SyncDialogProps) {
  const { t } = useTranslation(['permissionNodes', 'common']);
  const [attempt, setAttempt] = useState(0);
  const query = useQuery(syncOptions(entries, attempt));
  const { mutateAsync } = useMutation(applyNodeSyncMutation());
  const { save, pending, submitError } = useSave({
    handle: (error) => {
      if (!(error instanceof ApiError) || error.code !== 'plan_changed') return false;
      setAttempt((before) => before + 1);
      return true;
    },
  });
  const apply = (syncId: string, close: () => void): void =>
    void save((once) =>
      once({ syncId }, (key) => mutateAsync({ path: { syncId }, headers: { 'Idempotency-Key': key } })).then(
        (tree) => {
          treeSaved(tree);
          notify({ type: 'success', title: t('sync.applied') });
          close();
        },
      ),
    );
  const { data } = query;
  const syncId = data && data.create.length + data.change.length > 0 ? data.syncId : null;
  return (
    <ResourceDialog
      title={title}
      wide
      onClose={onClose}
      footer={(close) => (
        <>
          <Button variant="outline" disabled={pending} onClick={close}>
            {t('cancel', { ns: 'common' })}
          </Button>
          {syncId !== null && (
            <Button aria-disabled={pending} onClick={() => apply(syncId, close)}>
              {t(pending ? 'sync.applying' : 'sync.apply')}
            </Button>
          )}
        </>
      )}
    >
      <Stack gap="4">
        <FailureBanner sentence={submitError} />
        <div role="status">{attempt > 0 && <Banner tone="caution">{t('sync.changedSince')}</Banner>}</div>
        <QueryState
          query={query}
          skeleton={<Skeleton h="8rem" role="status" aria-label={t('sync.loading')} />}
        >
          {(diff) => <SyncDiff diff={diff} isFile={isFile} />}
        </QueryState>
      </Stack>
    </ResourceDialog>
  );
}
