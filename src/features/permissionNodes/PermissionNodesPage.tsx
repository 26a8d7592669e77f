import './permissionNodesTexts.ts';
import { Flex } from '@chakra-ui/react/flex';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import FolderTree from 'lucide-react/icons/folder-tree';
import Plus from 'lucide-react/icons/plus';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PermissionNode } from '#api/generated/types.gen.ts';
import { refusedPermission } from '#api/refusedPermission.ts';
import { useOpenRecord } from '#resource/list/useOpenRecord.ts';
import { usePermissionReason } from '#resource/usePermissionReason.ts';
import { permissions } from '#session/permissions.ts';
import { SearchBox } from '#shared/table/filters/SearchBox.tsx';
import type { RowAction } from '#shared/table/RowAction.ts';
import { DisabledReasonButton } from '#shared/ui/DisabledReasonButton.tsx';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { iconText } from '#shared/ui/icon.ts';
import { lazyPart } from '#shared/ui/lazyPart.tsx';
import { NoAccessPanel } from '#shared/ui/NoAccessPanel.tsx';
import { Page } from '#shared/ui/Page.tsx';
import { QueryState } from '#shared/ui/QueryState.tsx';
import { appNodes, knownTitles } from './appNodes.ts';
import { ConsistencyPanel } from './ConsistencyPanel.tsx';
import { FileMenu } from './FileMenu.tsx';
import type { NodeDialog } from './NodeDialogs.tsx';
import { nodesOptions } from './nodeQueries.ts';
import { deleteLock } from './nodeRules.ts';
import { NodeTree } from './NodeTree.tsx';
import { useMoveNode } from './useMoveNode.ts';
import { useNodeAddress } from './useNodeAddress.ts';

const NodeDrawer = lazyPart('node-drawer', async () => (await import('./NodeDrawer.tsx')).NodeDrawer);
const NodeDialogs = lazyPart('node-dialogs', async () => (await import('./NodeDialogs.tsx')).NodeDialogs);

/** /permissions-nodes: the tree of what roles can grant, kept in step with the app. */
export function PermissionNodesPage() {
  const { t } = useTranslation('permissionNodes');
  const reason = usePermissionReason()(permissions.permissionNodesEdit);
  const query = useQuery(nodesOptions());
  const nodes = query.data?.items ?? [];
  const address = useNodeAddress();
  const record = useOpenRecord();
  const mover = useMoveNode(nodes);
  const [dialog, setDialog] = useState<NodeDialog | null>(null);
  const refused = refusedPermission(query.error);

  const actions = (node: PermissionNode): RowAction[] => {
    const lock = deleteLock(nodes, node);
    const locked = lock === 'system' ? t('systemReason') : undefined;
    return [
      ...(record.id === node.id ? [] : [{ label: t('details'), onSelect: () => record.open(node.id) }]),
      {
        label: t('addBelow'),
        onSelect: () => setDialog({ kind: 'new', parentId: node.id }),
        disabledReason: reason ?? (node.type === 'action' ? t('actionReason') : undefined),
      },
      {
        label: t('move'),
        onSelect: () => setDialog({ kind: 'move', node }),
        disabledReason: reason ?? locked,
      },
      {
        label: t('delete'),
        onSelect: () => setDialog({ kind: 'delete', node }),
        disabledReason: reason ?? locked ?? (lock === 'children' ? t('childrenReason') : undefined),
        danger: true,
      },
    ];
  };
  const createMissing = (titles: readonly string[]): void =>
    setDialog({
      kind: 'sync',
      title: t('check.create'),
      entries: appNodes.filter(({ title }) => titles.includes(title)),
      isFile: false,
    });

  if (refused) {
    return (
      <Page>
        <NoAccessPanel title={refused.permission} />
      </Page>
    );
  }
  return (
    <Page
      actions={
        <DisabledReasonButton reason={reason} onClick={() => setDialog({ kind: 'new', parentId: null })}>
          <Plus {...iconText} />
          {t('create.title')}
        </DisabledReasonButton>
      }
    >
      <Stack gap="4">
        <ConsistencyPanel reason={reason} onCreate={createMissing} onOpen={record.open} />
        <Flex wrap="wrap" justify="space-between" gap="2">
          <SearchBox label={t('search')} value={address.words} onSearch={address.setWords} />
          <FileMenu
            nodes={nodes}
            reason={reason}
            onImport={(entries) =>
              setDialog({ kind: 'sync', title: t('sync.importTitle'), entries, isFile: true })
            }
          />
        </Flex>
        <chakra.p role="status" srOnly>
          {mover.said}
        </chakra.p>
        <QueryState
          query={query}
          skeleton={<Skeleton h="24rem" role="status" aria-label={t('loading')} />}
          isEmpty={({ items }) => items.length === 0}
          empty={
            <EmptyState
              icon={FolderTree}
              title={t('empty')}
              text={t('emptyText')}
              action={
                <DisabledReasonButton reason={reason} onClick={() => createMissing([...knownTitles])}>
                  {t('check.create')}
                </DisabledReasonButton>
              }
            />
          }
        >
          {({ items }) => (
            <NodeTree
              nodes={items}
              words={address.words}
              isClosed={address.isClosed}
              onTurn={address.turn}
              onOpen={record.open}
              actions={actions}
              canEdit={reason === undefined}
              onMove={mover.move}
            />
          )}
        </QueryState>
      </Stack>
      {record.id !== null && (
        <Suspense>
          <NodeDrawer key={record.id} nodeId={record.id} actions={actions} onClose={record.close} />
        </Suspense>
      )}
      {dialog && (
        <Suspense>
          <NodeDialogs dialog={dialog} nodes={nodes} mover={mover} onClose={() => setDialog(null)} />
        </Suspense>
      )}
    </Page>
  );
}
