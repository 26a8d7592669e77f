import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { litPath } from './currentScreen.ts';
import { MenuLink } from './MenuLink.tsx';
import type { MenuItem } from './menuModel.ts';

interface MenuGroupsProps {
  groups: readonly MenuItem[];
  condensed: boolean;
}

/** Groups with their labels, plain elements dressed from the root: a menu of forty entries costs as much as one. */
export function MenuGroups({ groups, condensed }: MenuGroupsProps) {
  const { t } = useTranslation('menu');
  const lit = litPath(useLocation().pathname);
  return (
    <chakra.div css={condensed ? condensedStyles : styles}>
      {groups.map((group) => (
        <section key={group.id} aria-labelledby={`menu-${group.id}`}>
          <h2 id={`menu-${group.id}`}>{t(group.titleKey)}</h2>
          <ul>
            {group.children?.map((item) => (
              <li key={item.id}>
                <MenuLink item={item} condensed={condensed} current={item.path === lit} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </chakra.div>
  );
}

const link = {
  display: 'flex',
  alignItems: 'center',
  gap: '2.5',
  position: 'relative',
  minH: '9',
  rounded: 'l2',
  color: 'fg.muted',
  lineHeight: '1.3',
  transitionProperty: 'background-color, color',
  transitionDuration: 'fast',
  _hover: { bg: 'var(--bar-hover)', color: 'fg' },
  '& svg': { flexShrink: 0 },
} as const;

const current = {
  bg: 'accent.subtle',
  color: 'fg',
  fontWeight: 'medium',
  '& svg': { color: 'accent' },
  // The accent bar; drawn as a border, which stays in forced colours.
  _before: {
    content: '""',
    position: 'absolute',
    insetBlock: '2',
    borderInlineStart: '3px solid {colors.accent}',
    borderRadius: 'l1',
  },
} as const;

const styles = {
  '& section + section': { mt: '4' },
  '& h2': {
    px: '5',
    pt: '2',
    pb: '1.5',
    fontSize: '0.6875rem',
    fontWeight: 'semibold',
    letterSpacing: '0.06em',
    textTransform: 'uppercase',
    color: 'fg.subtle',
  },
  '& ul': { px: '2', display: 'grid', gap: '0.5' },
  '& a': { ...link, px: '3', py: '1' },
  '& a[aria-current]': { ...current, _before: { ...current._before, insetInlineStart: '0' } },
  'html[data-sidebar-size=md] &': {
    '& h2': { px: '3.5' },
    '& ul': { px: '1.5' },
    '& a': { fontSize: 'sm', px: '2', gap: '2' },
  },
} as const;

const condensedStyles = {
  '& section + section': { borderTop: '1px solid var(--bar-line)', mt: '2', pt: '2' },
  '& h2': { srOnly: true },
  '& ul': { px: '2.5', display: 'grid', gap: '1' },
  // A12: 44 px targets where there is no word beside the icon.
  '& a': { ...link, justifyContent: 'center', minH: '11' },
  '& a[aria-current]': { ...current, _before: { ...current._before, insetInlineStart: '-1' } },
} as const;
