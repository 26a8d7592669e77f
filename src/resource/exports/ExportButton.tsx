import { Button } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useMutation } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import X from 'lucide-react/icons/x';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText, isSilent } from '#api/errors.ts';
import { cancelJobMutation, startExportMutation } from '#api/generated/query/work.gen.ts';
import type { ExportRequest } from '#api/generated/types.gen.ts';
import type { Permission } from '#session/permissions.ts';
import { useCan } from '#session/useCan.ts';
import '#shared/i18n/listsTexts.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { useSingleFlight } from '#shared/lib/useSingleFlight.ts';
import { iconText } from '#shared/ui/icon.ts';
import { notify } from '#shared/ui/notify.ts';
import { useJob } from '#resource/jobs/useJob.ts';
import { useIdempotencyKey } from '#resource/useIdempotencyKey.ts';
import { followExport } from './followExport.ts';

/** A column of a screen with what it is called there. */
interface ExportColumn {
  id: string;
  header: string;
}

interface ExportButtonProps {
  resource: ExportRequest['resource'];
  /** Query of the list as its call has it, without `?`: `status=active&sort=-sku`. The page does not count. */
  query: string;
  /** What the button says where the file is not of the list beside it. */
  label?: string;
  /** What the export needs. */
  permission: Permission;
  /** The columns on screen, in their order: the file calls them as the screen does. */
  columns: readonly ExportColumn[];
  /** What a file can hold of this list, what names a row first; a column of the screen that is no text is not in it. */
  fileColumns: readonly string[];
  /** The rows that are ticked, by id or as those left out of all that match; absent: all that the query finds. */
  chosen?: Pick<ExportRequest, 'ids' | 'excludeIds'>;
  /** The id of what says of which list it is, where several are on a page. */
  describedBy?: string;
  size?: 'xs' | 'sm';
  /** Why these rows cannot be exported. */
  disabledReason?: string | undefined;
}

/** A CSV file of exactly what the list finds, or of what is ticked in it, with the columns it shows. The file comes by itself when it is made. */
export function ExportButton({
  resource,
  query,
  label,
  permission,
  columns,
  fileColumns,
  chosen,
  describedBy,
  size = 'sm',
  disabledReason,
}: ExportButtonProps) {
  const { t } = useTranslation('lists');
  const { t: tErrors } = useTranslation('errors');
  const format = useFormat();
  const can = useCan();
  const reasonId = useId();
  const [jobId, setJobId] = useState<string | null>(null);
  const { job, over } = useJob(jobId);
  const start = useMutation(startExportMutation());
  const stop = useMutation(cancelJobMutation());
  const { run, pending } = useSingleFlight();
  const send = useIdempotencyKey();

  const reason = can(permission) ? disabledReason : t('export.refused', { permission });
  const running = jobId !== null && !over;
  const busy = pending || running;

  const begin = () =>
    run(async () => {
      const body = { resource, query, ...chosen, ...columnsInFile(columns, fileColumns) };
      try {
        const started = await send(body, (key) =>
          start.mutateAsync({ body, headers: { 'Idempotency-Key': key } }),
        );
        followExport(started);
        setJobId(started.id);
      } catch (error) {
        if (isSilent(error)) return;
        notify({ type: 'error', title: t('export.failed'), description: errorText(error, tErrors) });
      }
    });

  return (
    <Flex gap="1" align="center">
      <Button
        size={size}
        variant="outline"
        aria-disabled={busy || reason !== undefined}
        aria-describedby={reason === undefined ? describedBy : reasonId}
        {...(reason === undefined ? {} : { title: reason })}
        onClick={() => {
          if (!busy && reason === undefined) void begin();
        }}
      >
        <Download {...iconText} />
        {busy
          ? t('export.busy', { share: format.percent((job?.progress ?? 0) / 100) })
          : (label ?? t(chosen ? 'export.selected' : 'export.action'))}
      </Button>
      {reason !== undefined && <VisuallyHidden id={reasonId}>{reason}</VisuallyHidden>}
      {running && (
        <Button
          size={size}
          variant="ghost"
          px="0"
          aria-label={t('export.stop')}
          // It may be over by now; then the file is there, and nothing is to be said.
          onClick={() => stop.mutate({ path: { jobId } })}
        >
          <X {...iconText} />
        </Button>
      )}
    </Flex>
  );
}

/** The columns on screen that a file can hold, with their names; what names a row when there is none. */
function columnsInFile(
  shown: readonly ExportColumn[],
  fileColumns: readonly string[],
): Pick<ExportRequest, 'columns' | 'headers'> {
  const found = shown.filter(({ id }) => fileColumns.includes(id));
  if (found.length === 0) return { columns: fileColumns.slice(0, 1) };
  return { columns: found.map(({ id }) => id), headers: found.map(({ header }) => header) };
}
