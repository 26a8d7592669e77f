import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { ErrorLine } from './ErrorLine.tsx';
import { PlanTable } from './PlanTable.tsx';
import type { useVariantPlan } from './useVariantPlan.ts';
import type { PlanRow, RowFault, RowProblem } from './variantRules.ts';

interface PlanStepProps {
  plan: ReturnType<typeof useVariantPlan>;
  /** What is wrong as far as the panel knows, by place. */
  faults: ReadonlyMap<number, RowProblem>;
}

/** Preview of the variants with their counts; nothing is saved yet. */
export function PlanStep({ plan, faults }: PlanStepProps) {
  const { t } = useTranslation('skuTools');
  const format = useFormat();
  const rows = plan.plan?.rows ?? [];
  const count = (state: PlanRow['state']) => rows.filter((row) => row.state === state).length;
  const refusals = new Map<number, RowFault>(plan.refused);
  for (const [at, problem] of faults) {
    refusals.set(at, {
      box: problem.startsWith('part') ? 'partId' : 'sku',
      text: t(`variants.fault.${problem}`),
    });
  }
  const counts = (['new', 'exists', 'skuTaken'] as const).map((state) => ({ state, total: count(state) }));
  return (
    <>
      <ErrorLine
        error={plan.error}
        text={plan.refused.size > 0 ? t('variants.refused', { count: plan.refused.size }) : null}
      />
      <chakra.p role="status" color="fg.muted" mb="3">
        {counts
          .filter(({ total }) => total > 0)
          .map(({ state, total }) =>
            t(`variants.count.${state}`, { count: total, total: format.number(total) }),
          )
          .join(' · ')}
      </chakra.p>
      <PlanTable rows={rows} faults={refusals} onRow={plan.onRow} onAll={plan.onAll} />
    </>
  );
}
