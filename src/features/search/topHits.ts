import { isRefused } from './api/searchAnswer.ts';
import { search } from './api/searchClient.ts';
import { currentSession } from './api/searchSession.ts';
import { buildCount } from './model/buildSearches.ts';
import { knownCollections } from './model/collections.ts';
import { readHit } from './model/hit.ts';
import { hitAddress } from './model/hitAddress.ts';

/** A hit as one line, with where it leads. */
export interface TopHit {
  id: string;
  name: string;
  code: string;
  address: string;
}

/** As many of each as stand in sight below other results. */
const EACH = 3;

/** The best products and SKUs for a text, for the command palette. Fetched with the client when somebody types there. */
export async function topHits(q: string, signal: AbortSignal): Promise<TopHit[]> {
  const session = await currentSession();
  const goods = knownCollections(session).filter(({ name }) => name === 'products' || name === 'skus');
  if (goods.length === 0) return [];
  const { answers } = await search(
    goods.map((collection) => ({ ...buildCount(collection, q), per_page: EACH })),
    signal,
  );
  return answers.flatMap((answer, at) => {
    const collection = goods[at]?.name ?? '';
    if (isRefused(answer)) return [];
    return answer.hits.flatMap((each) => {
      const hit = readHit(each, collection, 0);
      const address = hitAddress(hit);
      return address === null
        ? []
        : [{ id: `${collection} ${hit.id}`, name: hit.name, code: hit.code, address }];
    });
  });
}
