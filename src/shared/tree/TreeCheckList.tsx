import { Skeleton } from '@chakra-ui/react/skeleton';
import { chakra } from '@chakra-ui/react/styled-system';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import '#shared/i18n/listsTexts.ts';
import { FindBox } from '#shared/table/filters/FindBox.tsx';
import type { NextChoice } from '#shared/table/filters/choiceRules.ts';
import { listStyles } from '#shared/table/filters/listStyles.ts';
import { TreeBranch } from './TreeBranch.tsx';
import { above, childrenOf, foundIn, stateOf, toggled, type TreeNode } from './treeRules.ts';

interface TreeCheckListProps {
  label: string;
  /** Flat, siblings in their order; undefined while they are on their way. */
  nodes: readonly TreeNode[] | undefined;
  /** A chosen node stands for all that is below it. */
  chosen: readonly string[];
  /** Given how the choice follows from the one before, which may not be rendered yet. */
  onChange: (next: NextChoice) => void;
}

/** Branches of a tree, such as categories. It opens with what is chosen in sight; a query opens what it finds. */
export function TreeCheckList({ label, nodes, chosen, onChange }: TreeCheckListProps) {
  const { t } = useTranslation('lists');
  const [query, setQuery] = useState('');
  const [turned, setTurned] = useState<ReadonlyMap<string, boolean>>(new Map());
  const children = useMemo(() => childrenOf(nodes ?? []), [nodes]);
  const found = useMemo(() => foundIn(nodes ?? [], query), [nodes, query]);
  if (!nodes) return <Skeleton h="8rem" />;
  const inSight = new Set(chosen.flatMap((id) => above(nodes, id)));
  const isQuery = query.trim() !== '';
  return (
    <chakra.div role="group" aria-label={label} css={listStyles}>
      <FindBox label={label} value={query} onFind={setQuery} />
      <p role="status">{found.size === 0 && t('filter.nothing')}</p>
      <TreeBranch
        parent={null}
        tree={{
          childrenOf: (id) => (children.get(id) ?? []).filter((child) => found.has(child.id)),
          stateOf: (id) => stateOf(nodes, chosen, id),
          isOpen: (id) => turned.get(id) ?? (isQuery || inSight.has(id)),
          onTurn: (id, open) => setTurned((before) => new Map([...before, [id, open]])),
          onTick: (id) => onChange((now) => toggled(nodes, now, id)),
        }}
      />
    </chakra.div>
  );
}
