import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { toMoneyText } from '#entities/pricing/decimal.ts';
import type { ChartLine } from './chartLines.ts';

interface ChartReaderProps {
  lines: readonly ChartLine[];
  /** Quantities that the slider stops at. */
  quantities: readonly number[];
  here: number;
  onLook: (quantity: number) => void;
  currency: string;
  decimals: number;
  nameOf: (line: ChartLine) => string;
}

/** The prices at one quantity: chosen by the slider, from break to break, or by pointing at the chart. */
export function ChartReader({
  lines,
  quantities,
  here,
  onLook,
  currency,
  decimals,
  nameOf,
}: ChartReaderProps) {
  const { t } = useTranslation('slabPanels');
  const format = useFormat();
  const read = lines.map((line) => {
    const price = line.at(here);
    return { line, price: price && toMoneyText(price) };
  });
  const place = Math.max(
    0,
    quantities.findLastIndex((quantity) => quantity <= here),
  );
  const spoken = [
    t('chart.pieces', { count: here, quantity: format.number(here) }),
    ...read.map(({ line, price }) => `${nameOf(line)}: ${format.money(price, currency, { decimals })}`),
  ].join(', ');
  return (
    <chakra.div css={styles}>
      <label>
        <span>{t('chart.lookAt')}</span>
        <input
          type="range"
          min={0}
          max={Math.max(0, quantities.length - 1)}
          value={place}
          aria-valuetext={spoken}
          onChange={({ target }) => onLook(quantities[Number(target.value)] ?? here)}
        />
        <strong>{t('chart.pieces', { count: here, quantity: format.number(here) })}</strong>
      </label>
      <dl>
        {read.map(({ line, price }) => (
          <div key={line.id}>
            <dt>{nameOf(line)}</dt>
            <dd>{format.money(price, currency, { decimals })}</dd>
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
  '& dl > div': { display: 'flex', gap: '1.5' },
  '& dt': { color: 'fg.muted' },
  '& dd': { fontWeight: 'medium', fontVariantNumeric: 'tabular-nums' },
} as const;
