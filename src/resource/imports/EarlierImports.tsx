import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { listJobsOptions } from '#api/generated/query/work.gen.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { canUndo } from '#resource/jobs/jobRules.ts';
import '#resource/workTexts.ts';

interface EarlierImportsProps {
  pending: boolean;
  onUndo: (importId: string, name: string) => void;
}

/** The person's imports of the last day, each with its Undo. Empty where there are none, or they cannot be read. */
export function EarlierImports({ pending, onUndo }: EarlierImportsProps) {
  const { t } = useTranslation('work');
  const format = useFormat();
  const { data, dataUpdatedAt } = useQuery(
    listJobsOptions({ query: { pageSize: 50, state: ['done', 'doneWithErrors', 'cancelled', 'failed'] } }),
  );
  const imports = data?.items.filter((job) => canUndo(job, dataUpdatedAt)) ?? [];
  if (imports.length === 0) return null;
  return (
    <section>
      <chakra.h3 fontWeight="semibold" mb="1">
        {t('import.earlier')}
      </chakra.h3>
      <chakra.ul css={styles}>
        {imports.slice(0, 5).map(({ id, title, importId, finishedAt }) => (
          <li key={id}>
            <span>{title}</span>
            <chakra.time color="fg.muted" fontSize="xs" dateTime={finishedAt ?? ''}>
              {format.dateTime(finishedAt)}
            </chakra.time>
            <Button
              size="xs"
              variant="outline"
              aria-disabled={pending}
              aria-label={t('jobs.undoOf', { title })}
              onClick={() => onUndo(importId ?? '', title)}
            >
              {t('import.undo')}
            </Button>
          </li>
        ))}
      </chakra.ul>
    </section>
  );
}

const styles = {
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    rowGap: '1',
    py: '2',
    borderTopWidth: '1px',
    borderColor: 'border',
  },
  '& > li > span': { flex: '1 1 12rem', overflowWrap: 'anywhere' },
} as const;
