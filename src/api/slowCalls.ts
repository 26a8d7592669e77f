import { SLOW_ANSWER_MS } from '#shared/lib/constants.ts';
import { client } from './generated/client.gen.ts';

const timers = new Map<Request, ReturnType<typeof setTimeout>>();
const late = new Set<Request>();
const listeners = new Set<() => void>();

const tell = (): void => {
  for (const listener of listeners) listener();
};

function end(request: Request | undefined): void {
  if (request === undefined) return;
  clearTimeout(timers.get(request));
  timers.delete(request);
  if (late.delete(request)) tell();
}

// A call is over when the client has its answer, with every attempt and the whole body.
client.interceptors.request.use((request) => {
  const isLate = (): void => {
    late.add(request);
    tell();
  };
  timers.set(request, setTimeout(isLate, SLOW_ANSWER_MS));
  return request;
});
client.interceptors.response.use((response, request) => {
  end(request);
  return response;
});
client.interceptors.error.use((error, _response, request) => {
  end(request);
  return error;
});

/** Whether somebody has waited for an answer for 8 s and still waits. */
export const slowCalls = {
  isAny: (): boolean => late.size > 0,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
