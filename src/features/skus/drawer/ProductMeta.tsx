import { Badge } from '@chakra-ui/react/badge';
import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import type { Product } from '#api/generated/types.gen.ts';
import { useProductTexts } from './useProductTexts.ts';

const tones = { active: 'good', closeout: 'caution', discontinued: 'bad' } as const;

function toneOf(status: string): 'good' | 'caution' | 'bad' | 'info' {
  return status === 'active' || status === 'closeout' || status === 'discontinued' ? tones[status] : 'info';
}

/** Our number, the supplier, and in which state the product is. */
export function ProductMeta({ product }: { product: Product }) {
  const { t } = useTranslation('skuDrawer');
  const { state } = useProductTexts();
  const { sku, supplier, status, isKvi, isCaution, archivedAt } = product;
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="2.5" rowGap="1">
      <chakra.span fontFamily="mono" color="fg">
        {sku}
      </chakra.span>
      <span>{supplier.name}</span>
      <Badge colorPalette={toneOf(status)}>{state(status)}</Badge>
      {isKvi && <Badge variant="outline">{t('kvi')}</Badge>}
      {isCaution && <Badge colorPalette="caution">{t('field.isCaution')}</Badge>}
      {archivedAt !== null && <Badge colorPalette="caution">{t('archived')}</Badge>}
    </chakra.div>
  );
}
