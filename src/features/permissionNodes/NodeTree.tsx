import { chakra } from '@chakra-ui/react/styled-system';
import Lock from 'lucide-react/icons/lock';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PermissionNode } from '#api/generated/types.gen.ts';
import { NO_VALUE } from '#shared/i18n/noValue.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import type { RowAction } from '#shared/table/RowAction.ts';
import { TreeGrid } from '#shared/tree/TreeGrid.tsx';
import type { TreePlace } from '#shared/tree/treeMoves.ts';
import { foundWithAncestors } from '#shared/tree/treeRules.ts';
import { iconText } from '#shared/ui/icon.ts';
import { StateTag } from '#shared/ui/StateTag.tsx';
import { knownTitles } from './appNodes.ts';
import { limitsOf, toTree } from './nodeRules.ts';

interface NodeTreeProps {
  nodes: readonly PermissionNode[];
  words: string;
  isClosed: (id: string) => boolean;
  onTurn: (id: string, open: boolean) => void;
  onOpen: (id: string) => void;
  actions: (node: PermissionNode) => readonly RowAction[];
  /** Whether the person may change the tree. */
  canEdit: boolean;
  onMove: (id: string, to: TreePlace) => void;
}

/** The permission nodes as a tree with columns. */
export function NodeTree({
  nodes,
  words,
  isClosed,
  onTurn,
  onOpen,
  actions,
  canEdit,
  onMove,
}: NodeTreeProps) {
  const { t } = useTranslation(['permissionNodes', 'records', 'lists']);
  const format = useFormat();
  const tree = useMemo(() => toTree(nodes), [nodes]);
  const limits = useMemo(() => limitsOf(nodes), [nodes]);
  const shown = useMemo(() => foundWithAncestors(tree, words), [tree, words]);
  const byId = useMemo(() => new Map(nodes.map((node) => [node.id, node])), [nodes]);
  const cellOf = (cell: (node: PermissionNode) => ReactNode) => (id: string) => {
    const node = byId.get(id);
    return node && cell(node);
  };
  return (
    <>
      <chakra.p role="status" color="fg.muted" _empty={{ display: 'none' }}>
        {shown.size === 0 && t('filter.nothing', { ns: 'lists' })}
      </chakra.p>
      <TreeGrid
        label={t('list')}
        tree={tree}
        shown={shown}
        // What a search finds is in sight.
        isOpen={(id) => words !== '' || !isClosed(id)}
        onTurn={onTurn}
        header={t('field.title', { ns: 'records' })}
        signOf={cellOf(
          ({ isSystem }) =>
            isSystem && (
              <chakra.span color="fg.muted" title={t('systemReason')}>
                <Lock {...iconText} aria-hidden />
                <chakra.span srOnly>{t('system')}</chakra.span>
              </chakra.span>
            ),
        )}
        columns={[
          {
            id: 'type',
            header: t('field.type', { ns: 'records' }),
            width: '6rem',
            cell: cellOf(({ type }) => t(`type.${type}`, { ns: 'records' })),
          },
          {
            id: 'route',
            header: t('field.route', { ns: 'records' }),
            width: '17rem',
            cell: cellOf(({ route }) => route ?? NO_VALUE),
          },
          {
            id: 'roles',
            header: t('column.roles'),
            width: '5rem',
            align: 'end',
            cell: cellOf(({ roleCount, roles }) => (
              <span title={roles.map(({ name }) => name).join(', ')}>{format.number(roleCount)}</span>
            )),
          },
          {
            id: 'known',
            header: t('column.known'),
            width: '9rem',
            cell: cellOf(({ title }) => (
              <StateTag tone={knownTitles.has(title) ? 'good' : 'caution'}>
                {t(knownTitles.has(title) ? 'known.yes' : 'known.no')}
              </StateTag>
            )),
          },
        ]}
        onOpen={onOpen}
        actions={(id) => {
          const node = byId.get(id);
          return node ? actions(node) : [];
        }}
        limits={limits}
        canMove={(id) => canEdit && byId.get(id)?.isSystem === false}
        onMove={onMove}
      />
    </>
  );
}
