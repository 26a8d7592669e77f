import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import './chartsTexts.ts';
import { BubblePlot, type Bubble, type BubbleAxis } from './BubblePlot.tsx';
import { ChartFrame } from './ChartFrame.tsx';
import { SeriesMarks } from './SeriesMarks.tsx';

interface BubbleChartProps {
  bubbles: readonly Bubble[];
  x: BubbleAxis;
  y: BubbleAxis;
  /** What the chart shows. */
  caption: string;
  /** What it says, for people who do not see it. Its table is the screen's. */
  description: string;
}

const middle = [{ x: 7, y: 7 }];

/** Things by two measures and a size; a list under the plot has what each of them says, and finds it in the plot. */
export function BubbleChart({ bubbles, x, y, caption, description }: BubbleChartProps) {
  const { t } = useTranslation('charts');
  const [pressed, setPressed] = useState<string | null>(null);
  const [near, setNear] = useState<string | null>(null);
  const chosen = near ?? pressed;
  return (
    <ChartFrame>
      {(width) => (
        <>
          <BubblePlot
            bubbles={bubbles}
            x={x}
            y={y}
            width={width}
            label={caption}
            description={description}
            chosen={chosen}
            onChoose={setNear}
          />
          <chakra.ul css={styles} aria-label={t('points')}>
            {bubbles.map(({ id, name, text, color, mark }) => (
              <li key={id}>
                <button
                  type="button"
                  aria-pressed={id === pressed}
                  data-near={id === chosen}
                  onClick={() => setPressed(id === pressed ? null : id)}
                  onFocus={() => setNear(id)}
                  onBlur={() => setNear(null)}
                  onPointerEnter={() => setNear(id)}
                  onPointerLeave={() => setNear(null)}
                >
                  <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden>
                    <SeriesMarks series={{ mark, color, note: null }} points={middle} />
                  </svg>
                  <span>
                    <strong>{name}</strong> {text}
                  </span>
                </button>
              </li>
            ))}
          </chakra.ul>
        </>
      )}
    </ChartFrame>
  );
}

const styles = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
  columnGap: '3',
  mt: '2',
  '& button': {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    w: 'full',
    minH: '7',
    px: '2',
    py: '1',
    rounded: 'l1',
    textAlign: 'start',
    cursor: 'pointer',
    borderWidth: '1px',
    borderColor: 'transparent',
  },
  '& button[data-near=true]': { bg: 'bg.subtle' },
  '& button[aria-pressed=true]': { borderColor: 'border.strong' },
  '& svg': { width: '14px', flexShrink: 0 },
  '& span': { color: 'fg.muted', fontVariantNumeric: 'tabular-nums' },
  '& strong': { fontWeight: 'medium', color: 'fg' },
} as const;
