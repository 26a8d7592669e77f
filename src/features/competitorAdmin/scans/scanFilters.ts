import type { ScanRunState } from '#api/generated/types.gen.ts';
import { anyOf, chosenFilters, filterSchema, manyOf, type FilterTexts } from '#resource/list/filterKinds.ts';
import type { TableOptions } from '#shared/table/tableAddress.ts';

export const scanStates = [
  'queued',
  'running',
  'done',
  'failed',
  'stopped',
] as const satisfies readonly ScanRunState[];

const filters = { competitorId: anyOf, state: manyOf(scanStates) };
export type ScanFilters = FilterTexts<typeof filters>;

export const scanTable = {
  sorts: ['startedAt', 'finishedAt', 'competitor', 'trigger', 'state'],
  defaultSort: { key: 'startedAt', descending: true },
  filters: filterSchema(filters),
} as const satisfies TableOptions<string, ScanFilters>;
export type ScanSort = (typeof scanTable.sorts)[number];

export const toQueryParams = (texts: ScanFilters) => chosenFilters(filters, texts);
