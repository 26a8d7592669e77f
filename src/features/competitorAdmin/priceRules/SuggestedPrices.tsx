import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import type { PriceSuggestion } from '#api/generated/types.gen.ts';
import { NO_VALUE } from '#shared/i18n/noValue.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { Link } from '#shared/lib/Link.tsx';
import { paths } from '#shared/lib/paths.ts';
import { usePriceTexts } from './usePriceTexts.ts';

/** The ladder of a product before and after, with what each price was kept from. */
export function SuggestedPrices({ suggestion: { product, slabs } }: { suggestion: PriceSuggestion }) {
  const { t } = useTranslation('priceRules');
  const format = useFormat();
  const words = usePriceTexts();
  const money = (amount: string | null): string => (amount === null ? NO_VALUE : format.money(amount, 'USD'));
  const percent = (text: string | null): string =>
    text === null ? NO_VALUE : format.percent(Number(text) / 100, { decimals: 1 });
  return (
    <chakra.table css={styles}>
      <caption>
        <Link to={paths.competitorManager(product.id)}>
          {product.code} {product.name}
        </Link>
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('slab.from')}</th>
          <th scope="col">{t('slab.now')}</th>
          <th scope="col">{t('slab.suggested')}</th>
          <th scope="col">{t('slab.gp')}</th>
        </tr>
      </thead>
      <tbody>
        {slabs.map((slab) => {
          const note = words.note(slab);
          return (
            <tr key={slab.minQty}>
              <th scope="row">{format.number(slab.minQty)}</th>
              <td>{money(slab.current)}</td>
              <td data-changed={slab.suggested !== null || undefined}>
                {slab.suggested === null ? t('slab.stays') : money(slab.suggested)}
                {note !== '' && <small>{note}</small>}
              </td>
              <td>
                {slab.suggested === null
                  ? percent(slab.gpPct)
                  : `${percent(slab.currentGpPct)} → ${percent(slab.gpPct)}`}
              </td>
            </tr>
          );
        })}
      </tbody>
    </chakra.table>
  );
}

const styles = {
  width: 'full',
  fontSize: 'sm',
  fontVariantNumeric: 'tabular-nums',
  borderCollapse: 'collapse',
  '& caption': { captionSide: 'top', textAlign: 'start', pb: '1', fontWeight: 'medium' },
  '& caption a': { color: 'accent', textDecoration: 'underline' },
  '& th, & td': { py: '1', px: '2', textAlign: 'end', verticalAlign: 'top' },
  '& thead th': { color: 'fg.muted', fontWeight: 'normal' },
  '& tbody th': { fontWeight: 'normal' },
  '& tbody tr': { borderTop: '1px solid {colors.border}' },
  '& [data-changed]': { fontWeight: 'semibold' },
  '& small': { display: 'block', fontSize: 'xs', fontWeight: 'normal', color: 'fg.muted' },
} as const;
