import { Menu } from '@chakra-ui/react/menu';
import { chakra } from '@chakra-ui/react/styled-system';
import { iconMenu } from '#shared/ui/icon.ts';
import type { RowAction } from './RowAction.ts';

interface RowMenuProps {
  /** Id of the button that was pressed: it names the menu, and gets the focus back. */
  buttonId: string;
  actions: readonly RowAction[];
  onClose: () => void;
}

/** The one menu of a table, beside the button that was pressed. */
export function RowMenu({ buttonId, actions, onClose }: RowMenuProps) {
  return (
    <Menu.Root
      key={buttonId}
      open
      ids={{ trigger: buttonId }}
      positioning={{ placement: 'bottom-end' }}
      onOpenChange={({ open }) => {
        if (!open) onClose();
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
              aria-disabled={disabledReason !== undefined}
              color={danger ? 'bad' : undefined}
              onSelect={() => {
                if (disabledReason === undefined) onSelect();
              }}
            >
              {Icon && <Icon {...iconMenu} />}
              <chakra.span css={disabledReason === undefined ? {} : { color: 'fg.muted' }}>
                {label}
                {disabledReason !== undefined && (
                  <chakra.span display="block" fontSize="xs">
                    {disabledReason}
                  </chakra.span>
                )}
              </chakra.span>
            </Menu.Item>
          ))}
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  );
}
