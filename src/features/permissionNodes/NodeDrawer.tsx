import { Skeleton } from '@chakra-ui/react/skeleton';
import { useQuery } from '@tanstack/react-query';
import FolderTree from 'lucide-react/icons/folder-tree';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PermissionNode } from '#api/generated/types.gen.ts';
import { RecordHistory } from '#entities/activity/RecordHistory.tsx';
import { NodeHolders } from '#entities/permissions/NodeHolders.tsx';
import { useRememberOpened } from '#resource/useRememberOpened.ts';
import { MenuButton } from '#shared/table/MenuButton.tsx';
import type { RowAction } from '#shared/table/RowAction.ts';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { QueryState } from '#shared/ui/QueryState.tsx';
import { SideDrawer } from '#shared/ui/SideDrawer.tsx';
import { NodeForm } from './NodeForm.tsx';
import { NodeLabels } from './NodeLabels.tsx';
import { nodesOptions } from './nodeQueries.ts';

interface NodeDrawerProps {
  nodeId: string;
  actions: (node: PermissionNode) => readonly RowAction[];
  onClose: () => void;
}

const tabs = ['general', 'people', 'labels', 'history'] as const;
type Tab = (typeof tabs)[number];

/** One node beside the tree: what it says, who has it, what it is called, and what became of it. */
export function NodeDrawer({ nodeId, actions, onClose }: NodeDrawerProps) {
  const { t } = useTranslation(['permissionNodes', 'records', 'lists']);
  const [tab, setTab] = useState<Tab>('general');
  const query = useQuery(nodesOptions());
  const nodes = query.data?.items ?? [];
  const node = nodes.find(({ id }) => id === nodeId);
  useRememberOpened(node?.title);
  return (
    <SideDrawer
      open
      onClose={onClose}
      title={node?.title ?? t('node')}
      meta={
        node &&
        [t(`type.${node.type}`, { ns: 'records' }), node.isSystem && t('system')].filter(Boolean).join(' · ')
      }
      actions={
        node && <MenuButton actions={actions(node)}>{t('table.actionsColumn', { ns: 'lists' })}</MenuButton>
      }
      {...(node
        ? {
            tabs: {
              label: t('tabs'),
              items: tabs.map((id) => ({ id, label: t(`tab.${id}`) })),
              value: tab,
              onChange: setTab,
            },
          }
        : {})}
    >
      <QueryState query={query} skeleton={<Skeleton h="16rem" role="status" aria-label={t('loading')} />}>
        {() => {
          if (!node) {
            return <EmptyState icon={FolderTree} headingLevel="h3" title={t('gone')} text={t('goneText')} />;
          }
          if (tab === 'people') return <NodeHolders node={node} />;
          if (tab === 'history') return <RecordHistory type="permissionNode" id={nodeId} />;
          if (tab === 'labels') return <NodeLabels title={node.title} />;
          return <NodeForm key={nodeId} node={node} nodes={nodes} />;
        }}
      </QueryState>
    </SideDrawer>
  );
}
