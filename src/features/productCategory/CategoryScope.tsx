import { useQuery } from '@tanstack/react-query';
import { ScopeSegments } from '#entities/analysis/ScopeSegments.tsx';
import { useScope } from '#entities/analysis/useScope.ts';
import type { ShownNode } from './categoryAddress.ts';
import { allFiguresOptions } from './categoryQueries.ts';

/** The period, the quantity and the basis of both views. */
export function CategoryScope({ node, rollup }: ShownNode) {
  const scope = useScope();
  const { data } = useQuery(allFiguresOptions({ node, rollup }, scope.filters));
  return (
    <ScopeSegments
      filtering={scope}
      quantity={data?.quantity}
      standardQuantities={data?.standardQuantities ?? []}
    />
  );
}
