import { finishJob, type ApiClient } from './apiClient.ts';
import { ask, textIn, type MockReply } from './askMock.ts';
import { mergePath, previewMerge } from './featureMerges.ts';
import { itemsIn } from './replyBody.ts';

type Write = () => Promise<MockReply>;

/** The address of a cluster that `color` is in. */
async function findCluster(client: ApiClient): Promise<string> {
  const body = { kind: 'feature', method: 'editDistance', similarity: 0.7 };
  const job = await finishJob(client, await client.post('/feature-clusters', body));
  const found = await client.get(`/feature-clusters?pageSize=100&jobId=${textIn(job, 'id')}`);
  const cluster = itemsIn(found).find(({ members }) => JSON.stringify(members).includes('"color"'));
  return `/feature-clusters/${String(cluster?.['id'])}`;
}

const remove = ({ token }: ApiClient, path: string): Promise<MockReply> => ask(`DELETE ${path}`, { token });

/** What has to be there first for calls about features. */
export const featureWrites: Readonly<Record<string, (client: ApiClient) => Promise<Write>>> = {
  dismissFeatureCluster: async (client) => {
    const cluster = await findCluster(client);
    return () => client.post(`${cluster}/dismiss`, { memberIds: ['color'] });
  },
  deleteFeatureDistinction: async (client) => {
    const dismissed = await client.post(`${await findCluster(client)}/dismiss`, { memberIds: ['color'] });
    return () => remove(client, `/feature-distinctions/${textIn(dismissed, 'id')}`);
  },
  deleteFeatureAlias: async (client) => {
    const body = { kind: 'feature', raw: 'Farbton', targetId: 'colour' };
    const id = textIn(await client.post('/feature-aliases', body), 'id');
    return () => remove(client, `/feature-aliases/${id}?version=1`);
  },
  applyFeatureMerge: async (client) => {
    const merge = mergePath(await previewMerge(client));
    return () => client.post(`${merge}/apply`, { version: 1 });
  },
  undoFeatureMerge: async (client) => {
    const merge = mergePath(await previewMerge(client));
    await finishJob(client, await client.post(`${merge}/apply`, { version: 1 }));
    return () => client.post(`${merge}/undo`, { version: 2 });
  },
};
