import { Skeleton } from '@chakra-ui/react/skeleton';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listImportRowsOptions } from '#api/generated/query/work.gen.ts';
import type { ImportResult, ImportRun } from '#api/generated/types.gen.ts';
import { Pager } from '#shared/table/Pager.tsx';
import { usePages } from '#shared/table/usePages.ts';
import { QueryState } from '#shared/ui/QueryState.tsx';
import { Choices } from '#resource/Choices.tsx';
import type { ChangeText } from '#resource/Records.ts';
import '#resource/workTexts.ts';
import { firstResult, results } from './importRules.ts';
import { ImportRowTable } from './ImportRowTable.tsx';

/** The dry run row by row, by result. A new check is another table: give it a `key`. */
export function ImportRows({ run, text }: { run: ImportRun; text: ChangeText }) {
  const { t } = useTranslation('work');
  const [shown, setShown] = useState<ImportResult>(() => firstResult(run.counts));
  const { page, size, toFirst, pager } = usePages(10);
  const query = useQuery({
    ...listImportRowsOptions({
      path: { importId: run.id },
      query: { page, pageSize: size, result: shown },
    }),
    placeholderData: keepPreviousData,
    // What a dry run said does not change.
    staleTime: Infinity,
  });
  return (
    <Stack gap="2">
      <Choices<ImportResult>
        label={t('job.show')}
        value={shown}
        choices={results.map((value) => ({
          value,
          label: t(`import.result.${value}`),
          count: run.counts[value],
        }))}
        onChoose={(value) => {
          setShown(value);
          toFirst();
        }}
      />
      <QueryState
        query={query}
        skeleton={<Skeleton h="40" role="status" aria-label={t('import.rowsLoading')} />}
        isEmpty={({ total }) => total === 0}
        empty={<chakra.p color="fg.muted">{t('import.rowsEmpty')}</chakra.p>}
      >
        {(rows) => (
          <>
            <ImportRowTable rows={rows.items} columns={run.columns} text={text} />
            <Pager {...pager} shown={rows} />
          </>
        )}
      </QueryState>
    </Stack>
  );
}
