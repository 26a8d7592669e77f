import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Payable } from '#api/generated/types.gen.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';

/** When an invoice is to be paid, or since when it is late; empty where nobody said. */
export function useDueText(): (payable: Payable) => string {
  const { t } = useTranslation('takePayment');
  const format = useFormat();
  return useCallback(
    ({ dueDate, status }) => {
      if (dueDate === null) return '';
      // A day is a day everywhere: noon keeps it from slipping into the one before.
      const date = format.date(`${dueDate}T12:00:00`);
      return t(status === 'overdue' ? 'finder.overdue' : 'finder.dueOn', { date });
    },
    [t, format],
  );
}
