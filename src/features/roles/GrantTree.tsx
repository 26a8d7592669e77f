import { chakra } from '@chakra-ui/react/styled-system';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  grantedAbove,
  grantState,
  isSensitive,
  toggleGrant,
  withAncestors,
  type Grants,
} from '#entities/permissions/grantRules.ts';
import { fits } from '#shared/table/filters/choiceRules.ts';
import { FindBox } from '#shared/table/filters/FindBox.tsx';
import { listStyles } from '#shared/table/filters/listStyles.ts';
import { TickBox } from '#shared/table/filters/TickBox.tsx';
import { visibleRows } from '#shared/tree/treeKeys.ts';
import type { TreeNode } from '#shared/tree/treeRules.ts';
import { useTreeKeys } from '#shared/tree/useTreeKeys.ts';
import { iconText } from '#shared/ui/icon.ts';
import type { NodeTree } from './useNodeTree.ts';

interface GrantTreeProps {
  nodes: NodeTree;
  granted: Grants;
  /** What is saved. */
  base: Grants;
  /** Nothing can be changed here; the form says why. */
  isReadOnly: boolean;
  /** @param above what was granted with the click, because it leads to what was clicked */
  onChange: (granted: Grants, above: readonly string[]) => void;
}

const onlyFilters = ['granted', 'changed'] as const;

/** The permission nodes, each with a box of three states. The keys of a tree lead through it (ADR 45). */
export function GrantTree({ nodes, granted, base, isReadOnly, onChange }: GrantTreeProps) {
  const { t } = useTranslation(['roles', 'lists']);
  const { tree, titles, isOwn } = nodes;
  const [query, setQuery] = useState('');
  const [only, setOnly] = useState({ granted: false, changed: false });
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const isChanged = (id: string): boolean => granted.has(id) !== base.has(id);
  const hits = tree.nodes.filter(
    ({ id, label }) =>
      fits(`${label} ${titles.get(id) ?? ''}`, query) &&
      (!only.granted || granted.has(id)) &&
      (!only.changed || isChanged(id)),
  );
  const found = withAncestors(
    tree,
    hits.map(({ id }) => id),
  );
  const hitIds = new Set(hits.map(({ id }) => id));
  const shown: ShownTree = {
    nodes,
    granted,
    isReadOnly,
    isChanged,
    childrenOf: (id) => (tree.children.get(id) ?? []).filter((child) => found.has(child.id)),
    isOpen: (id) => !closed.has(id),
    onTurn: (id, open) =>
      setClosed((before) => new Set(open ? [...before].filter((one) => one !== id) : [...before, id])),
    onToggle: (id) => {
      const next = toggleGrant(tree, granted, id, { isOwn, isShown: (one) => hitIds.has(one) });
      onChange(next, grantedAbove(tree, granted, next, id));
    },
  };
  const onKeyDown = useTreeKeys(visibleRows(shown.childrenOf, shown.isOpen), shown.onTurn);
  return (
    <chakra.div
      role="group"
      aria-label={t('tree')}
      data-takes-letters=""
      css={{ ...listStyles, '& li small': { float: 'none', ps: '1.5' } }}
      onKeyDown={onKeyDown}
    >
      <FindBox label={t('tree')} value={query} onFind={setQuery} />
      <chakra.div display="flex" flexWrap="wrap" columnGap="4">
        {onlyFilters.map((name) => (
          <TickBox key={name} state={only[name]} onTick={(on) => setOnly({ ...only, [name]: on })}>
            {t(`tree.only.${name}`)}
          </TickBox>
        ))}
      </chakra.div>
      <p role="status">{found.size === 0 && t('filter.nothing', { ns: 'lists' })}</p>
      <Branch parent={null} tree={shown} />
    </chakra.div>
  );
}

/** The tree as filters leave it. */
interface ShownTree extends Pick<GrantTreeProps, 'nodes' | 'granted' | 'isReadOnly'> {
  isChanged: (id: string) => boolean;
  childrenOf: (id: string | null) => readonly TreeNode[];
  isOpen: (id: string) => boolean;
  onTurn: (id: string, open: boolean) => void;
  onToggle: (id: string) => void;
}

function Branch({ parent, tree }: { parent: string | null; tree: ShownTree }) {
  const { t } = useTranslation(['roles', 'lists']);
  const { nodes, granted } = tree;
  return (
    <ul>
      {tree.childrenOf(parent).map(({ id, label }) => {
        const state = grantState(nodes.tree, granted, id);
        const hasMore = tree.childrenOf(id).length > 0;
        const isOpen = hasMore && tree.isOpen(id);
        const Sign = isOpen ? ChevronDown : ChevronRight;
        const lacks = !nodes.isOwn(id);
        const notes = [
          ...(isSensitive(nodes.titles.get(id) ?? '') ? [t('tree.sensitive')] : []),
          ...(tree.isChanged(id) ? [t(granted.has(id) ? 'tree.added' : 'tree.removed')] : []),
          ...(lacks && !tree.isReadOnly ? [t('tree.lacking')] : []),
        ];
        return (
          <li key={id}>
            <div>
              {hasMore ? (
                <button
                  type="button"
                  aria-label={t('filter.below', { ns: 'lists', name: label })}
                  aria-expanded={isOpen}
                  onClick={() => tree.onTurn(id, !isOpen)}
                >
                  <Sign {...iconText} />
                </button>
              ) : (
                <span data-leaf="" />
              )}
              <TickBox
                state={state === 'some' ? 'mixed' : state === 'on'}
                isFixed={tree.isReadOnly || lacks}
                onTick={() => tree.onToggle(id)}
              >
                {label}
                {notes.map((note) => (
                  <small key={note}>{note}</small>
                ))}
              </TickBox>
            </div>
            {isOpen && <Branch parent={id} tree={tree} />}
          </li>
        );
      })}
    </ul>
  );
}
