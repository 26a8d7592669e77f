import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import type { BulkPlan } from '#api/generated/types.gen.ts';
import { Banner } from '#shared/ui/Banner.tsx';
import { Figures } from '#resource/Figures.tsx';
import type { Records } from '#resource/Records.ts';
import '#resource/workTexts.ts';
import { PlanSamples } from './PlanSamples.tsx';
import { PlanSkipped } from './PlanSkipped.tsx';

interface PlanViewProps {
  plan: BulkPlan;
  records: Records;
}

/** What would happen: how many, some of them in detail, and what is left out with the reason. */
export function PlanView({ plan, records }: PlanViewProps) {
  const { t } = useTranslation('work');
  return (
    <Stack gap="4">
      <Figures
        figures={[
          { label: t('bulk.selected'), value: plan.selected },
          { label: t('bulk.affected'), value: plan.affected, tone: 'good' },
          { label: t('bulk.skipped'), value: plan.skippedCount, tone: 'caution' },
        ]}
      />
      <records.Consequences plan={plan} />
      {plan.affected === 0 ? (
        <Banner tone="info">{t('bulk.nothing')}</Banner>
      ) : (
        <chakra.section>
          <chakra.h3 fontWeight="semibold" mb="1.5">
            {t('bulk.samples')}
          </chakra.h3>
          <PlanSamples plan={plan} records={records} />
        </chakra.section>
      )}
      {plan.skippedCount > 0 && <PlanSkipped plan={plan} />}
    </Stack>
  );
}
