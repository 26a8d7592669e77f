import { Portal } from '@chakra-ui/react/portal';
import { chakra } from '@chakra-ui/react/styled-system';
import { Tooltip } from '@chakra-ui/react/tooltip';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { iconMenu } from '#shared/ui/icon.ts';
import { menuIcons } from './menuIcons.ts';
import type { MenuItem } from './menuModel.ts';

interface MenuLinkProps {
  item: MenuItem;
  condensed: boolean;
  current: boolean;
}

/** One entry. Condensed, the word is in a tooltip too, which stays while pointed at and goes with Escape (A06). */
export function MenuLink({ item, condensed, current }: MenuLinkProps) {
  const { t } = useTranslation('menu');
  const Icon = item.icon === null ? null : menuIcons[item.icon];
  const label = t(item.titleKey);
  const link = (
    <Link to={item.path ?? ''} {...(current ? { 'aria-current': 'page' } : {})}>
      {Icon && <Icon {...iconMenu} />}
      {condensed ? <chakra.span srOnly>{label}</chakra.span> : <span>{label}</span>}
    </Link>
  );
  if (!condensed) return link;
  return (
    <Tooltip.Root
      interactive
      openDelay={150}
      closeDelay={100}
      positioning={{ placement: 'right', gutter: 10 }}
    >
      <Tooltip.Trigger asChild>{link}</Tooltip.Trigger>
      <Portal>
        <Tooltip.Positioner>
          <Tooltip.Content>{label}</Tooltip.Content>
        </Tooltip.Positioner>
      </Portal>
    </Tooltip.Root>
  );
}
