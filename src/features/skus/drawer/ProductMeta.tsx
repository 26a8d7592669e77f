import { Badge } from '@chakra-ui/react/badge';
import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { useFieldTexts } from '#shared/i18n/useFieldTexts.ts';
import { recordName } from '#shared/i18n/noValue.ts';
import type { Product } from '#api/generated/types.gen.ts';

const tones = { active: 'good', closeout: 'caution', discontinued: 'bad' } as const;

function toneOf(status: string): 'good' | 'caution' | 'bad' | 'info' {
  return status === 'active' || status === 'closeout' || status === 'discontinued' ? tones[status] : 'info';
}

/** Our number, the supplier, and in which state the product is. */
export function ProductMeta({ product }: { product: Product }) {
  const { t } = useTranslation('skuDrawer');
  const texts = useFieldTexts();
  const { sku, supplier, status, isKvi, isCaution, archivedAt } = product;
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="2.5" rowGap="1">
      <chakra.span fontFamily="mono" color="fg">
        {sku}
      </chakra.span>
      <span>{recordName(supplier)}</span>
      <Badge colorPalette={toneOf(status)}>{texts.status(status)}</Badge>
      {isKvi && <Badge variant="outline">{texts.field('isKvi')}</Badge>}
      {isCaution && <Badge colorPalette="caution">{texts.field('isCaution')}</Badge>}
      {archivedAt !== null && <Badge colorPalette="caution">{t('archived')}</Badge>}
    </chakra.div>
  );
}
