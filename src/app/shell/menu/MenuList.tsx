import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { Link } from '#shared/lib/Link.tsx';
import { iconMenu } from '#shared/ui/icon.ts';
import { menuIcons } from './menuIcons.ts';
import type { MenuItem } from './menuModel.ts';
import { ConditionalTip } from './ConditionalTip.tsx';

interface MenuListProps {
  items: readonly MenuItem[];
  condensed: boolean;
  /** Path of the entry of the current page. */
  currentPath: string | null;
}

/** Entries one below the other. */
export function MenuList({ items, condensed, currentPath }: MenuListProps) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.id}>
          <MenuLink item={item} condensed={condensed} current={item.path === currentPath} />
        </li>
      ))}
    </ul>
  );
}

interface MenuLinkProps {
  item: MenuItem;
  condensed: boolean;
  current: boolean;
}

/** One entry; condensed, the word is for screen readers and in a tooltip. */
function MenuLink({ item, condensed, current }: MenuLinkProps) {
  const { t } = useTranslation('menu');
  const Icon = item.icon === null ? null : menuIcons[item.icon];
  const label = t(item.titleKey);
  return (
    <ConditionalTip when={condensed} label={label}>
      <Link to={item.path ?? ''} {...(current ? { 'aria-current': 'page' } : {})}>
        {Icon && <Icon {...iconMenu} />}
        {condensed ? <chakra.span srOnly>{label}</chakra.span> : <span>{label}</span>}
      </Link>
    </ConditionalTip>
  );
}
