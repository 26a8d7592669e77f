import { Button } from '@chakra-ui/react/button';
import LinkIcon from 'lucide-react/icons/link';
import { useTranslation } from 'react-i18next';
import type { Product } from '#api/generated/types.gen.ts';
import { permissions } from '#session/permissions.ts';
import { useCan } from '#session/useCan.ts';
import { Link } from '#shared/lib/Link.tsx';
import { paths } from '#shared/lib/paths.ts';
import { usePageSearch } from '#shared/lib/usePageSearch.ts';
import { iconText } from '#shared/ui/icon.ts';
import { notify } from '#shared/ui/notify.ts';
import { NeighbourButtons } from './NeighbourButtons.tsx';

/** Where one goes from here, and a link that shows a colleague the same. */
export function ProductActions({ product }: { product: Product }) {
  const { t } = useTranslation('analysis');
  const can = useCan();
  const { search } = usePageSearch();
  // Where the page is not at localhost and has no certificate, there is no clipboard.
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(window.location.href);
      notify({ type: 'success', title: t('detail.copied') });
    } catch {
      notify({ type: 'error', title: t('detail.notCopied') });
    }
  };
  return (
    <>
      <NeighbourButtons productId={product.id} search={search} />
      <Button variant="outline" onClick={() => void copy()}>
        <LinkIcon {...iconText} />
        {t('detail.copyLink')}
      </Button>
      {can(permissions.competitorManager) && (
        <Button asChild variant="outline">
          <Link to={paths.competitorManager(product.id)}>{t('detail.toCompetitors')}</Link>
        </Button>
      )}
      {can(permissions.priceSlabs) && (
        <Button asChild variant="outline">
          <Link to={paths.slabs(product.id)}>{t('detail.toSlabs')}</Link>
        </Button>
      )}
    </>
  );
}
