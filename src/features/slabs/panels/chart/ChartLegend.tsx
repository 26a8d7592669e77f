import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import type { ChartLine } from './chartLines.ts';
import { markOf } from '#shared/chart/marks.ts';

interface ChartLegendProps {
  /** Where buying more costs less in all, as `182–199, 372–399`; null: nowhere. */
  zones: string | null;
  lines: readonly ChartLine[];
  nameOf: (line: ChartLine) => string;
}

/** Which line is whose, with its stroke and its shape, and why one does not count. */
export function ChartLegend({ lines, nameOf, zones }: ChartLegendProps) {
  const { t } = useTranslation('slabPanels');
  const marked = lines.filter(({ kind }) => kind === 'ours' || kind === 'competitor');
  return (
    <chakra.ul css={styles} aria-label={t('chart.legend')}>
      {lines.map((line) => (
        <li key={line.id}>
          <svg width="28" height="12" viewBox="0 0 28 12" aria-hidden data-color={line.color}>
            <path
              className="line"
              data-kind={line.kind}
              data-counted={line.notCounted ? 'no' : 'yes'}
              d="M0 6H28"
            />
            {marked.includes(line) && (
              <path className="mark" d={markOf(marked.indexOf(line))} transform="translate(14 6)" />
            )}
          </svg>
          <span>
            {nameOf(line)}
            {line.notCounted && (
              <chakra.span color="fg.muted"> · {t(`chart.notCounted.${line.notCounted}`)}</chakra.span>
            )}
          </span>
        </li>
      ))}
      {zones !== null && (
        <li>
          <svg width="28" height="12" viewBox="0 0 28 12" aria-hidden>
            <rect className="zone" width="28" height="12" />
            <path className="hatch" d="M2 12L14 0M10 12L22 0M18 12L28 2" />
          </svg>
          <span>{t('chart.zones', { zones })}</span>
        </li>
      )}
    </chakra.ul>
  );
}

const styles = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '4',
  rowGap: '1',
  '& li': { display: 'flex', alignItems: 'center', gap: '1.5' },
  '& li > svg': { width: '1.75rem', flexShrink: 0 },
} as const;
