import { createElement } from 'react';
import { useTranslation } from 'react-i18next';
import { containsPath } from '#app/shell/menu/flattenSingleChild.ts';
import { menuIcon } from '#app/shell/menu/menuIcon.ts';
import type { MenuItem } from '#app/shell/menu/menuModel.ts';
import { MenuTip } from '#app/shell/menu/MenuTip.tsx';
import { Link } from '#shared/lib/Link.tsx';
import { iconNote } from '#shared/ui/icon.ts';

interface RailItemProps {
  item: MenuItem;
  lit: string | null;
  /** Id of the column that an area opens. */
  columnId: string;
  /** Whether the column shows this area. */
  shown: boolean;
  onChoose: () => void;
}

/** An area, or a single entry, as an icon; its name is a tooltip, and for screen readers. */
export function RailItem({ item, lit, columnId, shown, onChoose }: RailItemProps) {
  const { t } = useTranslation('menu');
  const Icon = menuIcon(item);
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
          {...(containsPath(item, lit) ? { 'aria-current': true } : {})}
          onClick={onChoose}
        >
          {face}
        </button>
      ) : (
        <Link to={item.path} aria-label={label} {...(item.path === lit ? { 'aria-current': 'page' } : {})}>
          {face}
        </Link>
      )}
    </MenuTip>
  );
}
