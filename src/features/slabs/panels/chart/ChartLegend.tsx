import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import type { ChartLine } from './chartLines.ts';
import { markOf } from './marks.ts';

interface ChartLegendProps {
  lines: readonly ChartLine[];
  nameOf: (line: ChartLine) => string;
}

/** Which line is whose, with its stroke and its shape, and why one does not count. */
export function ChartLegend({ lines, nameOf }: ChartLegendProps) {
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
