import '#resource/workTexts.ts';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import type { BulkPlan } from '#api/generated/types.gen.ts';
import { Figures } from '#resource/Figures.tsx';
import { plainTable, tableFrame } from '#resource/plainTable.ts';
import type { Records } from '#resource/Records.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { Banner } from '#shared/ui/Banner.tsx';
import { actionTexts } from './bulkRules.ts';
import { PlanSamples } from './PlanSamples.tsx';

const frame = { ...tableFrame, maxH: '12rem', overflowY: 'auto', mt: '1' } as const;

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
          { label: t(actionTexts(plan.action).affected), value: plan.affected, tone: 'good' },
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

/** What is left out, each with its reason; closed as long as there is something to do. */
function PlanSkipped({ plan: { skipped, skippedCount, affected } }: { plan: BulkPlan }) {
  const { t } = useTranslation('work');
  const format = useFormat();
  return (
    <chakra.details open={affected === 0} css={{ '& > summary': { cursor: 'pointer', py: '1' } }}>
      <chakra.summary fontWeight="semibold">
        {t('job.counted', { label: t('bulk.skippedTitle'), number: format.number(skippedCount) })}
      </chakra.summary>
      <chakra.div css={frame} tabIndex={0} role="region" aria-label={t('bulk.skippedTitle')}>
        <chakra.table css={plainTable}>
          <thead>
            <tr>
              <th scope="col">{t('column.item')}</th>
              <th scope="col">{t('column.reason')}</th>
            </tr>
          </thead>
          <tbody>
            {skipped.map(({ id, label, reason }) => (
              <tr key={id}>
                <td data-kind="key">{label}</td>
                <td>{t(`reason.${reason}`)}</td>
              </tr>
            ))}
          </tbody>
        </chakra.table>
      </chakra.div>
      {skipped.length < skippedCount && (
        <chakra.p mt="1" fontSize="xs" color="fg.muted">
          {t('bulk.samplesOf', {
            count: skippedCount,
            shown: format.number(skipped.length),
            total: format.number(skippedCount),
          })}
        </chakra.p>
      )}
    </chakra.details>
  );
}
