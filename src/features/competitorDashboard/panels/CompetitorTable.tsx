import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnalyzedCompetitor } from '#api/generated/types.gen.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { DataTable } from '#shared/table/DataTable.tsx';
import { nextSort, type Sort } from '#shared/table/sortRules.ts';
import { competitorColumns } from './competitorColumns.tsx';
import { orderCompetitors, type CompetitorSort } from './competitorOrder.ts';

interface CompetitorTableProps {
  items: readonly AnalyzedCompetitor[];
  /** The address of the products that a figure counts, by the word of the list. */
  toList: (competitorId: string, word: string) => string;
}

const begin: Sort<CompetitorSort> = { key: 'index', descending: true };

/** The competitors, those that we are dearest against first. */
export function CompetitorTable({ items, toList }: CompetitorTableProps) {
  const { t } = useTranslation('analysis');
  const format = useFormat();
  const [sort, setSort] = useState(begin);
  const rows = useMemo(() => orderCompetitors(items, sort), [items, sort]);
  const columns = useMemo(() => competitorColumns({ t, format, toList }), [t, format, toList]);
  return (
    <DataTable
      label={t('dashboard.bubblesCaption')}
      columns={columns}
      rows={rows}
      rowId={({ competitor }) => competitor.id}
      rowName={({ competitor }) => competitor.name}
      sort={sort}
      onSort={(key) => setSort(nextSort(sort, key))}
      error={null}
      onRetry={() => undefined}
      empty={null}
      noMatch={null}
      isFiltered={false}
      total={rows.length}
      shortcuts={false}
    />
  );
}
