import { useState } from 'react';
import { useFormat } from '#shared/i18n/useFormat.ts';
import type { CountedNode } from '#features/search/model/facetTree.ts';
import type { NextChoice } from '#shared/table/filters/choiceRules.ts';
import { FindBox } from '#shared/table/filters/FindBox.tsx';
import { TreeBranch } from '#shared/tree/TreeBranch.tsx';
import { above, childrenOf, foundIn, stateOf, toggled } from '#shared/tree/treeRules.ts';

interface TreeFacetProps {
  label: string;
  nodes: readonly CountedNode[];
  chosen: readonly string[];
  onChange: (next: NextChoice) => void;
}

/** Branches that may be ticked, with how many hits are below each; it opens with what is ticked in sight. */
export function TreeFacet({ label, nodes, chosen, onChange }: TreeFacetProps) {
  const format = useFormat();
  const [query, setQuery] = useState('');
  const [turned, setTurned] = useState<ReadonlyMap<string, boolean>>(new Map());
  const counted = nodes.map((node) => ({ ...node, note: format.number(node.count) }));
  const children = childrenOf(counted);
  const found = foundIn(counted, query);
  const inSight = new Set(chosen.flatMap((id) => above(counted, id)));
  return (
    <div role="group" aria-label={label} data-values="">
      <FindBox label={label} value={query} onFind={setQuery} />
      <TreeBranch
        parent={null}
        tree={{
          childrenOf: (id) => (children.get(id) ?? []).filter((child) => found.has(child.id)),
          stateOf: (id) => stateOf(counted, chosen, id),
          isOpen: (id) => turned.get(id) ?? (query.trim() !== '' || inSight.has(id)),
          onTurn: (id, open) => setTurned((before) => new Map([...before, [id, open]])),
          onTick: (id) => onChange((now) => toggled(counted, now, id)),
        }}
      />
    </div>
  );
}
