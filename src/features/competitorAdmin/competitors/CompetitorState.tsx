import { useTranslation } from 'react-i18next';
import type { Competitor } from '#api/generated/types.gen.ts';
import { StateTag } from '#shared/ui/StateTag.tsx';

/** Whether a competitor is compared with us. */
export function CompetitorState({ competitor: { status, archivedAt } }: { competitor: Competitor }) {
  const { t } = useTranslation('competitorAdmin');
  if (archivedAt !== null) return <StateTag tone="quiet">{t('state.archived')}</StateTag>;
  return <StateTag tone={status === 'active' ? 'good' : 'caution'}>{t(`state.${status}`)}</StateTag>;
}
