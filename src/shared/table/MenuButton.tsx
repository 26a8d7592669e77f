import { Button } from '@chakra-ui/react/button';
import { lazyPart } from '#shared/ui/lazyPart.tsx';
import { Suspense, useId, useState, type ReactNode } from 'react';
import type { RowAction } from './RowAction.ts';

const ActionMenu = lazyPart('action-menu', async () => (await import('./ActionMenu.tsx')).ActionMenu);

interface MenuButtonProps {
  actions: readonly RowAction[];
  /** Its name, where what it shows is a sign. */
  label?: string;
  /** Beside small buttons it is as small. */
  size?: 'xs' | 'sm';
  children: ReactNode;
}

/** A button with what has no room of its own behind it, as a menu that is fetched with the first press. */
export function MenuButton({ actions, label, size = 'sm', children }: MenuButtonProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        id={id}
        size={size}
        variant="outline"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        {...(label === undefined ? {} : { 'aria-label': label, title: label, px: '2' })}
        onClick={() => setIsOpen((before) => !before)}
      >
        {children}
      </Button>
      {isOpen && (
        <Suspense>
          <ActionMenu buttonId={id} actions={actions} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
