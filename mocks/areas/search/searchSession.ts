import { examples } from '#mocks/contract/examples.gen.ts';
import { missingPermission } from '#mocks/core/hasPermission.ts';
import type { Area } from '#mocks/core/types.ts';
import { SEARCH_PARENT_KEY } from '#mocks/doubles/typesense/parentKey.ts';
import { makeScopedKey } from '#mocks/doubles/typesense/scopedKey.ts';
import { permissions } from '#session/permissions.ts';
import { collectionsOf, embeddedRights } from './searchRights.ts';

/** `SEARCH_KEY_TTL_SECONDS` of a backend. */
const KEY_LIFE_SECONDS = 900;
const POPULAR_COUNT = 8;

/** Three search servers, on three paths of the server that was asked, so that one can fail. */
function listNodes(request: Request): { url: string }[] {
  const { origin } = new URL(request.url);
  return [1, 2, 3].map((node) => ({ url: `${origin}/api/__typesense/${node}` }));
}

export const searchSession = {
  createSearchSession: ({ db, me, request }) => {
    const refusal = missingPermission(me, permissions.search);
    if (refusal) return refusal;
    const { limits, capabilities } = examples.searchSession;
    // One number for the key and for the answer: an expiry that is answered and not embedded has no effect.
    const expiry = Math.floor(Date.now() / 1000) + KEY_LIFE_SECONDS;
    // A key is made of what stands in it: a second one in the same second would be the first one again.
    const expiresAt = Math.max(expiry, db.search.lastExpiry + 1);
    db.search.lastExpiry = expiresAt;
    const apiKey = makeScopedKey(SEARCH_PARENT_KEY, {
      ...embeddedRights(me),
      expires_at: expiresAt,
      limit_hits: limits.hits,
      limit_multi_searches: limits.searches,
    });
    return {
      status: 200,
      body: {
        nodes: listNodes(request),
        apiKey,
        expiresAt: new Date(expiresAt * 1000).toISOString(),
        keyLifeSeconds: KEY_LIFE_SECONDS,
        collections: collectionsOf(me),
        limits,
        capabilities,
        popular: db.search.successful.slice(0, POPULAR_COUNT).map(({ query }) => query),
      },
    };
  },
} satisfies Partial<Area<'search'>>;
