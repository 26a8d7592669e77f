import { Button } from '@chakra-ui/react/button';
import { Drawer } from '@chakra-ui/react/drawer';
import { Portal } from '@chakra-ui/react/portal';
import X from 'lucide-react/icons/x';
import { useTranslation } from 'react-i18next';
import { iconMenu } from '#shared/ui/icon.ts';
import { SideMenu } from './SideMenu.tsx';

interface MenuDrawerProps {
  open: boolean;
  onClose: () => void;
}

/** The sidebar of a phone: over the page, focus kept inside, closed by Escape, the backdrop or a choice. */
export function MenuDrawer({ open, onClose }: MenuDrawerProps) {
  const { t } = useTranslation('shell');
  return (
    <Drawer.Root open={open} onOpenChange={(next) => !next.open && onClose()} placement="start" size="xs">
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content aria-label={t('menu.name')}>
            <SideMenu condensed={false} />
            <Drawer.CloseTrigger asChild data-bar="side">
              <Button
                size="sm"
                variant="ghost"
                px="0"
                _hover={{ bg: 'transparent', color: 'fg' }}
                aria-label={t('menu.close')}
              >
                <X {...iconMenu} />
              </Button>
            </Drawer.CloseTrigger>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}
