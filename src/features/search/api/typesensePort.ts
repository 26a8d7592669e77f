import TypesenseClient from 'typesense/lib/Typesense/SearchClient';
import type { ConfigurationOptions } from 'typesense/lib/Typesense/Configuration';
import type { SearchSession } from '#api/generated/types.gen.ts';
import { SearchFault } from '#features/search/model/searchFault.ts';
import type { SearchPort } from './port.ts';
import { zSearchAnswers } from './searchAnswer.ts';

type Logger = NonNullable<ConfigurationOptions['logger']>;

const levels = { TRACE: 0, DEBUG: 1, INFO: 2, WARN: 3, ERROR: 4, SILENT: 5 } as const;

const noop = (): void => undefined;

/**
 * Knows which search servers do not answer. The client tries the next one without reporting it to its caller; only its log
 * has it. Nothing of that log reaches the console.
 */
function createNodeMonitor() {
  const down = new Set<string>();
  const readLine = (line: unknown): void => {
    const text = String(line);
    const [, failed] = /Request to Node (\S+) failed due to "(?!ERR_CANCELED)/.exec(text) ?? [];
    const [, answered] = /Request to Node (\S+) was made\. Response Code was [1-4]\d\d/.exec(text) ?? [];
    if (failed !== undefined) down.add(failed);
    if (answered !== undefined) down.delete(answered);
  };
  const logger: Logger = {
    levels,
    methodFactory: () => noop,
    trace: noop,
    debug: readLine,
    log: noop,
    info: noop,
    warn: readLine,
    error: noop,
    setLevel: noop,
    getLevel: () => levels.SILENT,
    setDefaultLevel: noop,
    resetLevel: noop,
    enableAll: noop,
    disableAll: noop,
    rebuild: noop,
  };
  return { logger, isAnyDown: (): boolean => down.size > 0 };
}

/** A server that hangs is left for the next one after 2 s, and tried again after a minute. */
const TIMEOUT_S = 2;
const HEALTH_CHECK_S = 60;
const RETRY_S = 0.1;

type ClientClass = typeof TypesenseClient;

const isModule = (found: unknown): found is { default: ClientClass } =>
  typeof found === 'object' && found !== null && 'default' in found;

/** The package is CommonJS: as Node reads it, and the build with it, its default export is a step further in. */
const SearchClient = isModule(TypesenseClient) ? TypesenseClient.default : TypesenseClient;

/**
 * The official client behind the port; the one file that knows it, fetched with the first search. Its deep path is what
 * spares a third of it.
 */
export function createTypesensePort({ nodes, nearestNode, apiKey }: SearchSession): SearchPort {
  const watch = createNodeMonitor();
  const client = new SearchClient({
    nodes,
    ...(nearestNode ? { nearestNode } : {}),
    apiKey,
    randomizeNodes: false,
    connectionTimeoutSeconds: TIMEOUT_S,
    healthcheckIntervalSeconds: HEALTH_CHECK_S,
    retryIntervalSeconds: RETRY_S,
    numRetries: nodes.length,
    logger: watch.logger,
  });
  return {
    async search(searches, signal) {
      const answer: unknown = await client.multiSearch
        .perform({ searches: [...searches] }, {}, signal ? { abortSignal: signal } : {})
        .catch((error: unknown) => {
          throw toFault(error, signal);
        });
      const read = zSearchAnswers.safeParse(answer);
      if (!read.success) throw new SearchFault('unexpected', 'The answer is none of a search server.');
      return { answers: read.data.results, isDegraded: watch.isAnyDown() };
    },
  };
}

function toFault(error: unknown, signal: AbortSignal | undefined): SearchFault {
  if (signal?.aborted) return new SearchFault('aborted');
  const detail = error instanceof Error ? error.message : String(error);
  const status =
    error instanceof Error && 'httpStatus' in error && typeof error.httpStatus === 'number'
      ? error.httpStatus
      : undefined;
  if (status === undefined) return new SearchFault(navigator.onLine ? 'down' : 'offline', detail);
  if (status === 401) return new SearchFault('unauthorized', detail, status);
  if (status === 403) return new SearchFault('noAccess', detail, status);
  if (status === 429) return new SearchFault('tooMany', detail, status);
  if (status === 408 || status >= 500) return new SearchFault('down', detail, status);
  return new SearchFault(status === 400 || status === 404 ? 'badFilter' : 'unexpected', detail, status);
}
