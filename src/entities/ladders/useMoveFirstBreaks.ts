import { useTranslation } from 'react-i18next';
import { permissions } from '#session/permissions.ts';
import { useCan } from '#session/useCan.ts';
import type { Plan, PlanAlternative } from '#resource/Records.ts';
import './laddersTexts.ts';

/** The same, and the first breaks of broken ladders follow the minimum; null where none is, or one may not. */
export function useMoveFirstBreaks(): (plan: Plan) => PlanAlternative | null {
  const { t } = useTranslation('ladders');
  const canMove = useCan()(permissions.priceSlabsEdit);
  return ({ brokenLadders }) =>
    canMove && brokenLadders && brokenLadders.total > 0
      ? { body: { moveFirstBreak: true }, label: (verb, rows) => t(`andMove.${verb}`, rows) }
      : null;
}
