import { useQuery } from '@tanstack/react-query';
import { listSuppliersOptions } from '#api/generated/query/catalogue.gen.ts';
import { listCompetitorsOptions } from '#api/generated/query/competitors.gen.ts';
import { categoriesOptions } from '#entities/catalogue/categoriesOptions.ts';
import type { Choices } from './FoldedCheckList.tsx';

export type ScopeKey = 'competitorIds' | 'supplierIds' | 'categoryIds';

/** What the scope of a rule can name. */
export function useScopeChoices(): Record<ScopeKey, Choices> {
  const competitors = useQuery(listCompetitorsOptions());
  const suppliers = useQuery(listSuppliersOptions());
  const categories = useQuery(categoriesOptions());
  return {
    competitorIds: { ...readState(competitors), options: competitors.data?.items.map(toOption) },
    supplierIds: { ...readState(suppliers), options: suppliers.data?.items.map(toOption) },
    categoryIds: {
      ...readState(categories),
      nodes: categories.data?.items.map(({ id, parentId, title }) => ({ id, parentId, label: title })),
    },
  };
}

const toOption = ({ id, name }: { id: string; name: string }) => ({ id, label: name });
const readState = ({ error, refetch }: Pick<Choices, 'error' | 'refetch'>) => ({ error, refetch });
