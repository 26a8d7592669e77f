import { Button } from '@chakra-ui/react/button';
import { Drawer } from '@chakra-ui/react/drawer';
import { Portal } from '@chakra-ui/react/portal';
import { chakra } from '@chakra-ui/react/styled-system';
import X from 'lucide-react/icons/x';
import { useId, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { iconMenu } from './icon.ts';
import { drawerStyles } from './sideDrawerStyles.ts';
import type { TabChoice } from './tabIds.ts';
import { TabPanel } from './TabPanel.tsx';
import { TabStrip } from './TabStrip.tsx';
import { useFocusReturn } from './useFocusReturn.ts';

interface SideDrawerProps<Id extends string> {
  open: boolean;
  /** Escape, the backdrop and the button ask for it; a guard may say no and leave the drawer open. */
  onClose: () => void;
  title: string;
  /** One line under the title: number, supplier, state. */
  meta?: ReactNode;
  /** Stand in the head, beside Close. */
  actions?: ReactNode;
  /** `children` are then what belongs to the open tab. */
  tabs?: TabChoice<Id>;
  /** Stays at the lower edge, such as Save. */
  footer?: ReactNode;
  width?: 'md' | 'lg';
  children: ReactNode;
}

/**
 * One record over the end of the page, beside the list it came from: the focus is kept inside and goes back to where it
 * was. Whoever opens it keeps in the address which record it shows (ADR 21).
 */
export function SideDrawer<Id extends string>({
  open,
  onClose,
  width = 'md',
  ...drawer
}: SideDrawerProps<Id>) {
  const { t } = useTranslation('common');
  const base = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const focusReturn = useFocusReturn(open);
  const { tabs } = drawer;
  return (
    <Drawer.Root
      open={open}
      onOpenChange={(next) => {
        if (!next.open) onClose();
      }}
      initialFocusEl={() => heading.current}
      finalFocusEl={focusReturn}
      // A dialog above that goes may drop the focus outside for a moment.
      onFocusOutside={(event) => event.preventDefault()}
      onPointerDownOutside={(event) => {
        // Toasts lie above; to close one is not to leave.
        const { target } = event.detail.originalEvent;
        if (target instanceof Element && target.closest('[data-scope=toast]')) event.preventDefault();
      }}
    >
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner justifyContent="flex-end">
          <Drawer.Content css={drawerStyles} data-width={width}>
            <header>
              <chakra.div flex="1" minW="0">
                <Drawer.Title ref={heading} tabIndex={-1}>
                  {drawer.title}
                </Drawer.Title>
                {drawer.meta && (
                  <chakra.div mt="0.5" fontSize="sm" color="fg.muted">
                    {drawer.meta}
                  </chakra.div>
                )}
              </chakra.div>
              {drawer.actions}
              <Button size="xs" variant="ghost" px="0" aria-label={t('close')} onClick={onClose}>
                <X {...iconMenu} />
              </Button>
            </header>
            {tabs && <TabStrip base={base} {...tabs} />}
            <div data-body="">
              {tabs ? (
                <TabPanel base={base} value={tabs.value}>
                  {drawer.children}
                </TabPanel>
              ) : (
                drawer.children
              )}
            </div>
            {drawer.footer && <footer>{drawer.footer}</footer>}
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}
