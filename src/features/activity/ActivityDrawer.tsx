import { Skeleton } from '@chakra-ui/react/skeleton';
import { Stack } from '@chakra-ui/react/stack';
import { useQuery } from '@tanstack/react-query';
import HistoryIcon from 'lucide-react/icons/history';
import Undo2 from 'lucide-react/icons/undo-2';
import { useState } from 'react';
import { ApiError } from '#api/errors.ts';
import type { ActivityEntry } from '#api/generated/types.gen.ts';
import { refusedPermission } from '#api/refusedPermission.ts';
import { usePermissionReason } from '#resource/usePermissionReason.ts';
import { permissions } from '#session/permissions.ts';
import { DisabledReasonButton } from '#shared/ui/DisabledReasonButton.tsx';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { iconText } from '#shared/ui/icon.ts';
import { NoAccessPanel } from '#shared/ui/NoAccessPanel.tsx';
import { QueryState } from '#shared/ui/QueryState.tsx';
import { SideDrawer } from '#shared/ui/SideDrawer.tsx';
import { entryOptions } from './activityQueries.ts';
import { isJobStart } from './activityRules.ts';
import { EntryFacts } from './EntryFacts.tsx';
import { UndoDialog } from './UndoDialog.tsx';
import { useActivityWords } from './useActivityWords.ts';

interface ActivityDrawerProps {
  entryId: string;
  onClose: () => void;
}

/** One entry beside the list: who, when, from where, each value before and after, and undoing it. */
export function ActivityDrawer({ entryId, onClose }: ActivityDrawerProps) {
  const words = useActivityWords();
  const { t } = words;
  const query = useQuery(entryOptions(entryId));
  const { data: entry, error } = query;
  const refused = refusedPermission(error);
  const isGone = error instanceof ApiError && error.status === 404;
  return (
    <SideDrawer
      open
      onClose={onClose}
      title={
        entry ? t('titleOf', { name: entry.entityLabel, action: t(`action.${entry.action}`) }) : t('title')
      }
      footer={entry && <UndoButtons entry={entry} />}
    >
      {!entry && refused && <NoAccessPanel title={refused.permission} headingLevel="h3" />}
      {!entry && isGone && (
        <EmptyState icon={HistoryIcon} headingLevel="h3" title={t('gone')} text={t('goneText')} />
      )}
      {(entry ?? !(refused ?? isGone)) && (
        <QueryState query={query} skeleton={<Waiting label={t('loading')} />}>
          {(shown) => <EntryFacts entry={shown} words={words} />}
        </QueryState>
      )}
    </SideDrawer>
  );
}

function Waiting({ label }: { label: string }) {
  return (
    <Stack gap="4" role="status" aria-label={label}>
      <Skeleton h="40" />
      <Skeleton h="24" />
    </Stack>
  );
}

/** Undoing this change, and the whole job that it is part of. */
function UndoButtons({ entry }: { entry: ActivityEntry }) {
  const { t } = useActivityWords();
  const needs = usePermissionReason();
  const [undoing, setUndoing] = useState<string | null>(null);
  const { id, job, undoable, undoneAt } = entry;
  const isStart = isJobStart(entry);
  const impossible = undoable ? undefined : t(undoneAt === null ? 'undo.impossible' : 'undo.done');
  const reason = needs(permissions.activityLogUndo) ?? impossible;
  return (
    <>
      {job && !isStart && (
        <DisabledReasonButton
          variant="outline"
          reason={needs(permissions.activityLogUndo)}
          onClick={() => setUndoing(job.entryId)}
        >
          {t('undo.actionJob')}
        </DisabledReasonButton>
      )}
      <DisabledReasonButton variant="outline" reason={reason} onClick={() => setUndoing(id)}>
        <Undo2 {...iconText} />
        {t(isStart ? 'undo.actionJob' : 'undo.action')}
      </DisabledReasonButton>
      {undoing !== null && (
        <UndoDialog
          key={undoing}
          entryId={undoing}
          title={t(undoing === id && !isStart ? 'undo.title' : 'undo.titleJob')}
          onClose={() => setUndoing(null)}
        />
      )}
    </>
  );
}
