import { Button } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import '#shared/i18n/listsTexts.ts';
import type { RowAction } from './RowAction.ts';
import type { Selection } from './useSelection.ts';

interface BulkBarProps {
  selection: Selection;
  /** Rows that match the filters. */
  total: number | undefined;
  /** A number of the things in words, figures formatted: `1,284 products`. */
  noun: (count: number) => string;
  actions: readonly RowAction[];
}

/** What is ticked and what can be done with it; stands in the place of the toolbar while something is. */
export function BulkBar({ selection, total, noun, actions }: BulkBarProps) {
  const { t } = useTranslation('lists');
  if (selection.count === 0) return null;
  return (
    <Flex role="group" aria-label={t('bulk.label')} wrap="wrap" align="center" gap="2">
      <chakra.span role="status" fontWeight="medium">
        {t('bulk.selected', { things: noun(selection.count) })}
      </chakra.span>
      {total !== undefined && selection.count < total && (
        <Button size="sm" variant="plain" onClick={selection.selectAllMatching}>
          {t('bulk.all', { things: noun(total) })}
        </Button>
      )}
      {actions.map(({ label, onSelect, disabledReason }) => (
        <Button
          key={label}
          size="sm"
          variant="outline"
          aria-disabled={disabledReason !== undefined}
          title={disabledReason}
          onClick={() => {
            if (disabledReason === undefined) onSelect();
          }}
        >
          {label}
        </Button>
      ))}
      <Button size="sm" variant="ghost" onClick={selection.clear}>
        {t('bulk.clear')}
      </Button>
    </Flex>
  );
}
