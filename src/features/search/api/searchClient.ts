import type { SearchSession } from '#api/generated/types.gen.ts';
import { slowCalls } from '#api/slowCalls.ts';
import { SearchFault } from '#features/search/model/searchFault.ts';
import { loadExtra } from '#shared/lib/loadExtra.ts';
import type { SearchPort, SearchReply, SearchRequest } from './port.ts';
import { currentSession, renewedSession } from './searchSession.ts';

/** A client of its own for each session: it knows which servers answer. Gone with its session. */
const ports = new WeakMap<SearchSession, Promise<SearchPort>>();

async function openPort(session: SearchSession): Promise<SearchPort> {
  const held = ports.get(session);
  if (held) return held;
  const made = loadExtra(() => import('./typesensePort.ts')).then(({ createTypesensePort }) =>
    createTypesensePort(session),
  );
  ports.set(session, made);
  // What could not be fetched is fetched again with the next search.
  made.catch(() => ports.delete(session));
  return made;
}

/**
 * Searches, in as many requests as the key needs. A key that is refused is renewed once.
 * @throws SearchFault, or the `ApiError` of a session that could not be had
 */
export async function search(searches: readonly SearchRequest[], signal?: AbortSignal): Promise<SearchReply> {
  const session = await currentSession();
  try {
    return await ask(session, searches, signal);
  } catch (error) {
    if (!isUnauthorized(error)) throw error;
  }
  try {
    return await ask(await renewedSession(session), searches, signal);
  } catch (error) {
    throw isUnauthorized(error) ? new SearchFault('ended', error.detail, error.status) : error;
  }
}

async function ask(
  session: SearchSession,
  searches: readonly SearchRequest[],
  signal: AbortSignal | undefined,
): Promise<SearchReply> {
  const port = await openPort(session);
  const size = session.limits.searches;
  const batches = Array.from({ length: Math.ceil(searches.length / size) }, (_, at) =>
    searches.slice(at * size, (at + 1) * size),
  );
  const replies = await slowCalls.watch(Promise.all(batches.map((batch) => port.search(batch, signal))));
  return {
    answers: replies.flatMap(({ answers }) => answers),
    isDegraded: replies.some(({ isDegraded }) => isDegraded),
  };
}

const isUnauthorized = (error: unknown): error is SearchFault =>
  error instanceof SearchFault && error.kind === 'unauthorized';
