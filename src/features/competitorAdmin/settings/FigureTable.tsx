import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import type { MarketFigures } from '#api/generated/types.gen.ts';
import { plainTable, tableFrame } from '#resource/plainTable.ts';
import { NO_VALUE } from '#shared/i18n/noValue.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';

const counts = ['counted', 'products', 'cheaper', 'tied', 'dearer'] as const;
const reasons = ['broken', 'outOfStock', 'noRate', 'suspicious', 'expired', 'stale'] as const;

/** The figures of the market today, and under other settings; those that differ stand out. */
export function FigureTable({ today, preview }: Record<'today' | 'preview', MarketFigures>) {
  const { t } = useTranslation('marketSettings');
  const format = useFormat();
  const index = ({ meanIndex }: MarketFigures): string =>
    meanIndex === null ? NO_VALUE : format.number(Number(meanIndex), { decimals: 2 });
  const rows = [
    ...counts.map((key) => ({
      key,
      label: t(`figure.${key}`),
      today: format.number(today[key]),
      preview: format.number(preview[key]),
    })),
    { key: 'meanIndex', label: t('figure.meanIndex'), today: index(today), preview: index(preview) },
    ...reasons.map((key) => ({
      key,
      label: t('figure.notCounted', { reason: t(`reason.${key}`) }),
      today: format.number(today.notCounted[key]),
      preview: format.number(preview.notCounted[key]),
    })),
  ];
  return (
    <chakra.div css={tableFrame} role="region" aria-label={t('figures')} tabIndex={0}>
      <chakra.table css={[plainTable, changed]} aria-label={t('figures')}>
        <thead>
          <tr>
            <th scope="col">{t('column.figure')}</th>
            <th scope="col" data-kind="number">
              {t('column.today')}
            </th>
            <th scope="col" data-kind="number">
              {t('column.preview')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key} {...(row.today === row.preview ? {} : { 'data-changed': '' })}>
              <td>{row.label}</td>
              <td data-kind="number">{row.today}</td>
              <td data-kind="number">{row.preview}</td>
            </tr>
          ))}
        </tbody>
      </chakra.table>
    </chakra.div>
  );
}

const changed = { '& tr[data-changed] > td': { fontWeight: 'semibold', bg: 'accent.subtle' } } as const;
