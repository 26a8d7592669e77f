import { chakra } from '@chakra-ui/react/styled-system';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import './chartsTexts.ts';
import type { Series } from './series.ts';
import { SeriesLine } from './SeriesLine.tsx';
import { SeriesMarks } from './SeriesMarks.tsx';

interface ChartLegendProps {
  series: readonly Series[];
  /** What the bands say; null: there are none. */
  bands: string | null;
}

const middle = [{ x: 14, y: 6 }];

/** Which series is whose, with its stroke and its shape, and why one does not count. Reading and zooming change nothing of it. */
export const ChartLegend = memo(function ChartLegend({ series, bands }: ChartLegendProps) {
  const { t } = useTranslation('charts');
  return (
    <chakra.ul css={styles} data-legend aria-label={t('legend')}>
      {series.map((one) => (
        <li key={one.id}>
          <svg width="28" height="12" viewBox="0 0 28 12" aria-hidden>
            <SeriesLine series={one} path="M0 6H28" />
            <SeriesMarks series={one} points={middle} />
          </svg>
          <span>
            {one.name}
            {one.note !== null && <chakra.span color="fg.muted"> · {one.note}</chakra.span>}
          </span>
        </li>
      ))}
      {bands !== null && (
        <li>
          <svg width="28" height="12" viewBox="0 0 28 12" aria-hidden>
            <rect className="band" width="28" height="12" />
            <path className="hatch" d="M2 12L14 0M10 12L22 0M18 12L28 2" />
          </svg>
          <span>{bands}</span>
        </li>
      )}
    </chakra.ul>
  );
});

const styles = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '4',
  rowGap: '1',
  // A long name takes further lines, and never more room than the chart has.
  '& li': { display: 'flex', alignItems: 'center', gap: '1.5', minW: 0 },
  '& li > span': { minW: 0, overflowWrap: 'anywhere' },
  '& li > svg': { width: '1.75rem', flexShrink: 0 },
} as const;
