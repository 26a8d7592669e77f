import type { CatalogueStatus } from '#api/generated/types.gen.ts';
import type { CellContext } from './CellContext.ts';

/** A status by its word; dot and colour only help to find it again. */
export function StatusTag({ look: { texts }, status }: { look: CellContext; status: CatalogueStatus }) {
  return <span className={`status ${status}`}>{texts.status(status)}</span>;
}
