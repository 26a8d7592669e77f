import { memo, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#shared/i18n/useFormat.ts';

interface TableStatusProps {
  waiting: boolean;
  /** Ticked rows, on other pages too. */
  count: number;
}

/**
 * Says that rows are on their way, and how many are ticked: after the tick is painted, for the sentence takes as long
 * as the row. In place before it has something to say, or it would not be heard (A16).
 */
export function TableStatus({ waiting, count }: TableStatusProps) {
  return (
    <div role="status">
      <Sentence waiting={waiting} count={useDeferredValue(count)} />
    </div>
  );
}

const Sentence = memo(function Sentence({ waiting, count }: TableStatusProps) {
  const { t } = useTranslation('lists');
  const format = useFormat();
  if (waiting) return t('table.loading');
  return count > 0 && t('table.selected', { count, number: format.number(count) });
});
