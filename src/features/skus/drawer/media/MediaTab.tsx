import { Badge } from '@chakra-ui/react/badge';
import { chakra } from '@chakra-ui/react/styled-system';
import ImageOff from 'lucide-react/icons/image-off';
import { useTranslation } from 'react-i18next';
import type { Product, ProductMedia } from '#api/generated/types.gen.ts';
import { safeImageUrl } from '#shared/lib/safeUrl.ts';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { iconNote } from '#shared/ui/icon.ts';

/** The pictures of a product. They come with the sync and are not changed here. */
export function MediaTab({ product }: { product: Product }) {
  const { t } = useTranslation('skuDrawer');
  const { media, imageUrl, name } = product;
  const pictures: ProductMedia[] =
    media.length === 0 && imageUrl !== null ? [{ url: imageUrl, kind: 'primary', alt: name }] : media;
  if (pictures.length === 0) {
    return (
      <EmptyState icon={ImageOff} headingLevel="h3" title={t('media.none')} text={t('media.noneText')} />
    );
  }
  return (
    <chakra.ul css={styles}>
      {pictures.map(({ url, kind, alt }) => {
        const safe = safeImageUrl(url); // T08
        return (
          <li key={`${kind} ${url}`}>
            <div>
              {safe ? (
                <img src={safe} alt={alt} loading="lazy" />
              ) : (
                <span>
                  <ImageOff {...iconNote} />
                  {t('media.unsafe')}
                </span>
              )}
            </div>
            <Badge variant="outline">{t(`media.${kind}`)}</Badge>
            <p>{alt}</p>
          </li>
        );
      })}
    </chakra.ul>
  );
}

const styles = {
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(10rem, 1fr))',
  gap: '4',
  fontSize: 'sm',
  '& div': {
    display: 'grid',
    placeItems: 'center',
    aspectRatio: '1',
    mb: '2',
    bg: 'bg.subtle',
    borderRadius: 'l2',
    overflow: 'hidden',
    color: 'fg.muted',
    textAlign: 'center',
  },
  '& div > span': { display: 'grid', justifyItems: 'center', gap: '1', p: '2', fontSize: 'xs' },
  '& img': { width: '100%', height: '100%', objectFit: 'contain' },
  '& p': { mt: '1', color: 'fg.muted', overflowWrap: 'anywhere' },
} as const;
