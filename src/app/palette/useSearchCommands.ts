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
import { folded } from './paletteMatch.ts';

/** A text so short finds everything. */
const SHORTEST = 2;

interface SearchCommands {
  /** What has exactly this SKU: it goes before everything else. */
  exact: Command[];
  /** What is typed as a search of its own, and the best products and SKUs for it, once they are known. */
  others: Command[];
}

/** For who may search. */
export function useSearchCommands(query: string): SearchCommands {
  const { t } = useTranslation('palette');
  const may = useCan()(permissions.search);
  const typed = query.trim();
  const [still, setStill] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setStill(typed), SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data = [] } = useQuery({
    queryKey: ['top-hits', still],
    queryFn: async ({ signal }) =>
      (await loadExtra(() => import('#features/search/topHits.ts'))).topHits(still, signal),
    enabled: may && still.length >= SHORTEST && still === typed,
  });
  if (!may || typed === '') return { exact: [], others: [] };
  const hits = (still === typed ? data : []).map(({ id, name, code, address }) => ({
    id: `hit ${id}`,
    group: 'search' as const,
    label: name,
    hint: code,
    icon: Package,
    act: address,
  }));
  const isExact = ({ hint }: { hint: string }): boolean => folded(hint) === folded(typed);
  const search: Command = {
    id: 'search',
    group: 'search',
    label: t('searchFor', { query: typed }),
    icon: Search,
    act: `${paths.search}?${new URLSearchParams({ q: typed }).toString()}`,
  };
  return { exact: hits.filter(isExact), others: [search, ...hits.filter((hit) => !isExact(hit))] };
}
