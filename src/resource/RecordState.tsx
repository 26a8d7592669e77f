import { Skeleton } from '@chakra-ui/react/skeleton';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { ApiError } from '#api/errors.ts';
import { refusedPermission } from '#api/refusedPermission.ts';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { NoAccessPanel } from '#shared/ui/NoAccessPanel.tsx';
import { QueryState } from '#shared/ui/QueryState.tsx';

interface RecordStateProps<T> {
  query: ComponentProps<typeof QueryState<T>>['query'];
  /** What is said of a record that is not there, or not any more. */
  gone: { icon: LucideIcon; title: string; text: string };
  /** What is being read, for those who hear it. */
  loading: string;
  children: (record: T) => ReactNode;
}

/** A record in its drawer, once it is read; else that it is read, that it is gone, or which permission is missing. */
export function RecordState<T>({ query, gone, loading, children }: RecordStateProps<T>) {
  const { data, error } = query;
  if (data === undefined && error instanceof ApiError && error.status === 404)
    return <EmptyState {...gone} headingLevel="h3" />;
  const refused = data === undefined ? refusedPermission(error) : null;
  if (refused) return <NoAccessPanel title={refused.permission} headingLevel="h3" />;
  return (
    <QueryState query={query} skeleton={<Skeleton h="16rem" role="status" aria-label={loading} />}>
      {children}
    </QueryState>
  );
}
