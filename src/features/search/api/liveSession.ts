import { fetchStatus } from '#api/fetchStatus.ts';
import type { SearchSession } from '#api/generated/types.gen.ts';

/**
 * While developing, without a backend: searches on servers of one's own. What is searched is described by the mock's
 * session, where and with which key by the environment. A key in a bundle must not be able to do more than search, so one
 * that may list the collections is refused.
 *
 * @throws Error that says what to change
 */
export async function liveSession(described: SearchSession): Promise<SearchSession> {
  const urls = (import.meta.env.VITE_TYPESENSE_NODES ?? '').split(',').filter((url) => url !== '');
  const apiKey = import.meta.env.VITE_TYPESENSE_SEARCH_KEY ?? '';
  const [first] = urls;
  if (first === undefined || apiKey === '')
    throw new Error('VITE_SEARCH_MODE=live needs VITE_TYPESENSE_NODES and VITE_TYPESENSE_SEARCH_KEY.');
  if ((await fetchStatus(`${first}/collections`, { 'x-typesense-api-key': apiKey })) === 200)
    throw new Error(
      'VITE_TYPESENSE_SEARCH_KEY can do more than search. Make a key with the one action documents:search.',
    );
  const session = { ...described, nodes: urls.map((url) => ({ url })), apiKey };
  delete session.nearestNode;
  return session;
}
