import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { recentSearchesOptions } from '#features/search/api/recentSearches.ts';
import { searchFor } from '#features/search/model/urlState.ts';
import { Link } from '#shared/lib/Link.tsx';
import { paths } from '#shared/lib/paths.ts';

/** Before anything is typed: what this person searched for, and what is often searched for. */
export function StartPanel({ popular }: { popular: readonly string[] }) {
  const { t } = useTranslation('search');
  const { data: recent = [] } = useQuery(recentSearchesOptions);
  const groups = [
    { id: 'recent', label: t('start.recent'), items: recent },
    { id: 'popular', label: t('start.popular'), items: popular },
  ].filter(({ items }) => items.length > 0);
  if (groups.length === 0) return null;
  return (
    <chakra.div css={styles}>
      {groups.map(({ id, label, items }) => (
        <nav key={id} aria-label={label}>
          <h2>{label}</h2>
          <ul>
            {items.map((text) => (
              <li key={text}>
                <Link to={`${paths.search}${searchFor(text)}`}>{text}</Link>
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </chakra.div>
  );
}

const styles = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '8',
  rowGap: '3',
  '& h2': { mb: '1.5', fontSize: 'sm', color: 'fg.muted' },
  '& ul': { display: 'flex', flexWrap: 'wrap', gap: '1.5' },
  '& a': {
    display: 'inline-block',
    px: '2.5',
    py: '1',
    rounded: 'full',
    borderWidth: '1px',
    borderColor: 'border.strong',
    bg: 'bg.panel',
    fontSize: 'sm',
    overflowWrap: 'anywhere',
    _hover: { bg: 'bg.subtle' },
  },
} as const;
