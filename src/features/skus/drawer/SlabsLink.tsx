import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import Layers from 'lucide-react/icons/layers';
import { useTranslation } from 'react-i18next';
import { permissions } from '#session/permissions.ts';
import { Link } from '#shared/lib/Link.tsx';
import { paths } from '#shared/lib/paths.ts';
import { iconText } from '#shared/ui/icon.ts';
import { DisabledReasonButton } from '#shared/ui/DisabledReasonButton.tsx';
import { usePermissionReason } from '#resource/usePermissionReason.ts';

/** The way to the prices of a product, for who may see them. */
export function SlabsLink({ productId }: { productId: string }) {
  const { t } = useTranslation('skuDrawer');
  const reason = usePermissionReason()(permissions.priceSlabs);
  const name = t('action.slabs');
  const look = (
    <>
      <Layers {...iconText} />
      {/* On a phone the name of the product needs the room. */}
      <chakra.span hideBelow="md">{name}</chakra.span>
    </>
  );
  if (reason !== undefined) {
    return (
      <DisabledReasonButton size="xs" variant="outline" aria-label={name} reason={reason}>
        {look}
      </DisabledReasonButton>
    );
  }
  return (
    <Button size="xs" variant="outline" asChild>
      <Link to={paths.slabs(productId)} aria-label={name}>
        {look}
      </Link>
    </Button>
  );
}
