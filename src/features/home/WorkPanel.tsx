import { Skeleton } from '@chakra-ui/react/skeleton';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { Panel } from '#shared/ui/Panel.tsx';
import { QueryState, type QueryLike } from '#shared/ui/QueryState.tsx';
import { workList } from './workList.ts';

interface WorkPanelProps<T> {
  title: string;
  actions?: ReactNode;
  query: QueryLike<{ items: readonly T[] }>;
  loading: string;
  empty: { icon: LucideIcon; title: string; text: string };
  /** So many are shown. */
  most?: number;
  /** A list item for each that is shown. */
  children: (item: T) => ReactNode;
}

/** A short list of what one is working on, which loads and fails alone. */
export function WorkPanel<T>({
  title,
  actions,
  query,
  loading,
  empty,
  most = 5,
  children,
}: WorkPanelProps<T>) {
  return (
    <Panel title={title} actions={actions}>
      <QueryState
        query={query}
        skeleton={
          <Stack role="status" aria-label={loading} gap="3">
            {[1, 2, 3].map((row) => (
              <Skeleton key={row} h="10" />
            ))}
          </Stack>
        }
        isEmpty={({ items }) => items.length === 0}
        empty={<EmptyState headingLevel="h3" {...empty} />}
      >
        {({ items }) => <chakra.ul css={workList}>{items.slice(0, most).map(children)}</chakra.ul>}
      </QueryState>
    </Panel>
  );
}
