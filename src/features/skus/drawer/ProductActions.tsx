import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import Archive from 'lucide-react/icons/archive';
import ArchiveRestore from 'lucide-react/icons/archive-restore';
import CircleSlash from 'lucide-react/icons/circle-slash';
import Copy from 'lucide-react/icons/copy';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Layers from 'lucide-react/icons/layers';
import { Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Product } from '#api/generated/types.gen.ts';
import { usePermissionReason } from '#resource/usePermissionReason.ts';
import { permissions } from '#session/permissions.ts';
import { Link } from '#shared/lib/Link.tsx';
import { paths } from '#shared/lib/paths.ts';
import type { RowAction } from '#shared/table/RowAction.ts';
import { DisabledReasonButton } from '#shared/ui/DisabledReasonButton.tsx';
import { iconText } from '#shared/ui/icon.ts';
import { lazyPart } from '#shared/ui/lazyPart.tsx';
import { openProduct } from './openProduct.ts';
import { useArchive } from './useArchive.ts';

const ActionMenu = lazyPart(
  'action-menu',
  async () => (await import('#shared/table/ActionMenu.tsx')).ActionMenu,
);
const CreateProductDialog = lazyPart(
  'create-product-dialog',
  async () => (await import('./dialogs/CreateProductDialog.tsx')).CreateProductDialog,
);
const DiscontinueDialog = lazyPart(
  'discontinue-dialog',
  async () => (await import('./dialogs/DiscontinueDialog.tsx')).DiscontinueDialog,
);

/** What can be done with the whole product. */
export function ProductActions({ product }: { product: Product }) {
  const { t } = useTranslation('skuDrawer');
  const buttonId = useId();
  const navigate = useNavigate();
  const { search } = useLocation();
  // Each press opens another one: the last may still be on its way out.
  const [menu, setMenu] = useState({ press: 0, isOpen: false });
  const [open, setOpen] = useState<'duplicate' | 'discontinue' | null>(null);
  const reasonOf = usePermissionReason();
  const edit = reasonOf(permissions.skuManagerEdit);
  const archiving = reasonOf(permissions.skuManagerArchive);
  const { archive, restore } = useArchive();
  const close = (): void => setOpen(null);

  const isGone = product.status === 'discontinued';
  const actions: RowAction[] = [
    {
      label: t('action.duplicate'),
      icon: Copy,
      onSelect: () => setOpen('duplicate'),
      disabledReason: edit,
    },
    {
      label: t(isGone ? 'action.replacement' : 'action.discontinue'),
      icon: CircleSlash,
      onSelect: () => setOpen('discontinue'),
      disabledReason: edit,
    },
    product.archivedAt === null
      ? {
          label: t('action.archive'),
          icon: Archive,
          onSelect: () => archive(product),
          disabledReason: archiving,
          danger: true,
        }
      : {
          label: t('action.restore'),
          icon: ArchiveRestore,
          onSelect: () => restore(product),
          disabledReason: archiving,
        },
  ];
  return (
    <>
      <SlabsLink productId={product.id} />
      <Button
        id={buttonId}
        size="xs"
        variant="outline"
        aria-haspopup="menu"
        aria-label={t('action.more', { name: product.sku })}
        onClick={() => setMenu(({ press }) => ({ press: press + 1, isOpen: true }))}
      >
        <Ellipsis {...iconText} />
      </Button>
      <Suspense>
        {menu.isOpen && (
          <ActionMenu
            key={menu.press}
            buttonId={buttonId}
            actions={actions}
            onClose={() => setMenu((now) => (now.press === menu.press ? { ...now, isOpen: false } : now))}
          />
        )}
        {open === 'duplicate' && (
          <CreateProductDialog
            copyOf={product}
            onClose={close}
            onCreated={({ id }) => {
              close();
              void navigate(openProduct(search, id));
            }}
          />
        )}
        {open === 'discontinue' && <DiscontinueDialog productId={product.id} onClose={close} />}
      </Suspense>
    </>
  );
}

/** The way to the prices of a product, for who may see them. */
function SlabsLink({ productId }: { productId: string }) {
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
