import { chakra } from '@chakra-ui/react/styled-system';
import { APP_TITLE } from '#shared/lib/constants.ts';
import { Link } from '#shared/lib/Link.tsx';
import { paths } from '#shared/lib/paths.ts';
import { ProductMark } from './ProductMark.tsx';

/** The product mark in the top bar, where no sidebar has it; where there is little room, without the word. */
export function HomeLink() {
  return (
    <chakra.div css={styles}>
      <Link to={paths.home}>
        <ProductMark />
        <chakra.span lgDown={{ srOnly: true }}>{APP_TITLE}</chakra.span>
      </Link>
    </chakra.div>
  );
}

const styles = {
  flexShrink: 0,
  me: { lg: '3' },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    minH: '9',
    px: '2',
    rounded: 'l2',
    fontSize: 'lg',
    fontWeight: 'semibold',
    letterSpacing: '-0.01em',
  },
  '& svg': { color: 'accent' },
} as const;
