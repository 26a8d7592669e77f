import { chakra } from '@chakra-ui/react/styled-system';
import { memo, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { SearchCollection, SearchFacet, SearchRange } from '#api/generated/types.gen.ts';
import { withRange, withValues } from '#features/search/model/activeFilters.ts';
import { orderFacet } from '#features/search/model/facetOrder.ts';
import { facetTree } from '#features/search/model/facetTree.ts';
import { canFilter } from '#features/search/model/filterText.ts';
import type { SearchResult } from '#features/search/model/readAnswers.ts';
import type { NumberRange, SearchState } from '#features/search/model/searchState.ts';
import type { SearchAddress } from '#features/search/useSearchState.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { useValueAfterPaint } from '#shared/lib/useValueAfterPaint.ts';
import type { NextChoice } from '#shared/table/filters/choiceRules.ts';
import { listStyles } from '#shared/table/filters/listStyles.ts';
import { TreeCheckList } from '#shared/tree/TreeCheckList.tsx';
import { smallButtonStyles } from '#shared/ui/smallButtonStyles.ts';
import { RangeFacet } from './RangeFacet.tsx';
import { useFacetTexts } from './useFacetTexts.ts';
import { ValueFacet } from './ValueFacet.tsx';

/** All facets, styled by their panel: their values change with each letter that is typed. */
const facetStyles = {
  display: 'grid',
  gap: '4',
  '& h2': { mb: '1.5', fontSize: 'sm', fontWeight: 'semibold' },
  '& section': { minW: 0 },
  '& [data-values]': listStyles,
  // So high that half of a value shows that there are more.
  '& [data-values] > ul': {
    display: 'grid',
    maxH: '14.75rem',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
  },
  '& li > label[data-tick]': { py: '1' },
  '& [data-values] > [aria-expanded]': { ...smallButtonStyles, justifySelf: 'start' },
};

interface FacetPanelProps {
  facets: SearchState['facets'];
  ranges: SearchState['ranges'];
  collection: SearchCollection;
  /** Undefined until the first hits are there. */
  result: SearchResult | undefined;
  retired: readonly string[];
  onChange: SearchAddress['change'];
}

/** The facets of a collection, a painted frame behind the hits: nobody looks at them while typing. */
export function FacetPanel(props: FacetPanelProps) {
  return <Facets {...props} result={useValueAfterPaint(props.result)} />;
}

/** In the order of the collection; one that no hit has a value of is left out, unless it is in use. */
const Facets = memo(function Facets({
  facets,
  ranges: chosenRanges,
  collection,
  result,
  retired,
  onChange,
}: FacetPanelProps) {
  const { i18n } = useTranslation('search');
  const words = useFacetTexts();
  const format = useFormat();

  const changeRange = useCallback(
    (field: string, next: NumberRange | null) => onChange((now) => withRange(now, field, next)),
    [onChange],
  );
  const bodyOf = (facet: SearchFacet) => {
    const { field, kind, levels = [field], ranges = noRanges } = facet;
    const label = words.facetName(facet);
    const chosen = facets[field] ?? [];
    const counts = result?.counts ?? {};
    const choose = (next: NextChoice): void =>
      onChange((now) => withValues(now, field, next(now.facets[field] ?? [])));
    switch (kind) {
      case 'range': {
        const range = chosenRanges[field];
        if (!range && !result?.stats[field]) return null;
        return (
          <RangeFacet
            label={label}
            range={range}
            field={field}
            min={result?.stats[field]?.min}
            max={result?.stats[field]?.max}
            steps={ranges}
            nameOf={words.rangeName}
            onChange={changeRange}
          />
        );
      }
      case 'hierarchy': {
        const nodes = facetTree(
          levels.map((level) => counts[level] ?? []),
          chosen,
          i18n.language,
        );
        if (nodes.length === 0) return null;
        return (
          <TreeCheckList
            label={label}
            nodes={nodes.map((node) => ({ ...node, note: format.number(node.count) }))}
            chosen={chosen}
            onChange={choose}
          />
        );
      }
      case 'boolean':
      case 'value': {
        const isYes = kind === 'boolean';
        const values = orderFacet(counts[field] ?? [], chosen, i18n.language).filter(
          ({ value }) => canFilter(value) && (!isYes || value === 'true'),
        );
        if (values.length === 0) return null;
        return (
          <ValueFacet
            label={label}
            options={values.map(({ value, count }) => ({
              id: value,
              label: isYes ? label : words.valueName(facet, value),
              count,
            }))}
            chosen={chosen}
            onChange={choose}
          />
        );
      }
    }
  };

  return (
    <chakra.div css={facetStyles}>
      {collection.facets
        .filter(({ field }) => !retired.includes(field))
        .map((facet) => {
          const body = bodyOf(facet);
          return (
            body && (
              <section key={`${collection.name} ${facet.field}`}>
                {facet.kind !== 'boolean' && <h2>{words.facetName(facet)}</h2>}
                {body}
              </section>
            )
          );
        })}
    </chakra.div>
  );
});

const noRanges: readonly SearchRange[] = [];
