import { queryOptions } from '@tanstack/react-query';
import { invalidate } from '#api/cache.ts';
import { listPermissionNodesOptions } from '#api/generated/query/people.gen.ts';
import { checkPermissionNodes, previewNodeSync } from '#api/generated/sdk/people.gen.ts';
import type { NodeFileEntry, PermissionNode, PermissionNodeList } from '#api/generated/types.gen.ts';
import { queryClient } from '#api/queryClient.ts';
import { knownTitles } from './appNodes.ts';

/** The whole tree. */
export const nodesOptions = () => listPermissionNodesOptions();

const checkKey = [{ _id: 'checkPermissionNodes' }] as const;

/** Where the tree and the titles of this app do not agree. Nothing is written, so it is read although it is a POST. */
export const checkOptions = () =>
  queryOptions({
    queryKey: checkKey,
    queryFn: async ({ signal }) =>
      (await checkPermissionNodes({ body: { titles: [...knownTitles] }, signal })).data,
  });

/** What an import would do, asked once for each time it is opened: the answer is a plan that the server keeps. */
export const syncOptions = (nodes: NodeFileEntry[], attempt: number) =>
  queryOptions({
    queryKey: [{ _id: 'previewNodeSync', nodes, attempt }],
    queryFn: async ({ signal }) => (await previewNodeSync({ body: { nodes }, signal })).data,
    staleTime: Infinity,
    gcTime: 0,
  });

/** A node as the server has it now; undefined where there is none. */
export async function readNode(id: string): Promise<PermissionNode | undefined> {
  const { items } = await queryClient.query({ ...nodesOptions(), staleTime: 0 });
  return items.find((node) => node.id === id);
}

/** Has everything read again that follows from the tree. */
export async function nodesChanged(): Promise<void> {
  await Promise.all([
    invalidate('listPermissionNodes', 'listNodeHolders', 'listActivity'),
    queryClient.invalidateQueries({ queryKey: checkKey }),
  ]);
}

/** Takes the tree that a write has answered. */
export function treeSaved(tree: PermissionNodeList): void {
  queryClient.setQueryData(nodesOptions().queryKey, tree);
  void invalidate('listNodeHolders', 'listActivity');
  void queryClient.invalidateQueries({ queryKey: checkKey });
}
