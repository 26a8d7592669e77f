import { MutationCache, notifyManager, onlineManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { isSilent } from './errors.ts';
import { noteFault } from './lastFault.ts';
import { reportMissing } from './missingFields.ts';
import { isRecord } from './problem.ts';

// By default an answer waits for a timer before the page hears of it, which browsers draw out to 4 ms and more.
notifyManager.setScheduler(queueMicrotask);

// It takes a page to be online that was never told otherwise, and would not read again when the connection comes.
if (typeof window !== 'undefined') onlineManager.setOnline(navigator.onLine);

/** What a loader has fetched is fresh for the page that asks for it a moment later, in milliseconds. */
const FRESH_MS = 5000;

let onBackgroundError: (error: Error) => void = () => undefined;

/**
 * Sets who hears of a refresh that failed while the last good data is still on the page; app shows a toast. A query
 * without data shows its own error, and silent errors are nobody's news, so nothing is said twice.
 */
export function hearBackgroundErrors(listener: (error: Error) => void): void {
  onBackgroundError = listener;
}

/** The one cache of the panel. Retries live in the request layer, where `Retry-After` is known, so there are none here. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onSuccess: (data, { queryKey: [key] }) => {
      // The generated keys name their operation.
      if (isRecord(key) && typeof key._id === 'string') void reportMissing(key._id, data).catch(nothing);
    },
    onError: (error, query) => {
      noteFault(error);
      if (query.state.data !== undefined && !isSilent(error)) onBackgroundError(error);
    },
  }),
  mutationCache: new MutationCache({ onError: noteFault }),
  defaultOptions: {
    queries: {
      retry: false,
      // By default calls made offline would be held back and fired later; here they fail at once and say so.
      networkMode: 'always',
      refetchOnReconnect: true,
      staleTime: FRESH_MS,
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

/** A list of fields that cannot be fetched is missed by nobody. */
function nothing(): void {
  return undefined;
}
