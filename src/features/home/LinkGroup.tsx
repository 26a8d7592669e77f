import { chakra } from '@chakra-ui/react/styled-system';
import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { iconMenu } from '#shared/ui/icon.ts';
import { Link } from '#shared/lib/Link.tsx';

interface LinkGroupProps {
  label: string;
  links: readonly { to: string; label: string; icon: LucideIcon | null; text?: string }[];
}

/** Links under a small heading, as many beside each other as fit. */
export function LinkGroup({ label, links }: LinkGroupProps) {
  const id = useId();
  return (
    <chakra.div css={styles}>
      <h3 id={id}>{label}</h3>
      <ul aria-labelledby={id}>
        {links.map(({ to, label: name, icon: Icon, text }) => (
          <li key={to}>
            <Link to={to}>
              {Icon && <Icon {...iconMenu} />}
              <span>
                {name}
                {text && <small>{text}</small>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </chakra.div>
  );
}

const styles = {
  '& h3': {
    mb: '2',
    fontSize: '0.6875rem',
    fontWeight: 'semibold',
    letterSpacing: '0.06em',
    textTransform: 'uppercase',
    color: 'fg.subtle',
  },
  '& ul': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 12rem), 1fr))',
    gap: '2',
  },
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
