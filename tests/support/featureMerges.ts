import { at } from '#mocks/contract/homes.ts';
import { finishJob, type ApiClient } from './apiClient.ts';
import { ask, textIn, type MockReply } from './askMock.ts';
import { itemsIn, recordIn } from './replyBody.ts';

type Fields = Record<string, unknown>;

/** Two features into `Colour`. */
const coloursMerged = {
  kind: 'feature',
  sourceIds: ['color', 'farbe'],
  target: { id: 'colour' },
  conflictPolicy: 'keepTarget',
} as const;

/** A preview, with these fields other than in `coloursMerged`. */
export const previewMerge = (client: ApiClient, fields: object = {}): Promise<MockReply> =>
  client.post('/feature-merges', { ...coloursMerged, ...fields });

export const mergePath = (merge: MockReply): string => `/feature-merges/${textIn(merge, 'id')}`;

/** Applies a preview on the version it has, and waits. */
export async function applyMerge(
  client: ApiClient,
  preview: MockReply,
  fields: object = {},
): Promise<Fields> {
  const version = at(preview.body, 'version');
  const job = await client.post(`${mergePath(preview)}/apply`, { version, ...fields });
  if (job.status !== 202) throw new Error(JSON.stringify(job.body));
  const { state, error } = recordIn(await finishJob(client, job));
  return { ...recordIn(await client.get(mergePath(preview))), jobState: state, jobError: error };
}

/** Undoes a merge that is applied, and waits. */
export async function undoMerge(client: ApiClient, preview: MockReply): Promise<Fields> {
  const { version } = recordIn(await client.get(mergePath(preview)));
  await finishJob(client, await client.post(`${mergePath(preview)}/undo`, { version }));
  return recordIn(await client.get(mergePath(preview)));
}

/** What a product says of itself, as `featureId: value`. */
export async function saidOf(client: ApiClient, productId: string): Promise<string[]> {
  const product = await client.get(`/products/${productId}`);
  return itemsIn(product, 'features').map(({ featureId, value }) => `${String(featureId)}: ${String(value)}`);
}

/** Gives a product these features and no others. */
export async function describe(
  client: ApiClient,
  productId: string,
  said: Readonly<Record<string, string>>,
): Promise<MockReply> {
  const { version } = recordIn(await client.get(`/products/${productId}`));
  const features = Object.entries(said).map(([featureId, value]) => ({ featureId, title: featureId, value }));
  const body = { version, features };
  return ask(`PATCH /products/${productId}`, { token: client.token, body });
}

/** The refusals of a call by field. */
export const refusalsOf = ({ body }: MockReply): Record<string, unknown> => {
  const errors = at(body, 'errors');
  return Array.isArray(errors)
    ? Object.fromEntries(errors.map((one: unknown) => [String(at(one, 'field')), at(one, 'code')]))
    : {};
};
