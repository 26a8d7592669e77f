import { ask, tokenOf } from './askMock.ts';
import { itemsIn } from './replyBody.ts';

/** Asks the mock as somebody who may edit categories, or as somebody else. */
export const askAsEditor = async (call: string, body?: unknown, email = 'merchandiser@backroom.test') =>
  ask(call, { token: await tokenOf(email), ...(body === undefined ? {} : { body }) });

export const readTree = async () => itemsIn(await askAsEditor('GET /categories'));

export const readCategory = async (id: string) => (await readTree()).find((one) => one.id === id) ?? {};

export const titlesBelow = async (parentId: string | null) =>
  (await readTree()).filter((one) => one.parentId === parentId).map(({ title }) => title);

export const createCategory = (title: string, parentId: string | null = null) =>
  askAsEditor('POST /categories', { title, parentId });

export const moveCategory = async (id: string, parentId: string | null, position = 1) => {
  const { version } = await readCategory(id);
  return askAsEditor('POST /categories/move', { id, parentId, position, version });
};
