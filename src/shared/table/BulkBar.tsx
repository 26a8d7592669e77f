import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
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
  /** What has a life of its own beside the actions, such as an export. */
  extra?: ReactNode;
}

/**
 * What is ticked and what can be done with it, below the table: the rows stay where they are when it comes, and it stays
 * in sight above the end of the window. It says when other filters took a selection away.
 */
export function BulkBar(props: BulkBarProps) {
  const { t } = useTranslation('lists');
  const { count, isDropped } = props.selection;
  return (
    <>
      {/* In place before it has something to say, or it would not be heard (A16). */}
      <chakra.p role="status" fontSize="sm" color="fg.muted" _empty={{ display: 'none' }}>
        {isDropped && count === 0 && t('bulk.dropped')}
      </chakra.p>
      {count > 0 && <Bar {...props} />}
    </>
  );
}

function Bar({ selection, total, noun, actions, extra }: BulkBarProps) {
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
      {total !== undefined && (selection.count < total || selection.isKept) && (
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
      {selection.isKept && (
        <chakra.span role="note" color="fg.muted">
          {t('bulk.kept')}
        </chakra.span>
      )}
      <chakra.div display="flex" flexWrap="wrap" gap="1.5" ms="auto">
        {extra}
        <BulkActions actions={actions} />
      </chakra.div>
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
  position: 'sticky',
  bottom: '2',
  zIndex: 'docked',
  px: '3',
  py: '1',
  bg: 'accent.subtle',
  borderWidth: '1px',
  borderColor: 'border',
  rounded: 'l2',
  shadow: 'md',
  fontSize: 'sm',
} as const;
