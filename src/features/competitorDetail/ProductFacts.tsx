import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import ImageIcon from 'lucide-react/icons/image';
import { useTranslation } from 'react-i18next';
import type { Product } from '#api/generated/types.gen.ts';
import { recordName } from '#shared/i18n/noValue.ts';
import { useFieldTexts } from '#shared/i18n/useFieldTexts.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { safeImageUrl } from '#shared/lib/safeUrl.ts';
import { StateTag } from '#shared/ui/StateTag.tsx';

/** Which product it is, in one line with its picture. */
export function ProductFacts({ product }: { product: Product }) {
  const { t } = useTranslation('analysis');
  const texts = useFieldTexts();
  const format = useFormat();
  const src = safeImageUrl(product.imageUrl);
  const facts: readonly (readonly [string, string])[] = [
    [texts.field('supplier'), recordName(product.supplier)],
    [texts.field('category'), product.categoryPath],
    [texts.field('moq'), format.number(product.moq)],
    [texts.field('stock'), product.stock === null ? t('detail.stockUnknown') : format.number(product.stock)],
  ];
  return (
    <Flex align="center" gap="3" pt="1">
      <chakra.span css={picture}>
        {src === null ? (
          <ImageIcon size={18} strokeWidth={1.75} aria-hidden />
        ) : (
          <img src={src} alt="" width={40} height={40} />
        )}
      </chakra.span>
      <chakra.div css={line}>
        <chakra.span fontFamily="mono">{product.sku}</chakra.span>
        {facts.map(([name, value]) => (
          <span key={name}>{t('detail.fact', { name, value })}</span>
        ))}
        {product.isKvi && <StateTag tone="info">{texts.field('isKvi')}</StateTag>}
      </chakra.div>
    </Flex>
  );
}

const picture = {
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  boxSize: '10',
  rounded: 'l2',
  borderWidth: '1px',
  borderColor: 'border',
  bg: 'bg.panel',
  color: 'fg.muted',
  overflow: 'hidden',
  '& img': { objectFit: 'cover', width: '100%', height: '100%' },
} as const;

const line = { display: 'flex', flexWrap: 'wrap', columnGap: '4', rowGap: '0.5' } as const;
