import type { ExportRequest, Selection as Asked } from '#api/generated/types.gen.ts';
import type { Selection } from '#shared/table/useSelection.ts';

/** The contract accepts so many rows by id; more are selected as all that match. */
export const MAX_NAMED = 1000;

/** The selection in the contract: rows by id, or all that a query finds without those left out. */
export function toSelection({ mode, ids, excluded }: Selection, query: string): Asked {
  return mode === 'some' ? { ids } : { query, ...(excluded.length === 0 ? {} : { excludeIds: excluded }) };
}

/** The selection of an export, which has the query already. */
export function toExportSelection({
  mode,
  ids,
  excluded,
}: Pick<Selection, 'mode' | 'ids' | 'excluded'>): Pick<ExportRequest, 'ids' | 'excludeIds'> {
  return mode === 'some' ? { ids } : excluded.length === 0 ? {} : { excludeIds: excluded };
}

/** Whether a selection has more rows than can be named one by one. */
export function exceedsNamedRows({ ids, excluded }: Pick<Selection, 'ids' | 'excluded'>): boolean {
  return Math.max(ids.length, excluded.length) > MAX_NAMED;
}
