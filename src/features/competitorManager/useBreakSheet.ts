import type { ClipboardEvent, KeyboardEvent } from 'react';
import type { UseFieldArrayAppend, UseFormGetValues, UseFormSetValue } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { pastedBlock } from '#entities/ladders/ladderPaste.ts';
import { numberIn } from '#shared/form/readNumber.ts';
import { useNumberSigns } from '#shared/i18n/useFormatChoice.ts';
import { pressedKeys } from '#shared/lib/shortcutKeys.ts';
import { isAtEdge, sheetKey } from '#shared/sheet/sheetKeys.ts';
import { notify } from '#shared/ui/notify.ts';
import { MAX_BREAKS, type BreakValues, type PageValues } from './pageForm.ts';

const columns = ['minQty', 'unitPrice'] as const;
type BreakColumn = (typeof columns)[number];

interface BreakForm {
  getValues: UseFormGetValues<PageValues>;
  setValue: UseFormSetValue<PageValues>;
}

/** The break and the column of a box, by the name that its form gave it. */
function placeOf(target: EventTarget): { row: number; column: BreakColumn } | null {
  if (!(target instanceof HTMLInputElement)) return null;
  const [, row, name] = /^breaks\.(\d+)\.(\w+)$/.exec(target.name) ?? [];
  const column = columns.find((one) => one === name);
  return row === undefined || column === undefined ? null : { row: Number(row), column };
}

const toSlab = ({ minQty, unitPrice }: BreakValues) => ({
  minQty: minQty.trim() === '' ? Number.NaN : Number(minQty),
  unitPrice,
});

/** Breaks edited like a sheet (ADR 42): a block of a spreadsheet is laid over them, and keys lead from cell to cell. */
export function useBreakSheet(form: BreakForm, append: UseFieldArrayAppend<PageValues, 'breaks'>) {
  const { t } = useTranslation('competitorManager');
  const signs = useNumberSigns();
  const lay = (breaks: readonly BreakValues[]): void => {
    const known = form.getValues('breaks').length;
    for (const [row, values] of breaks.slice(0, known).entries())
      form.setValue(`breaks.${row}`, values, { shouldDirty: true });
    if (breaks.length > known) append(breaks.slice(known), { shouldFocus: false });
  };
  return {
    onPaste: (event: ClipboardEvent<HTMLElement>): void => {
      const place = placeOf(event.target);
      if (!place) return;
      const cell = { row: place.row, column: place.column === 'minQty' ? 'quantity' : 'price' } as const;
      const pasted = pastedBlock(
        event.clipboardData.getData('text'),
        cell,
        form.getValues('breaks').map(toSlab),
        (text) => numberIn(text, signs),
      );
      if (!pasted) return;
      event.preventDefault();
      const breaks = pasted.slabs.map(({ minQty, unitPrice }) => ({
        minQty: Number.isNaN(minQty) ? '' : String(minQty),
        unitPrice,
      }));
      lay(breaks.slice(0, MAX_BREAKS));
      const left = [
        ...pasted.refused,
        ...breaks.slice(MAX_BREAKS).map(({ minQty, unitPrice }) => `${minQty} ${unitPrice}`),
      ];
      if (left.length > 0)
        notify({ type: 'error', title: t('reading.left', { count: left.length, pieces: left.join(', ') }) });
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>): void => {
      const place = placeOf(event.target);
      const move = sheetKey(pressedKeys(event));
      if (!place || typeof move !== 'object' || move === null || event.nativeEvent.isComposing) return;
      if (!(event.target instanceof Element) || !isAtEdge(event.target, move)) return;
      const column = columns[columns.indexOf(place.column) + move.columns];
      const name = `breaks.${place.row + move.rows}.${column ?? ''}`;
      const next = event.currentTarget.querySelector<HTMLInputElement>(`input[name="${name}"]`);
      if (!next) return;
      event.preventDefault();
      next.focus();
      next.select();
    },
  };
}
