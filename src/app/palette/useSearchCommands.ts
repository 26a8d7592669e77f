import { useQuery } from '@tanstack/react-query';
import Package from 'lucide-react/icons/package';
import Search from 'lucide-react/icons/search';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { permissions } from '#session/permissions.ts';
import { useCan } from '#session/useCan.ts';
import { SEARCH_DEBOUNCE_MS } from '#shared/lib/constants.ts';
import { loadExtra } from '#shared/lib/loadExtra.ts';
import { paths } from '#shared/lib/paths.ts';
import type { Command } from './commands.ts';
import { foldText } from './paletteMatch.ts';

/** A text so short finds everything. */
const MIN_QUERY_LENGTH = 2;

interface SearchCommands {
  /** What has exactly this SKU: it goes before everything else. */
  exact: Command[];
  /** What is typed as a search of its own, and the best products and SKUs for it, once they are known. */
  rest: Command[];
}

/** For who may search. */
export function useSearchCommands(query: string): SearchCommands {
  const { t } = useTranslation('palette');
  const canSearch = useCan()(permissions.search);
  const term = query.trim();
  const [debounced, setDebounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(term), SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [term]);
  const { data = [] } = useQuery({
    queryKey: ['top-hits', debounced],
    queryFn: async ({ signal }) =>
      (await loadExtra(() => import('#features/search/topHits.ts'))).topHits(debounced, signal),
    enabled: canSearch && debounced.length >= MIN_QUERY_LENGTH && debounced === term,
  });
  if (!canSearch || term === '') return { exact: [], rest: [] };
  const hits = (debounced === term ? data : []).map(({ id, name, code, address }) => ({
    id: `hit ${id}`,
    group: 'search' as const,
    label: name,
    hint: code,
    icon: Package,
    act: address,
  }));
  const isExact = ({ hint }: { hint: string }): boolean => foldText(hint) === foldText(term);
  const search: Command = {
    id: 'search',
    group: 'search',
    label: t('searchFor', { query: term }),
    icon: Search,
    act: `${paths.search}?${new URLSearchParams({ q: term }).toString()}`,
  };
  return { exact: hits.filter(isExact), rest: [search, ...hits.filter((hit) => !isExact(hit))] };
}
