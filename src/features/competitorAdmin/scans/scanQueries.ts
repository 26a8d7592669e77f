import { keepPreviousData } from '@tanstack/react-query';
import { invalidate } from '#api/cache.ts';
import {
  getScanRunOptions,
  listScannedPagesOptions,
  listScanRunsOptions,
} from '#api/generated/query/scans.gen.ts';
import type { ScanOutcome, ScanRun } from '#api/generated/types.gen.ts';
import { matchesChanged } from '#entities/matches/matchesChanged.ts';
import type { PageSize } from '#shared/table/paging.ts';
import { sortText } from '#shared/table/sortRules.ts';
import type { TableView } from '#shared/table/tableAddress.ts';
import { toQueryParams, type ScanFilters, type ScanSort } from './scanFilters.ts';

/** While a run goes on, it is asked for so often; not while the page is out of sight. */
const POLL_MS = 2000;

/** Whether pages of a run are still to be read. */
export const isGoingOn = ({ state }: Pick<ScanRun, 'state'>): boolean =>
  state === 'queued' || state === 'running';

export const scanPageOptions = (view: TableView<ScanSort, ScanFilters>) => ({
  ...listScanRunsOptions({
    query: {
      ...toQueryParams(view.filters),
      page: view.page,
      pageSize: view.size,
      sort: [sortText(view.sort)],
    },
  }),
  placeholderData: keepPreviousData,
});

/** A run, asked for again until it has ended. */
export const scanRunOptions = (scanRunId: string) => ({
  ...getScanRunOptions({ path: { scanRunId } }),
  refetchInterval: ({ state }: { state: { data?: ScanRun | undefined } }) =>
    state.data && isGoingOn(state.data) ? POLL_MS : false,
});

interface PagesView {
  outcome: ScanOutcome | null;
  page: number;
  size: PageSize;
}

/** The pages of a run with one outcome, or all of them. */
export const scannedPagesOptions = (scanRunId: string, { outcome, page, size }: PagesView) => ({
  ...listScannedPagesOptions({
    path: { scanRunId },
    query: { page, pageSize: size, ...(outcome === null ? {} : { outcome: [outcome] }) },
  }),
  placeholderData: keepPreviousData,
});

/** Has everything read again that a run changes while it goes on. */
export const scansChanged = () => invalidate('listScanRuns', 'getScanRun', 'listScannedPages');

/** Has everything read again that a run has changed. */
export const scanEnded = () => Promise.all([scansChanged(), matchesChanged()]);
