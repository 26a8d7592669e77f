import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import './chartsTexts.ts';
import type { TimeSpan } from './timeAxis.ts';
import { movedSpan, nearestStop, shownSpan } from './zoomRules.ts';

interface ChartZoomProps {
  /** Moments that a part can begin and end at, rising. */
  stops: readonly number[];
  /** The part that was chosen; null: all is shown. */
  chosen: TimeSpan | null;
  momentText: (moment: number) => string;
  onZoom: (span: TimeSpan | null) => void;
}

const ends = ['from', 'to'] as const;

/** The part of the time that a chart shows, by a slider for each of its ends. */
export function ChartZoom({ stops, chosen, momentText, onZoom }: ChartZoomProps) {
  const { t } = useTranslation('charts');
  const shown = shownSpan(stops, chosen);
  return (
    <chakra.div css={styles} role="group" aria-label={t('period')}>
      {ends.map((end) => (
        <label key={end}>
          <span>{t(end)}</span>
          <input
            type="range"
            min={0}
            max={Math.max(0, stops.length - 1)}
            value={nearestStop(stops, shown[end])}
            aria-valuetext={momentText(shown[end])}
            onChange={({ target }) => onZoom(movedSpan(stops, shown, end, Number(target.value)))}
          />
          <strong>{momentText(shown[end])}</strong>
        </label>
      ))}
      {/* It stays in its place, and keeps the focus of whoever pressed it. */}
      <Button
        size="xs"
        variant="outline"
        aria-disabled={chosen === null}
        onClick={() => onZoom(null)}
        css={{ '&[aria-disabled=true]': { color: 'fg.muted', cursor: 'default' } }}
      >
        {t('showAll')}
      </Button>
    </chakra.div>
  );
}

const styles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '5',
  rowGap: '1',
  mt: '3',
  pt: '3',
  borderTopWidth: '1px',
  borderColor: 'border',
  fontSize: 'xs',
  _print: { display: 'none' },
  '& label': { display: 'flex', flex: '1 1 15rem', maxW: '24rem', alignItems: 'center', columnGap: '3' },
  '& span': { color: 'fg.muted', minW: '2.5rem' },
  '& input': { flex: '1', minW: '5rem', minH: '6', accentColor: '{colors.accent}' },
  '& strong': { fontWeight: 'semibold', minW: '6rem', fontVariantNumeric: 'tabular-nums' },
} as const;
