import { SLOW_ANSWER_MS } from '#shared/lib/constants.ts';
import { client } from './generated/client.gen.ts';

const timers = new Map<object, ReturnType<typeof setTimeout>>();
const late = new Set<object>();
const listeners = new Set<() => void>();

const tell = (): void => {
  for (const listener of listeners) listener();
};

function begin(call: object): void {
  const isLate = (): void => {
    late.add(call);
    tell();
  };
  timers.set(call, setTimeout(isLate, SLOW_ANSWER_MS));
}

function end(call: object | undefined): void {
  if (call === undefined) return;
  clearTimeout(timers.get(call));
  timers.delete(call);
  if (late.delete(call)) tell();
}

// A call is over when the client has its answer, with every attempt and the whole body.
client.interceptors.request.use((request) => {
  begin(request);
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
  /** An answer of a server that is not ours, such as a search, waited for like those of our own. */
  watch: <T>(answer: Promise<T>): Promise<T> => {
    begin(answer);
    return answer.finally(() => end(answer));
  },
};
