import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import type { BulkPlan } from '#api/generated/types.gen.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { plainTable, tableFrame } from '#resource/plainTable.ts';
import type { Records } from '#resource/Records.ts';

interface PlanSamplesProps {
  plan: BulkPlan;
  records: Records;
}

/** Some of the rows with their fields before and after. */
export function PlanSamples({ plan: { samples, affected }, records }: PlanSamplesProps) {
  const { t } = useTranslation('work');
  const format = useFormat();
  const text = records.useChangeText();
  return (
    <>
      <chakra.div css={frame} tabIndex={0} role="region" aria-label={t('bulk.samples')}>
        <chakra.table css={plainTable}>
          <thead>
            <tr>
              <th scope="col">{t('column.item')}</th>
              <th scope="col">{t('column.field')}</th>
              <th scope="col">{t('column.before')}</th>
              <th scope="col">{t('column.after')}</th>
            </tr>
          </thead>
          <tbody>
            {samples.flatMap(({ id, label, changes }) =>
              changes.map(({ field, before, after }, at) => (
                <tr key={`${id} ${field}`}>
                  <td data-kind="key">{at === 0 ? label : ''}</td>
                  <td>{text.field(field)}</td>
                  <chakra.td color="fg.muted">{text.value(field, before)}</chakra.td>
                  <chakra.td fontWeight="medium">{text.value(field, after)}</chakra.td>
                </tr>
              )),
            )}
          </tbody>
        </chakra.table>
      </chakra.div>
      {samples.length < affected && (
        <chakra.p mt="1" fontSize="xs" color="fg.muted">
          {t('bulk.samplesOf', {
            count: affected,
            shown: format.number(samples.length),
            total: format.number(affected),
          })}
        </chakra.p>
      )}
    </>
  );
}

const frame = { ...tableFrame, maxH: '16rem', overflowY: 'auto' } as const;
