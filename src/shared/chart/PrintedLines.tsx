import { chakra } from '@chakra-ui/react/styled-system';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { NO_VALUE } from '#shared/i18n/noValue.ts';
import './chartsTexts.ts';
import { ChartLegend } from './ChartLegend.tsx';
import { chartStyles } from './chartStyles.ts';
import { LinePlot, type Reference } from './LinePlot.tsx';
import { lineStops, linesRange, type TimeLine } from './timeLines.ts';
import { shownSpan } from './zoomRules.ts';

interface PrintedLinesProps {
  lines: readonly TimeLine[];
  caption: string;
  valueText: (value: number) => string;
  reference: Reference;
  /** In pixels; a style sheet may show it smaller. */
  width: number;
}

const nothing = (): void => undefined;

/** Series over time on paper: all of it, of a width that is known, because nothing is measured while a page is printed. */
export function PrintedLines({ lines, caption, valueText, reference, width }: PrintedLinesProps) {
  const { t } = useTranslation('charts');
  const series = useMemo(() => lines.map((line) => ({ ...line, textAt: () => NO_VALUE })), [lines]);
  const span = useMemo(() => shownSpan(lineStops(lines), null), [lines]);
  const range = linesRange(lines, span, false, reference.value);
  return (
    <chakra.div css={chartStyles}>
      {range && (
        <LinePlot
          series={series}
          span={span}
          range={range}
          reference={reference}
          holds={false}
          width={width}
          label={caption}
          description=""
          timeAxis={t('date')}
          valueText={valueText}
          at={null}
          onRead={nothing}
          onBrush={nothing}
        />
      )}
      <ChartLegend series={series} bands={null} />
    </chakra.div>
  );
}
