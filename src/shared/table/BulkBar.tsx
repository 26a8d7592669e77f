import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import '#shared/i18n/listsTexts.ts';
import { BulkActions } from './BulkActions.tsx';
import type { RowAction } from './RowAction.ts';
import type { Selection } from './useSelection.ts';

interface BulkBarProps {
  selection: Selection;
  /** Rows that match the filters; undefined while that is not known. */
  total: number | undefined;
  /** A number of the things in words, the number formatted: `1,284 products`. */
  noun: (count: number) => string;
  /** The most frequent ones first: what has no room is in a menu. */
  actions: readonly RowAction[];
}

/** What is ticked and what can be done with it; stands in the place of the toolbar as long as something is. */
export function BulkBar(props: BulkBarProps) {
  return props.selection.count > 0 && <Bar {...props} />;
}

function Bar({ selection, total, noun, actions }: BulkBarProps) {
  const { t } = useTranslation('lists');
  const bar = useRef<HTMLDivElement>(null);
  const clear = useRef<HTMLButtonElement>(null);
  // Whoever was at it when it goes is at the heading of the page, as after a dialog whose opener is gone.
  useLayoutEffect(
    () => () => {
      if (bar.current?.contains(document.activeElement))
        document.querySelector<HTMLElement>('main h1')?.focus();
    },
    [],
  );
  return (
    <chakra.div ref={bar} role="group" aria-label={t('bulk.label')} css={styles}>
      {/* The table says it to screen readers. */}
      <chakra.span fontWeight="semibold">{t('bulk.selected', { things: noun(selection.count) })}</chakra.span>
      {total !== undefined && selection.count < total && (
        <Button
          size="sm"
          variant="plain"
          px="1"
          onClick={() => {
            selection.selectAllMatching();
            // This button goes with the press.
            clear.current?.focus();
          }}
        >
          {t('bulk.all', { things: noun(total) })}
        </Button>
      )}
      <Button ref={clear} size="sm" variant="ghost" px="2" onClick={selection.clear}>
        {t('bulk.clear')}
      </Button>
      <BulkActions actions={actions} />
    </chakra.div>
  );
}

const styles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '1.5',
  rowGap: '1',
  minH: '10',
  // As high as the toolbar in whose place it stands: the rows stay where they are.
  my: '-1',
  px: '3',
  py: '1',
  bg: 'accent.subtle',
  rounded: 'l2',
  fontSize: 'sm',
} as const;
