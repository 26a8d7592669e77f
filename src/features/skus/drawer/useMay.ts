import { useTranslation } from 'react-i18next';
import type { NodeTitle } from '#session/nodes.ts';
import { useCan } from '#session/useCan.ts';

/** D25: an action that one may not take is shown with the reason why. */
export function useMay(node: NodeTitle): { may: boolean; reason: string | undefined } {
  const { t } = useTranslation('skuDrawer');
  const may = useCan()(node);
  return { may, reason: may ? undefined : t('needs', { node }) };
}
