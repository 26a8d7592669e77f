import { chakra } from '@chakra-ui/react/styled-system';
import type { Series } from './series.ts';

interface ChartReaderProps {
  series: readonly Series[];
  /** What is read, before the slider. */
  label: string;
  /** Places of the horizontal axis that the slider stops at, rising. */
  stops: readonly number[];
  /** The place that is read; the pointer may be between two stops. */
  at: number;
  atText: string;
  onRead: (at: number) => void;
}

/** The values at one place, by keyboard from stop to stop, or by pointing at the plot. */
export function ChartReader({ series, label, stops, at, atText, onRead }: ChartReaderProps) {
  const values = series.map(({ id, name, textAt }) => ({ id, name, text: textAt(at) }));
  const stop = Math.max(
    0,
    stops.findLastIndex((each) => each <= at),
  );
  return (
    <chakra.div css={styles}>
      <label>
        <span>{label}</span>
        <input
          type="range"
          min={0}
          max={Math.max(0, stops.length - 1)}
          value={stop}
          aria-valuetext={[atText, ...values.map(({ name, text }) => `${name}: ${text}`)].join(', ')}
          onChange={({ target }) => onRead(stops[Number(target.value)] ?? at)}
        />
        <strong>{atText}</strong>
      </label>
      <dl>
        {values.map(({ id, name, text }) => (
          <div key={id}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </chakra.div>
  );
}

const styles = {
  display: 'flex',
  flexDirection: 'column',
  gap: '2',
  fontSize: 'xs',
  '& label': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '1' },
  '& label > span': { color: 'fg.muted' },
  '& input': { flex: '1', minW: '8rem', maxW: '20rem', minH: '6', accentColor: '{colors.accent}' },
  '& strong': { fontWeight: 'semibold', minW: '6rem' },
  '& dl': { display: 'flex', flexWrap: 'wrap', columnGap: '5', rowGap: '1' },
  '& dl > div': { display: 'flex', gap: '1.5', minW: 0 },
  '& dt': { color: 'fg.muted', overflowWrap: 'anywhere' },
  '& dd': { fontWeight: 'medium', fontVariantNumeric: 'tabular-nums' },
} as const;
