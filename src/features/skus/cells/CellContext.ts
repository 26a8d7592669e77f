import type { TFunction } from 'i18next';
import type { FieldTexts } from '#shared/i18n/useFieldTexts.ts';
import type { useFormat } from '#shared/i18n/useFormat.ts';

/** What cells are painted with: one object for the whole table, so that no cell asks for it by itself. */
export interface CellContext {
  t: TFunction<'skus'>;
  texts: FieldTexts;
  format: ReturnType<typeof useFormat>;
  /** By which ages are told, in ms. */
  now: number;
  /** Digits behind the point of every price in the column (R27). */
  decimals: number;
}
