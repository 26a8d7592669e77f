import './drawerTexts.ts';
import { Drawer } from '@chakra-ui/react/drawer';
import { Portal } from '@chakra-ui/react/portal';
import { useQuery } from '@tanstack/react-query';
import type { DrawerTab } from './drawerTabs.ts';
import { productOptions } from './productQueries.ts';

interface ProductDrawerProps {
  /** Our id of the product. */
  productId: string;
  /** Both are in the address of the list (ADR 21). */
  tab: DrawerTab;
  onTab: (tab: DrawerTab) => void;
  onClose: () => void;
}

/** One product beside the list it was opened from. */
export function ProductDrawer({ productId, onClose }: ProductDrawerProps) {
  const { data } = useQuery(productOptions(productId));
  return (
    <Drawer.Root open onOpenChange={({ open }) => !open && onClose()}>
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content>
            <Drawer.Header>
              <Drawer.Title>{data?.name ?? '…'}</Drawer.Title>
            </Drawer.Header>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}
