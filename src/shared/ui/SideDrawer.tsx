import { Button } from '@chakra-ui/react/button';
import { Drawer } from '@chakra-ui/react/drawer';
import { Portal } from '@chakra-ui/react/portal';
import { chakra } from '@chakra-ui/react/styled-system';
import X from 'lucide-react/icons/x';
import { useId, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { shortWindow } from '#shared/lib/mediaQueries.ts';
import { iconMenu } from './icon.ts';
import type { TabChoice } from './tabIds.ts';
import { TabPanel } from './TabPanel.tsx';
import { TabStrip } from './TabStrip.tsx';
import { useFocusReturn } from './useFocusReturn.ts';

/** A column at the end of the page: head, tabs, a body that scrolls, foot. On a phone it is the whole page. */
const drawerStyles = {
  w: '100%',
  maxW: '36rem',
  '&[data-width=lg]': { maxW: '52rem' },
  borderInlineStart: '1px solid {colors.border}',
  transition: 'translate {durations.moderate}',
  _open: { animationName: 'fade-in', animationDuration: 'fast', '@starting-style': { translate: '3rem 0' } },
  _closed: { animationName: 'fade-out', animationDuration: 'fast' },
  '& > header': {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '2',
    ps: { base: '4', md: '5' },
    pe: '3',
    pt: '3',
    pb: '3',
    borderBottom: '1px solid {colors.border}',
  },
  '& > header:has(+ [role=tablist])': { pb: '1', borderBottomWidth: 0 },
  '& > [role=tablist]': { flexShrink: 0, px: { base: '1', md: '2' } },
  // Focus comes here when it opens; it is a place, not a control.
  '& > header h2': { lineHeight: '1.75rem', overflowWrap: 'anywhere', _focusVisible: { outline: 'none' } },
  '& > [data-body]': {
    flex: 1,
    minH: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    px: { base: '4', md: '5' },
    py: '4',
  },
  // The form of a drawer or of its tab fills the body, so that its actions stand at the lower edge in all of them.
  '& > [data-body]:has(> form)': { display: 'flex', flexDirection: 'column' },
  '& > [data-body] > [role=tabpanel]': { display: 'flex', flexDirection: 'column', minH: '100%' },
  '& > [data-body] > [role=tabpanel] > form, & > [data-body] > form': {
    flex: '1 0 auto',
    display: 'flex',
    flexDirection: 'column',
  },
  '& > [data-body] form > :has(+ [data-foot])': { mb: '4' },
  '& > footer': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: '2',
    px: { base: '4', md: '5' },
    py: '3',
    borderTop: '1px solid {colors.border}',
  },
  // Head, tabs and foot would leave nothing for the form: all of it scrolls.
  [`@media ${shortWindow}`]: {
    overflowY: 'auto',
    '& > *': { flexShrink: 0 },
    '& > [data-body]': { flex: '1 0 auto', overflowY: 'visible' },
    '& [data-foot]': { position: 'static' },
  },
} as const;

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
