import { ApiError } from '#api/errors.ts';
import { SearchFault } from '#features/search/model/searchFault.ts';

/** What went wrong, as the screen says it; null for what no screen shows. */
export function toSearchFault(error: unknown): SearchFault | null {
  if (error instanceof SearchFault) return error.kind === 'aborted' ? null : error;
  if (!(error instanceof ApiError)) return new SearchFault('unexpected', readDetail(error));
  const { kind, status, serverMessage } = error;
  if (kind === 'loginNeeded' || kind === 'stale' || kind === 'aborted') return null;
  if (kind === 'offline') return new SearchFault('offline');
  if (kind === 'network' || kind === 'timeout') return new SearchFault('down', serverMessage);
  if (status === 403) return new SearchFault('noAccess', serverMessage, status);
  if (status === 429) return new SearchFault('tooMany', serverMessage, status, error);
  if (status === 503) return new SearchFault('notSetUp', serverMessage, status, error);
  return new SearchFault('unexpected', serverMessage, status, error);
}

const readDetail = (error: unknown): string | undefined =>
  error instanceof Error ? error.message : undefined;
