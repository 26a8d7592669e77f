import { chakra } from '@chakra-ui/react/styled-system';
import type { LucideIcon } from 'lucide-react';
import { iconMenu } from '#shared/ui/icon.ts';
import { Link } from '#shared/lib/Link.tsx';

interface LinkListProps {
  links: readonly { to: string; label: string; Icon: LucideIcon; text: string }[];
}

/** Links, as many beside each other as fit. */
export function LinkList({ links }: LinkListProps) {
  return (
    <chakra.ul css={styles}>
      {links.map(({ to, label, Icon, text }) => (
        <li key={to}>
          <Link to={to}>
            <Icon {...iconMenu} />
            <span>
              {label}
              <small>{text}</small>
            </span>
          </Link>
        </li>
      ))}
    </chakra.ul>
  );
}

const styles = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 12rem), 1fr))',
  gap: '2',
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    height: '100%',
    minH: '11',
    px: '3',
    py: '2',
    borderWidth: '1px',
    borderColor: 'border',
    rounded: 'l2',
    fontWeight: 'medium',
    lineHeight: '1.3',
    transitionProperty: 'background-color, border-color',
    transitionDuration: 'fast',
    _hover: { bg: 'bg.subtle', borderColor: 'border.strong' },
  },
  // A long word of German or Greek breaks in its tile.
  '& span': { minW: '0', overflowWrap: 'anywhere', hyphens: 'auto' },
  '& svg': { flexShrink: 0, color: 'accent' },
  '& small': { display: 'block', fontSize: 'xs', fontWeight: 'normal', color: 'fg.muted', mt: '0.5' },
} as const;
