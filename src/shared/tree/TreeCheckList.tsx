import '#shared/i18n/listsTexts.ts';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { chakra } from '@chakra-ui/react/styled-system';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { NextChoice } from '#shared/table/filters/choiceRules.ts';
import { FindBox } from '#shared/table/filters/FindBox.tsx';
import { listStyles } from '#shared/table/filters/listStyles.ts';
import { TickBox } from '#shared/table/filters/TickBox.tsx';
import { iconText } from '#shared/ui/icon.ts';
import { visibleRows } from './treeKeys.ts';
import {
  listAncestors,
  getCheckState,
  foundWithAncestors,
  indexTree,
  toggled,
  type CheckState,
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
  const inSight = new Set(chosen.flatMap((id) => listAncestors(tree, id)));
  const isQuery = query.trim() !== '';
  const shown = {
    childrenOf: (id: string | null) => (tree.children.get(id) ?? []).filter((child) => found.has(child.id)),
    stateOf: (id: string) => getCheckState(tree, chosen, id),
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

/** A tree as `TreeCheckList` shows it at the moment. */
interface ShownTree {
  childrenOf: (id: string | null) => readonly TreeNode[];
  stateOf: (id: string) => CheckState;
  isOpen: (id: string) => boolean;
  onTurn: (id: string, open: boolean) => void;
  onToggle: (id: string) => void;
}

/** The nodes below one, each with its own branch where it is open. */
function TreeBranch({ parent, tree }: { parent: string | null; tree: ShownTree }) {
  const { t } = useTranslation('lists');
  return (
    <ul>
      {tree.childrenOf(parent).map(({ id, label, note }) => {
        const state = tree.stateOf(id);
        const hasMore = tree.childrenOf(id).length > 0;
        const isOpen = hasMore && tree.isOpen(id);
        const Sign = isOpen ? ChevronDown : ChevronRight;
        return (
          <li key={id}>
            <div>
              {hasMore ? (
                <button
                  type="button"
                  aria-label={t('filter.below', { name: label })}
                  aria-expanded={isOpen}
                  onClick={() => tree.onTurn(id, !isOpen)}
                >
                  <Sign {...iconText} />
                </button>
              ) : (
                <span data-leaf="" />
              )}
              <TickBox state={state === 'some' ? 'mixed' : state === 'on'} onTick={() => tree.onToggle(id)}>
                {label} {note !== undefined && <small>{note}</small>}
              </TickBox>
            </div>
            {isOpen && <TreeBranch parent={id} tree={tree} />}
          </li>
        );
      })}
    </ul>
  );
}
