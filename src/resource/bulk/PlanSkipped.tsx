import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import type { BulkPlan } from '#api/generated/types.gen.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { plainTable, tableFrame } from '#resource/plainTable.ts';
import '#resource/workTexts.ts';

/** What is left out, each with its reason; closed as long as there is something to do. */
export function PlanSkipped({ plan: { skipped, skippedCount, affected } }: { plan: BulkPlan }) {
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

const frame = { ...tableFrame, maxH: '12rem', overflowY: 'auto', mt: '1' } as const;
