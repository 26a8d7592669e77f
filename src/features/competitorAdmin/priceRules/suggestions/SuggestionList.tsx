import '#features/competitorAdmin/priceRules/priceRulesTexts.ts';
import { useQuery } from '@tanstack/react-query';
import ExternalLink from 'lucide-react/icons/external-link';
import FilePen from 'lucide-react/icons/file-pen';
import Scale from 'lucide-react/icons/scale';
import PanelRight from 'lucide-react/icons/panel-right';
import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { listPriceRulesOptions } from '#api/generated/query/priceRules.gen.ts';
import { usePriceTexts } from '#features/competitorAdmin/priceRules/usePriceTexts.ts';
import { oneFilter } from '#resource/list/choiceFilters.tsx';
import { ListScreen } from '#resource/list/ListScreen.tsx';
import { useList } from '#resource/list/useList.tsx';
import { useListSelection } from '#resource/list/useListSelection.ts';
import { usePermissionReason } from '#resource/usePermissionReason.ts';
import { permissions } from '#session/permissions.ts';
import { useFieldTexts } from '#shared/i18n/useFieldTexts.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { paths } from '#shared/lib/paths.ts';
import { BulkBar } from '#shared/table/BulkBar.tsx';
import { ColumnChooser } from '#shared/table/ColumnChooser.tsx';
import { DataTable } from '#shared/table/DataTable.tsx';
import { useVisibleColumns } from '#shared/table/useVisibleColumns.ts';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { lazyPart } from '#shared/ui/lazyPart.tsx';
import { suggestionColumns } from './suggestionColumns.tsx';
import { outcomes, suggestionTable, toQueryParams } from './suggestionFilters.ts';
import { suggestionPageOptions, type SuggestionRow } from './suggestionQueries.ts';
import { MAX_DRAFTS, useDraftPrices } from './useDraftPrices.ts';

const SuggestionDrawer = lazyPart(
  'suggestion-drawer',
  async () => (await import('./SuggestionDrawer.tsx')).SuggestionDrawer,
);

const source = { table: suggestionTable, options: suggestionPageOptions, toQueryParams };

/** What the active rules suggest; drafts are made of it, never prices. */
export function SuggestionList() {
  const { t } = useTranslation('priceRules');
  const texts = useFieldTexts();
  const words = usePriceTexts();
  const format = useFormat();
  const navigate = useNavigate();
  const list = useList(source);
  const rules = useQuery(listPriceRulesOptions()).data?.items ?? [];
  const selection = useListSelection(list);
  const draft = useDraftPrices(selection.clear);
  const reason = usePermissionReason()(permissions.priceSlabsEdit);
  /** Why no draft can be made of one. */
  const reasonOf = ({ changePct, draftId }: SuggestionRow): string | undefined => {
    if (reason !== undefined || changePct === null) return reason ?? t('preview.none.changed');
    return draftId === null ? undefined : t('drafts.exists');
  };
  const [openId, setOpenId] = useState<string | null>(null);
  const open = list.page?.items.find(({ id }) => id === openId);
  const columns = useVisibleColumns(
    'priceSuggestions',
    useMemo(
      () => suggestionColumns({ t, texts, format, blockedText: words.note }),
      [t, texts, format, words.note],
    ),
  );
  const isTooMany = selection.mode === 'all' || selection.count > MAX_DRAFTS;
  const tooMany = isTooMany ? t('drafts.tooMany', { number: format.number(MAX_DRAFTS) }) : undefined;
  const filters = [
    oneFilter(list.table, 'outcome', {
      label: t('filter.outcome'),
      ids: outcomes,
      nameOf: (id) => t(`outcome.${id}`),
      chip: (name) => name,
    }),
    oneFilter(list.table, 'ruleId', {
      label: t('rule'),
      ids: rules.filter(({ state }) => state === 'active').map(({ id }) => id),
      nameOf: (id) => rules.find((rule) => rule.id === id)?.name ?? id,
      chip: (name) => t('chip.rule', { name }),
    }),
  ];
  return (
    <ListScreen
      list={list}
      search={t('suggestions.search')}
      filters={filters}
      tools={<ColumnChooser columns={columns} />}
    >
      <DataTable
        {...list.state}
        label={t('suggestions')}
        columns={columns.visible}
        rowId={({ id }) => id}
        rowName={({ product }) => product.name}
        selection={selection}
        density={columns.density}
        onOpen={({ id }) => setOpenId(id)}
        rowActions={(suggestion) => [
          { label: t('open'), icon: PanelRight, onSelect: () => setOpenId(suggestion.id) },
          {
            label: t('drafts.one'),
            icon: FilePen,
            disabledReason: reasonOf(suggestion),
            onSelect: () => draft([suggestion.id]),
          },
          {
            label: t('openPages'),
            icon: ExternalLink,
            onSelect: () => void navigate(paths.competitorManager(suggestion.id)),
          },
        ]}
        empty={<EmptyState icon={Scale} title={t('suggestions.empty')} text={t('suggestions.emptyText')} />}
      />
      <BulkBar
        selection={selection}
        total={list.page?.total}
        noun={(count) => t('suggestions.count', { count, number: format.number(count) })}
        actions={[
          {
            label: t('drafts.action'),
            icon: FilePen,
            disabledReason: reason ?? tooMany,
            onSelect: () => draft(selection.ids),
          },
        ]}
      />
      <Suspense>
        {open && (
          <SuggestionDrawer
            suggestion={open}
            reason={reasonOf(open)}
            onDraft={() => draft([open.id])}
            onClose={() => setOpenId(null)}
          />
        )}
      </Suspense>
    </ListScreen>
  );
}
