import { Menu } from '@chakra-ui/react/menu';
import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { iconMenu } from '#shared/ui/icon.ts';
import { useAfterMenu } from '#shared/ui/useAfterMenu.ts';
import type { RowAction } from './RowAction.ts';

interface ActionMenuProps {
  /** Id of the button that was pressed: it names the menu, and gets the focus back. */
  buttonId: string;
  actions: readonly RowAction[];
  /** It has gone, and the focus is back; the chosen action begins after it. */
  onClose: () => void;
}

/** What can be done, as a menu beside the button that was pressed. One for a whole table. */
export function ActionMenu({ buttonId, actions, onClose }: ActionMenuProps) {
  const [open, setOpen] = useState(true);
  const { choose, onExitComplete } = useAfterMenu();
  return (
    <Menu.Root
      open={open}
      ids={{ trigger: buttonId }}
      positioning={{ placement: 'bottom-end' }}
      onOpenChange={(next) => setOpen(next.open)}
      onExitComplete={() => {
        onClose();
        onExitComplete();
      }}
    >
      <Menu.Positioner>
        <Menu.Content>
          {actions.map(({ label, icon: Icon, onSelect, disabledReason, danger }) => (
            // One that cannot be chosen can be reached, or its reason could not be read (D25).
            <Menu.Item
              key={label}
              value={label}
              closeOnSelect={disabledReason === undefined}
              {...(disabledReason === undefined ? {} : { 'aria-disabled': true })}
              css={disabledReason === undefined ? { color: danger ? 'bad' : undefined } : refused}
              onSelect={() => {
                if (disabledReason === undefined) choose(onSelect);
              }}
            >
              {Icon && <Icon {...iconMenu} />}
              <span>
                {label}
                {disabledReason !== undefined && (
                  <chakra.span display="block" fontSize="xs">
                    {disabledReason}
                  </chakra.span>
                )}
              </span>
            </Menu.Item>
          ))}
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  );
}

// Its reason is there to be read.
const refused = { opacity: 1, color: 'fg.muted', cursor: 'not-allowed' } as const;
