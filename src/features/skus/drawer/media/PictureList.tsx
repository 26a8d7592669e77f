import { Badge } from '@chakra-ui/react/badge';
import { IconButton } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ImageOff from 'lucide-react/icons/image-off';
import Trash2 from 'lucide-react/icons/trash-2';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductMedia } from '#api/generated/types.gen.ts';
import { TextField } from '#shared/form/TextField.tsx';
import { safeImageUrl } from '#shared/lib/safeUrl.ts';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { iconNote, iconText } from '#shared/ui/icon.ts';
import type { useMediaForm } from './useMediaForm.ts';

interface PictureListProps extends Pick<ReturnType<typeof useMediaForm>, 'form' | 'lines' | 'chosen'> {
  /** Pictures as the server has them. */
  media: readonly ProductMedia[];
  readOnly: boolean;
}

/** The pictures in their order, each with its text; the first is the main one. */
export function PictureList({ form, lines, chosen, media, readOnly }: PictureListProps) {
  const { t } = useTranslation('skuDrawer');
  const [moved, setMoved] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const { fields } = lines;
  if (fields.length === 0) {
    return (
      <EmptyState icon={ImageOff} headingLevel="h3" title={t('media.none')} text={t('media.noneText')} />
    );
  }
  const move = (from: number, to: number): void => {
    if (to < 0 || to >= fields.length) return;
    lines.move(from, to);
    setMoved(t('media.moved', { place: to + 1, total: fields.length }));
  };
  const remove = (at: number): void => {
    lines.remove(at);
    // The focus goes on to what stands there now, or to the way to add one.
    requestAnimationFrame(() => {
      const rest = list.current?.querySelectorAll<HTMLElement>('[data-remove]');
      (rest?.[Math.min(at, rest.length - 1)] ?? document.querySelector<HTMLElement>('[type=file]'))?.focus();
    });
  };
  return (
    <>
      <chakra.ol ref={list} css={styles}>
        {fields.map(({ id, imageId, fileKey }, at) => {
          const added = chosen.get(fileKey);
          const known = media.find((picture) => picture.id === imageId);
          const altText = form.getValues().pictures[at]?.alt.trim();
          const name = altText || (added?.file.name ?? t('media.place', { place: at + 1 }));
          return (
            <li key={id}>
              <div data-picture="">
                <Picture url={added?.preview ?? known?.url ?? ''} alt={name} />
              </div>
              <div data-text="">
                <TextField
                  label={t('media.alt')}
                  hint={added?.file.name ?? (readOnly ? undefined : t('media.altHint'))}
                  field={form.register(`pictures.${at}.alt`)}
                  error={form.errorOf(`pictures.${at}.alt`)}
                  readOnly={readOnly}
                />
                {at === 0 ? (
                  <Badge variant="outline">{t('media.primary')}</Badge>
                ) : (
                  known &&
                  known.kind !== 'primary' && <Badge variant="outline">{t(`media.${known.kind}`)}</Badge>
                )}
              </div>
              {!readOnly && (
                <div data-actions="">
                  <IconButton
                    size="sm"
                    variant="ghost"
                    aria-label={t('media.moveUp', { name })}
                    aria-disabled={at === 0}
                    onClick={() => move(at, at - 1)}
                  >
                    <ArrowUp {...iconText} />
                  </IconButton>
                  <IconButton
                    size="sm"
                    variant="ghost"
                    aria-label={t('media.moveDown', { name })}
                    aria-disabled={at === fields.length - 1}
                    onClick={() => move(at, at + 1)}
                  >
                    <ArrowDown {...iconText} />
                  </IconButton>
                  <IconButton
                    size="sm"
                    variant="ghost"
                    data-remove=""
                    aria-label={t('media.remove', { name })}
                    onClick={() => remove(at)}
                  >
                    <Trash2 {...iconText} />
                  </IconButton>
                </div>
              )}
            </li>
          );
        })}
      </chakra.ol>
      <chakra.p srOnly role="status">
        {moved}
      </chakra.p>
    </>
  );
}

function Picture({ url, alt }: { url: string; alt: string }) {
  const { t } = useTranslation('skuDrawer');
  const safe = safeImageUrl(url); // T08
  return safe ? (
    <img src={safe} alt={alt} loading="lazy" />
  ) : (
    <span>
      <ImageOff {...iconNote} />
      {t('media.unsafe')}
    </span>
  );
}

const styles = {
  listStyle: 'none',
  display: 'grid',
  gap: '4',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: { base: '5rem minmax(0, 1fr)', md: '7rem minmax(0, 1fr) auto' },
    columnGap: '4',
    rowGap: '2',
    alignItems: 'start',
  },
  '& [data-picture]': {
    display: 'grid',
    placeItems: 'center',
    aspectRatio: '1',
    bg: 'bg.subtle',
    borderRadius: 'l2',
    overflow: 'hidden',
    color: 'fg.muted',
    textAlign: 'center',
  },
  '& [data-picture] > span': { display: 'grid', justifyItems: 'center', gap: '1', p: '2', fontSize: 'xs' },
  '& img': { width: '100%', height: '100%', objectFit: 'contain' },
  '& [data-text]': { display: 'grid', gap: '2', justifyItems: 'start' },
  '& [data-actions]': { display: 'flex', gridColumn: { base: '2', md: 'auto' } },
} as const;
