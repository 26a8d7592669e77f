import { Skeleton } from '@chakra-ui/react/skeleton';
import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { QueryState } from '#shared/ui/QueryState.tsx';
import { knownTitles } from './appNodes.ts';
import { loadNodeLabels } from './nodeLabels.ts';

/** What a title is called in each language of the panel, beside the title, which is the key. */
export function NodeLabels({ title }: { title: string }) {
  const { t } = useTranslation('permissionNodes');
  const query = useQuery({
    queryKey: ['node labels', title],
    queryFn: () => loadNodeLabels(title),
    staleTime: Infinity,
  });
  return (
    <QueryState
      query={query}
      skeleton={<Skeleton h="16rem" role="status" aria-label={t('labels.loading')} />}
    >
      {(labels) => (
        <>
          <chakra.p color="fg.muted" mb="3">
            {t(knownTitles.has(title) ? 'labels.text' : 'labels.unknown')}
          </chakra.p>
          <chakra.dl css={styles}>
            {labels.map(({ tag, language, label }) => (
              <div key={tag}>
                <dt lang={tag}>{language}</dt>
                <dd lang={label === null ? undefined : tag}>{label ?? title}</dd>
              </div>
            ))}
          </chakra.dl>
        </>
      )}
    </QueryState>
  );
}

const styles = {
  '& > div': { display: 'flex', gap: '4', py: '1.5', borderBottomWidth: '1px', borderColor: 'border' },
  '& dt': { w: '9rem', flexShrink: 0, color: 'fg.muted' },
  '& dd': { minW: 0, overflowWrap: 'anywhere' },
} as const;
