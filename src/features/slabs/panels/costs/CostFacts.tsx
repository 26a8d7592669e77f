import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import type { CostSheet } from '#api/generated/types.gen.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { codeChart } from './costRules.ts';

interface CostFactsProps {
  sheet: CostSheet;
  /** When the costs were read, ms since 1970: "2 days ago" is counted from there. */
  now: number;
}

/** Floor and target, how fresh the costs are, and the chart their codes are read by. */
export function CostFacts({ sheet, now }: CostFactsProps) {
  const { t } = useTranslation('slabPanels');
  const format = useFormat();
  const { syncedAt, minGpPct, targetGpPct, eqp } = sheet;
  const chart = codeChart(sheet);
  return (
    <chakra.dl css={styles}>
      <div>
        <dt>{t('costs.floor')}</dt>
        <dd>{format.number(minGpPct)}</dd>
      </div>
      <div>
        <dt>{t('costs.target')}</dt>
        <dd>{format.number(targetGpPct)}</dd>
      </div>
      <div>
        <dt>{t('costs.eqp')}</dt>
        <dd>{t(eqp ? 'costs.eqpYes' : 'costs.eqpNo')}</dd>
      </div>
      <div>
        <dt>{t('costs.synced')}</dt>
        <dd>
          {syncedAt === null ? (
            t('costs.never')
          ) : (
            <time dateTime={syncedAt} title={format.dateTime(syncedAt)}>
              {format.relative(syncedAt, now)}
            </time>
          )}
        </dd>
      </div>
      <div className="chart">
        <dt>{t('costs.chart')}</dt>
        <dd>
          {chart.length === 0 ? (
            t('costs.chartEmpty')
          ) : (
            <ul>
              {chart.map(({ letter, percent, isUsed }) => (
                <li key={letter} {...(isUsed ? { 'data-used': '' } : {})}>
                  <abbr title={isUsed ? t('costs.used') : t('costs.unused')}>{letter}</abbr>{' '}
                  {format.percent(percent / 100)}
                </li>
              ))}
            </ul>
          )}
        </dd>
      </div>
    </chakra.dl>
  );
}

const styles = {
  display: 'grid',
  gridTemplateColumns: { base: '1fr 1fr', md: 'repeat(4, minmax(0, 1fr))' },
  gap: '3',
  fontSize: 'sm',
  '& dt': { fontSize: 'xs', color: 'fg.muted' },
  '& .chart': { gridColumn: '1 / -1' },
  '& ul': { display: 'flex', flexWrap: 'wrap', gap: '1' },
  '& li': { px: '1.5', rounded: 'l1', fontSize: 'xs', lineHeight: '1.25rem', bg: 'bg.subtle' },
  '& abbr': { fontFamily: 'mono', fontWeight: 'semibold', textDecoration: 'none' },
  // A border as well as the colour says which codes are in use.
  '& [data-used]': { bg: 'accent.subtle', outline: '1px solid {colors.accent}' },
} as const;
