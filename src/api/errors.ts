/**
 * What went wrong, as far as a caller acts on it. `http`: the server refused; `unexpected`: a reply this panel cannot
 * read; `loginNeeded`, `stale` and `aborted` are shown by no screen.
 */
export type ApiErrorKind =
  | 'network'
  | 'timeout'
  | 'offline'
  | 'unexpected'
  | 'http'
  | 'loginNeeded'
  | 'stale'
  | 'aborted';

/** One refused field of a form (D4). */
export interface FieldProblem {
  field: string;
  /** Row of a table or file the field belongs to, counted as the server counts. */
  row?: number;
  code: string;
  message: string;
}

export interface ApiErrorDetails {
  status?: number;
  code?: string | undefined;
  fields?: readonly FieldProblem[];
  serverMessage?: string | undefined;
  body?: unknown;
  retryAfterMs?: number | undefined;
  operation?: string;
  cause?: unknown;
}

/** The one error every call of the API rejects with. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** HTTP status, where a reply arrived. */
  readonly status: number | undefined;
  /** Machine-readable reason of a Problem reply, for example `link_expired`. */
  readonly code: string | undefined;
  readonly fields: readonly FieldProblem[];
  /** The server's own sentence of a refusal: plain text, to be shown as text. A 5xx has none. */
  readonly serverMessage: string | undefined;
  /** What a server that failed (5xx) said: for the details that administrators open, never for a sentence. */
  readonly serverDetails: string | undefined;
  /** The parsed reply of a refusal, for callers that know more of it (the current record of a 409, D12). */
  readonly body: unknown;
  /** How long the server asks to wait, in milliseconds (`Retry-After`). */
  readonly retryAfterMs: number | undefined;
  /** Method and path template, for example `GET /logout-user/{userId}`; the exchange fills it in. */
  operation: string | undefined;

  constructor(kind: ApiErrorKind, details: ApiErrorDetails = {}) {
    const { status, cause } = details;
    // What a server says while it breaks is about itself: paths, queries, stack traces.
    const isFault = Number(status) >= 500;
    const serverMessage = isFault ? undefined : details.serverMessage;
    super([kind, status, serverMessage].filter((part) => part !== undefined).join(' '), { cause });
    this.kind = kind;
    this.status = status;
    this.code = details.code;
    this.fields = isFault ? [] : (details.fields ?? []);
    this.serverMessage = serverMessage;
    this.serverDetails = isFault ? details.serverMessage : undefined;
    this.body = details.body;
    this.retryAfterMs = details.retryAfterMs;
    this.operation = details.operation;
  }
}

/** Keys of the `errors` texts that belong to this layer. */
export type ErrorKey =
  | 'offline'
  | 'network'
  | 'timeout'
  | 'unexpected'
  | 'interrupted'
  | 'refused'
  | 'unauthorized'
  | 'forbidden'
  | 'notFound'
  | 'conflict'
  | 'gone'
  | 'tooLarge'
  | 'unsupportedType'
  | 'invalid'
  | 'tooMany'
  | 'server'
  | 'unavailable';

const KEY_BY_STATUS: ReadonlyMap<number, ErrorKey> = new Map<number, ErrorKey>([
  [400, 'invalid'],
  [401, 'unauthorized'],
  [403, 'forbidden'],
  [404, 'notFound'],
  [409, 'conflict'],
  [410, 'gone'],
  [412, 'conflict'],
  [413, 'tooLarge'],
  [415, 'unsupportedType'],
  [422, 'invalid'],
  [429, 'tooMany'],
  [502, 'unavailable'],
  [503, 'unavailable'],
  [504, 'unavailable'],
]);

function keyOfStatus(status: number): ErrorKey {
  return KEY_BY_STATUS.get(status) ?? (status >= 500 ? 'server' : 'refused');
}

/** Which sentence of the `errors` texts says what went wrong. Anything that is no {@link ApiError} is unexpected. */
export function errorKey(error: unknown): ErrorKey {
  if (!(error instanceof ApiError)) return 'unexpected';
  switch (error.kind) {
    case 'http':
      return keyOfStatus(error.status ?? 0);
    case 'loginNeeded':
    case 'stale':
    case 'aborted':
      return 'interrupted';
    default:
      return error.kind;
  }
}

/** A time to wait as the texts' own formatter takes it, which counts and declines it in every language. */
function formatWait(ms: number) {
  const seconds = Math.ceil(ms / 1000);
  const inSeconds = seconds < 100;
  return {
    wait: inSeconds ? seconds : Math.ceil(seconds / 60),
    formatParams: { wait: { range: inSeconds ? 'second' : 'minute' } },
  };
}

/** Whether a write was refused because the record has been archived, which no form that was open could know. */
function isArchivedNow({ status, code, body }: ApiError): boolean {
  if (status !== 409 || code !== 'wrong_state' || typeof body !== 'object' || body === null) return false;
  const current = 'current' in body ? body.current : null;
  return (
    typeof current === 'object' &&
    current !== null &&
    'archivedAt' in current &&
    typeof current.archivedAt === 'string'
  );
}

/** Translator of the `errors` texts. */
interface ErrorTexts {
  (key: ErrorKey | 'archived'): string;
  (key: 'tooManyFor', values: ReturnType<typeof formatWait>): string;
}

/**
 * The sentence to show: how long to wait where the server says so, else its own where it refused with one (E55), else
 * ours.
 */
export function errorText(error: unknown, t: ErrorTexts): string {
  if (error instanceof ApiError) {
    if (error.status === 429 && error.retryAfterMs !== undefined)
      return t('tooManyFor', formatWait(error.retryAfterMs));
    if (isArchivedNow(error)) return t('archived');
    if (error.serverMessage !== undefined) return error.serverMessage;
  }
  return t(errorKey(error));
}

/** True for what no screen shows: the session ended (D7), the reply belongs to an earlier one (E48), the caller left. */
export function isSilent(error: unknown): boolean {
  return error instanceof ApiError && ['loginNeeded', 'stale', 'aborted'].includes(error.kind);
}

/** Waits for a call; null where the record was gone already, which is what a deletion wants. Rejects with anything else. */
export async function ignoreNotFound<Result>(call: Promise<Result>): Promise<Result | null> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
