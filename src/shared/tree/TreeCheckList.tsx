import { Skeleton } from '@chakra-ui/react/skeleton';
import { chakra } from '@chakra-ui/react/styled-system';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import '#shared/i18n/listsTexts.ts';
import type { NextChoice } from '#shared/table/filters/choiceRules.ts';
import { FindBox } from '#shared/table/filters/FindBox.tsx';
import { listStyles } from '#shared/table/filters/listStyles.ts';
import { TreeBranch } from './TreeBranch.tsx';
import { visibleRows } from './treeKeys.ts';
import {
  ancestorsOf,
  checkStateOf,
  foundWithAncestors,
  indexTree,
  toggled,
  type TreeNode,
} from './treeRules.ts';
import { useTreeKeys } from './useTreeKeys.ts';

interface TreeCheckListProps {
  label: string;
  /** Flat, siblings in their order; undefined while they are on their way. */
  nodes: readonly TreeNode[] | undefined;
  /** A chosen node stands for all that is below it. */
  chosen: readonly string[];
  /** Given how the choice follows from the one before, which may not be rendered yet. */
  onChange: (next: NextChoice) => void;
}

/**
 * Branches of a tree, such as categories, each with a box. It opens with what is chosen in sight; a query opens what it
 * finds. Besides Tab the keys of a tree lead through it: arrows, Home, End and letters.
 */
export function TreeCheckList({ label, nodes, chosen, onChange }: TreeCheckListProps) {
  const { t } = useTranslation('lists');
  const [query, setQuery] = useState('');
  const [turned, setTurned] = useState<ReadonlyMap<string, boolean>>(new Map());
  const tree = useMemo(() => indexTree(nodes ?? []), [nodes]);
  const found = useMemo(() => foundWithAncestors(tree, query), [tree, query]);
  const inSight = new Set(chosen.flatMap((id) => ancestorsOf(tree, id)));
  const isQuery = query.trim() !== '';
  const shown = {
    childrenOf: (id: string | null) => (tree.children.get(id) ?? []).filter((child) => found.has(child.id)),
    stateOf: (id: string) => checkStateOf(tree, chosen, id),
    isOpen: (id: string) => turned.get(id) ?? (isQuery || inSight.has(id)),
    onTurn: (id: string, open: boolean) => setTurned((before) => new Map([...before, [id, open]])),
    onToggle: (id: string) => onChange((now) => toggled(tree, now, id)),
  };
  const onKeyDown = useTreeKeys(visibleRows(shown.childrenOf, shown.isOpen), shown.onTurn);
  if (!nodes) return <Skeleton h="8rem" />;
  return (
    <chakra.div
      role="group"
      aria-label={label}
      data-values=""
      data-takes-letters=""
      css={listStyles}
      onKeyDown={onKeyDown}
    >
      <FindBox label={label} value={query} onFind={setQuery} />
      <p role="status">{found.size === 0 && t('filter.nothing')}</p>
      <TreeBranch parent={null} tree={shown} />
    </chakra.div>
  );
}
