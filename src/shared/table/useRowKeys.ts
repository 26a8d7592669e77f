import { useEffect, useMemo, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useShortcuts } from '#shared/lib/useShortcuts.ts';
import type { Selection } from './useSelection.ts';

/** A key of a list that does something with the current row. */
export interface RowKey<T> {
  keys: string;
  label: string;
  run: (row: T) => void;
}

interface RowKeysOptions<T> {
  /** False for a table within another one, which does not take its keys. */
  enabled: boolean;
  body: RefObject<HTMLTableSectionElement | null>;
  ids: readonly string[];
  rowAt: (id: string) => T | undefined;
  selection: Selection | undefined;
  onOpen: ((row: T) => void) | undefined;
  rowKeys: readonly RowKey<T>[];
  shownRow: string | null;
}

/**
 * The keys of a list: `j` and `k` go through its rows, the others do something with the one that is current. The
 * current row has the focus, so that it is seen and read out; whoever tabs into a row makes it the current one.
 */
export function useRowKeys<T>({
  enabled,
  body,
  ids,
  rowAt,
  selection,
  onOpen,
  rowKeys,
  shownRow,
}: RowKeysOptions<T>) {
  const labels = useKeyLabels();
  const [chosen, setCurrent] = useState<string | null>(null);
  const isShown = shownRow !== null && ids.includes(shownRow);
  const current = chosen !== null && ids.includes(chosen) ? chosen : isShown ? shownRow : null;
  useEffect(() => {
    if (shownRow === null || !isShown) return;
    const row = rowElement(body.current, shownRow);
    row?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [body, shownRow, isShown]);
  const step = (by: number): void => {
    const at = current === null ? (by > 0 ? -1 : ids.length) : ids.indexOf(current);
    const id = ids[Math.min(Math.max(at + by, 0), ids.length - 1)];
    if (id === undefined) return;
    setCurrent(id);
    const row = rowElement(body.current, id);
    row?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  const withRow = (run: (row: T) => void) => () => {
    const row = current === null ? undefined : rowAt(current);
    if (row !== undefined) run(row);
  };
  const withId = (run: (id: string) => void) => () => {
    if (current !== null) run(current);
  };
  const keys = [
    { keys: 'j', label: labels.next, run: () => step(1) },
    { keys: 'k', label: labels.previous, run: () => step(-1) },
    ...(selection
      ? [
          { keys: 'x', label: labels.select, run: withId(selection.toggle) },
          { keys: 'Shift+x', label: labels.selectRange, run: withId(selection.toggleRange) },
        ]
      : []),
    ...(onOpen ? [{ keys: 'Enter', label: labels.open, run: withRow(onOpen) }] : []),
    ...rowKeys.map(({ run, ...key }) => ({ ...key, run: withRow(run) })),
  ];
  useShortcuts(enabled ? keys : none);
  return { current, setCurrent };
}

/** Once a language: five sentences take a tenth of what a tick may. */
function useKeyLabels() {
  const { t } = useTranslation('lists');
  return useMemo(
    () => ({
      next: t('keys.next'),
      previous: t('keys.previous'),
      select: t('keys.select'),
      selectRange: t('keys.selectRange'),
      open: t('keys.open'),
    }),
    [t],
  );
}

const none: never[] = [];

function rowElement(body: HTMLTableSectionElement | null, id: string): HTMLTableRowElement | undefined {
  return [...(body?.rows ?? [])].find(({ dataset }) => dataset.row === id);
}
