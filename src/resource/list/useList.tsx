import '#shared/i18n/listsTexts.ts';
import { Button } from '@chakra-ui/react/button';
import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import SearchX from 'lucide-react/icons/search-x';
import { useTranslation } from 'react-i18next';
import { refusedPermission } from '#api/refusedPermission.ts';
import { sortText } from '#shared/table/sortRules.ts';
import type { TableOptions, TableView } from '#shared/table/tableAddress.ts';
import { usePageInRange } from '#shared/table/usePageInRange.ts';
import { useTableState } from '#shared/table/useTableState.ts';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { queryText } from './filterKinds.ts';

/** A page of rows as every list of the contract answers. */
export interface RowPage {
  items: readonly object[];
  page: number;
  pageSize: number;
  total: number;
}

interface ListSource<
  Reply,
  Page extends RowPage,
  Key extends QueryKey,
  SortKey extends string,
  Filters extends Record<string, string>,
> {
  table: TableOptions<SortKey, Filters>;
  /** Reads a page; the rows of the page before stay until it is there (`keepPreviousData`, E119). */
  options: (
    view: TableView<SortKey, Filters>,
  ) => UseQueryOptions<Reply, Error, Page, Key> & { queryKey: Key };
  /** What the contract's query takes of the filters; nothing where nothing was chosen. */
  toQueryParams: (filters: Filters) => object;
}

/**
 * A list of the server: what its address asks for, and the page that is there.
 *
 * @param source a constant of the module
 * @param waits a saved view may open with it (`useDefaultViewPending`): no rows until then, also not those of the page before
 */
export function useList<
  Reply,
  Page extends RowPage,
  Key extends QueryKey,
  SortKey extends string,
  Filters extends Record<string, string>,
>(source: ListSource<Reply, Page, Key, SortKey, Filters>, waits = false) {
  const table = useTableState(source.table);
  const options = source.options(table);
  const { data, error, refetch, isPlaceholderData, isFetching, dataUpdatedAt } = useQuery(
    waits ? waiting(options) : options,
  );
  usePageInRange(table, isPlaceholderData ? undefined : data?.total);
  const rows: Page['items'] | undefined = data?.items;
  const asked = source.toQueryParams(table.filters);
  return {
    table,
    /** The page on screen, as its reply says; undefined until the first one is there. */
    page: data,
    /** When it was read, in ms since 1970. */
    readAt: dataUpdatedAt,
    /** The rows are those of the page before. */
    isOld: isPlaceholderData,
    /** The permission whose lack the server refused with. */
    refused: refusedPermission(error),
    /** The same rows in the same order as text, for bulk changes and exports. */
    query: queryText(asked, sortText(table.sort)),
    /** What `DataTable` takes of it. */
    state: {
      rows,
      sort: table.sort,
      onSort: table.sortBy,
      error,
      onRetry: refetch,
      busy: isPlaceholderData || isFetching,
      noMatch: <NoMatch onClear={table.clearFilters} />,
      isFiltered: Object.keys(asked).length > 0,
      total: data?.total,
      waitingRows: table.size,
    },
  };
}

/** In place of a page that is not to be shown yet. */
function waiting<Options extends { queryKey: QueryKey }>(options: Options): Options {
  return { ...options, queryKey: ['waiting'], enabled: false };
}

/** No results: the way back to all rows. */
function NoMatch({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation('lists');
  return (
    <EmptyState
      icon={SearchX}
      title={t('noMatch')}
      text={t('noMatchText')}
      action={
        <Button size="sm" variant="outline" onClick={onClear}>
          {t('clearFilters')}
        </Button>
      }
    />
  );
}
