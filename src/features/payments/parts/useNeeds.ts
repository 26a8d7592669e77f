import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import '#features/payments/paymentsTexts.ts';
import type { NodeTitle } from '#session/nodes.ts';
import { useCan } from '#session/useCan.ts';

/** D25: why an action cannot be taken for want of a permission; undefined: it can. */
export function useNeeds(): (node: NodeTitle) => string | undefined {
  const { t } = useTranslation('payments');
  const can = useCan();
  return useCallback((node) => (can(node) ? undefined : t('needs', { node })), [can, t]);
}
