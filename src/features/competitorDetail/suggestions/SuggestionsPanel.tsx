import { Skeleton } from '@chakra-ui/react/skeleton';
import { chakra } from '@chakra-ui/react/styled-system';
import { useQueries } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { listPriceSuggestionsOptions } from '#api/generated/query/priceRules.gen.ts';
import type { PriceSuggestion } from '#api/generated/types.gen.ts';
import { usePermissionReason } from '#resource/usePermissionReason.ts';
import { permissions } from '#session/permissions.ts';
import { Link } from '#shared/lib/Link.tsx';
import { paths } from '#shared/lib/paths.ts';
import { Panel } from '#shared/ui/Panel.tsx';
import { QueryState } from '#shared/ui/QueryState.tsx';
import { SuggestionTable } from './SuggestionTable.tsx';

const outcomes = ['changed', 'blocked'] as const;

/** What the price rule of a product suggests for it, and why a price stays. */
export function SuggestionsPanel({ productId }: { productId: string }) {
  const { t } = useTranslation('analysis');
  const needs = usePermissionReason();
  // A price that a floor has lifted reveals the cost.
  const missing = needs(permissions.competitorAdmin) ?? needs(permissions.viewCosts);
  return (
    <Panel title={t('detail.suggestions')}>
      {missing === undefined ? <Suggestions productId={productId} /> : <Note>{missing}</Note>}
    </Panel>
  );
}

const Note = chakra('p', { base: { fontSize: 'sm', color: 'fg.muted' } });

function Suggestions({ productId }: { productId: string }) {
  const { t } = useTranslation('analysis');
  // A product is in one of the two lists, or in none.
  const replies = useQueries({
    queries: outcomes.map((outcome) => listPriceSuggestionsOptions({ query: { productId, outcome } })),
  });
  const isRead = replies.every(({ data }) => data !== undefined);
  const query = {
    data: isRead ? replies.flatMap(({ data }) => data?.items ?? []) : undefined,
    error: replies.find(({ error }) => error !== null)?.error ?? null,
    refetch: () => Promise.all(replies.map(({ refetch }) => refetch())),
  };
  return (
    <QueryState
      query={query}
      skeleton={<Skeleton h="8rem" role="status" aria-label={t('detail.loading')} />}
      isEmpty={(items) => items.length === 0}
      empty={<Note>{t('detail.suggestions.empty')}</Note>}
    >
      {(items: readonly PriceSuggestion[]) =>
        items.map((suggestion) => (
          <chakra.div key={suggestion.rule?.id ?? ''} fontSize="sm">
            {suggestion.rule && (
              <chakra.p pb="2" css={{ '& a': { color: 'accent', textDecoration: 'underline' } }}>
                {t('detail.suggestions.rule')}{' '}
                <Link
                  to={`${paths.competitorAdmin}?view=rules&open=${encodeURIComponent(suggestion.rule.id)}`}
                >
                  {suggestion.rule.name}
                </Link>
              </chakra.p>
            )}
            <SuggestionTable suggestion={suggestion} />
          </chakra.div>
        ))
      }
    </QueryState>
  );
}
