import { chakra } from '@chakra-ui/react/styled-system';
import ImageIcon from 'lucide-react/icons/image';
import { safeImageUrl } from '#shared/lib/safeUrl.ts';

/** What is on it stands beside it in words; its place is kept where there is none, so that nothing jumps. */
export function ReviewPicture({ url }: { url: string | null }) {
  const src = safeImageUrl(url); // T08
  return (
    <chakra.span css={styles}>
      {src === null ? <ImageIcon size={24} strokeWidth={1.5} aria-hidden /> : <img src={src} alt="" />}
    </chakra.span>
  );
}

const styles = {
  display: 'inline-grid',
  placeItems: 'center',
  width: 'full',
  maxW: '10rem',
  aspectRatio: '1',
  overflow: 'hidden',
  border: '1px solid {colors.border}',
  rounded: 'l2',
  bg: 'bg.subtle',
  color: 'fg.subtle',
  '& img': { boxSize: 'full', objectFit: 'contain' },
} as const;
