import { MutationCache, notifyManager, onlineManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { isSilent } from './errors.ts';
import { recordServerError } from './lastServerError.ts';
import { reportMissing } from './missingFields.ts';
import { isRecord } from './problem.ts';

// By default a result waits for a timer before components are notified, which browsers stretch to 4 ms and more.
notifyManager.setScheduler(queueMicrotask);

// TanStack takes a page to be online at the start; then it would not read again when the connection comes.
if (typeof window !== 'undefined') onlineManager.setOnline(navigator.onLine);

/** For so many milliseconds the page uses what its loader has fetched. */
const FRESH_MS = 5000;

let onBackgroundError: (error: Error) => void = () => undefined;

/**
 * Sets the listener for a refresh that failed while the last good data is still on the page; app shows a toast. A query
 * without data shows its own error, and silent errors are not shown, so no error is shown twice.
 */
export function setBackgroundErrorHandler(listener: (error: Error) => void): void {
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
      recordServerError(error);
      if (query.state.data !== undefined && !isSilent(error)) onBackgroundError(error);
    },
  }),
  mutationCache: new MutationCache({ onError: recordServerError }),
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

/** A list of fields that cannot be loaded is no error. */
function nothing(): void {
  return undefined;
}
