import ImageIcon from 'lucide-react/icons/image';
import { safeImageUrl } from '#shared/lib/safeUrl.ts';

/** A small picture beside the name, which says what is on it; its place is kept where there is none. */
export function Picture({ url }: { url: string | null }) {
  const src = safeImageUrl(url);
  return (
    <span className="picture">
      {src === null ? (
        <ImageIcon size={14} strokeWidth={1.75} aria-hidden />
      ) : (
        <img src={src} alt="" loading="lazy" width={28} height={28} />
      )}
    </span>
  );
}
