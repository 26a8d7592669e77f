import { chakra } from '@chakra-ui/react/styled-system';
import { flattenSingleChild } from '#app/shell/menu/flattenSingleChild.ts';
import type { MenuItem } from '#app/shell/menu/menuModel.ts';
import { RailItem } from './RailItem.tsx';

interface RailProps {
  items: readonly MenuItem[];
  lit: string | null;
  columnId: string;
  /** Id of the area that the column shows. */
  shownId: string | null;
  onChoose: (area: string) => void;
}

/** The first column: one icon each. An area with a single entry leads there at once. */
export function Rail({ items, lit, columnId, shownId, onChoose }: RailProps) {
  return (
    <chakra.ul css={styles}>
      {flattenSingleChild(items).map((item) => (
        <li key={item.id}>
          <RailItem
            item={item}
            lit={lit}
            columnId={columnId}
            shown={item.id === shownId}
            onChoose={() => onChoose(item.id)}
          />
        </li>
      ))}
    </chakra.ul>
  );
}

const styles = {
  display: 'grid',
  gap: '1',
  justifyContent: 'center',
  // A12: 44 px targets.
  '& :is(a, button)': {
    display: 'grid',
    placeItems: 'center',
    position: 'relative',
    boxSize: '11',
    rounded: 'l2',
    color: 'fg.muted',
    cursor: 'pointer',
    transitionProperty: 'background-color, color',
    transitionDuration: 'fast',
    _hover: { bg: 'var(--bar-hover)', color: 'fg' },
    _focusVisible: { outlineOffset: '-2px' },
  },
  // Looked at: an outline, which stays in forced colours.
  '& [aria-expanded=true]': {
    bg: 'var(--bar-hover)',
    color: 'fg',
    _after: {
      content: '""',
      position: 'absolute',
      inset: 0,
      border: '1px solid {colors.border.strong}',
      borderRadius: 'inherit',
    },
  },
  '& [aria-current]': {
    bg: 'accent.subtle',
    color: 'accent',
    _before: {
      content: '""',
      position: 'absolute',
      insetBlock: '2',
      insetInlineStart: '-1.5',
      borderInlineStart: '3px solid {colors.accent}',
      borderRadius: 'l1',
    },
  },
} as const;
