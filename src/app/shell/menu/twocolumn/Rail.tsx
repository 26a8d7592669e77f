import { chakra } from '@chakra-ui/react/styled-system';
import { createElement } from 'react';
import { useTranslation } from 'react-i18next';
import { containsPath, flattenSingleChild } from '#app/shell/menu/flattenSingleChild.ts';
import { getMenuIcon } from '#app/shell/menu/menuIcon.ts';
import type { MenuItem } from '#app/shell/menu/menuModel.ts';
import { MenuTip } from '#app/shell/menu/MenuTip.tsx';
import { Link } from '#shared/lib/Link.tsx';
import { iconNote } from '#shared/ui/icon.ts';

interface RailProps {
  items: readonly MenuItem[];
  currentPath: string | null;
  columnId: string;
  /** Id of the area that the column shows. */
  shownId: string | null;
  onChoose: (area: string) => void;
}

/** The first column: one icon each. An area with a single entry leads there at once. */
export function Rail({ items, currentPath, columnId, shownId, onChoose }: RailProps) {
  return (
    <chakra.ul css={styles}>
      {flattenSingleChild(items).map((item) => (
        <li key={item.id}>
          <RailItem
            item={item}
            currentPath={currentPath}
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

interface RailItemProps {
  item: MenuItem;
  currentPath: string | null;
  /** Id of the column that an area opens. */
  columnId: string;
  /** Whether the column shows this area. */
  shown: boolean;
  onChoose: () => void;
}

/** An area, or a single entry, as an icon; its name is a tooltip, and for screen readers. */
function RailItem({ item, currentPath, columnId, shown, onChoose }: RailItemProps) {
  const { t } = useTranslation('menu');
  const Icon = getMenuIcon(item);
  const label = t(item.titleKey);
  const face = Icon ? createElement(Icon, iconNote) : label.slice(0, 1);
  return (
    <MenuTip label={label} off={shown}>
      {item.path === null ? (
        <button
          type="button"
          aria-label={label}
          aria-expanded={shown}
          aria-controls={columnId}
          {...(containsPath(item, currentPath) ? { 'aria-current': true } : {})}
          onClick={onChoose}
        >
          {face}
        </button>
      ) : (
        <Link
          to={item.path}
          aria-label={label}
          {...(item.path === currentPath ? { 'aria-current': 'page' } : {})}
        >
          {face}
        </Link>
      )}
    </MenuTip>
  );
}
