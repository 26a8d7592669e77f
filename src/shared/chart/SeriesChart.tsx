import { Stack } from '@chakra-ui/react/stack';
import type { ReactNode } from 'react';
import { ChartFrame } from './ChartFrame.tsx';
import { ChartLegend } from './ChartLegend.tsx';
import { ChartReader } from './ChartReader.tsx';
import { ChartTable } from './ChartTable.tsx';
import type { Series } from './series.ts';

interface SeriesChartProps {
  series: readonly Series[];
  /** What the figures are, for the table. */
  caption: string;
  /** Figures in place of the drawing. */
  isTable: boolean;
  /** Places of the horizontal axis, rising: stops of the slider, and rows of the table. */
  places: readonly number[];
  /** What the horizontal axis measures. */
  placeName: string;
  placeText: (place: number) => string;
  /** What is read, before the slider. */
  readLabel: string;
  /** The place that is read. */
  at: number;
  atText: string;
  onRead: (place: number) => void;
  /** Series that have something to read there; all, where they are not named. */
  read?: readonly Series[];
  /** What the bands say; null: there are none. */
  bands: string | null;
  /** The drawing, for a width in pixels. */
  plot: (width: number) => ReactNode;
}

/** Series as a drawing with its legend and its slider, or as a table. */
export function SeriesChart(props: SeriesChartProps) {
  const { series, caption, isTable, places, placeName, placeText, at, atText, bands, plot } = props;
  if (isTable)
    return (
      <ChartTable
        series={series}
        places={places}
        placeName={placeName}
        placeText={placeText}
        caption={caption}
      />
    );
  return (
    <ChartFrame>
      {(width) => (
        <>
          {plot(width)}
          <Stack gap="3" mt="2">
            <ChartLegend series={series} bands={bands} />
            <ChartReader
              series={props.read ?? series}
              label={props.readLabel}
              stops={places}
              at={at}
              atText={atText}
              onRead={props.onRead}
            />
          </Stack>
        </>
      )}
    </ChartFrame>
  );
}
