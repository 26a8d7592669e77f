import { REQUEST_TIMEOUT_MS } from '#shared/lib/constants.ts';
import { isPublic, isTemplate, mayBeNull } from './operations.ts';
import { isRecord } from './problem.ts';
import { LOGIN_FIELD } from './statusZero.ts';

declare module './generated/core/types.gen.ts' {
  /** What a caller may say about one call, in `meta`. It is no part of the query key. */
  interface ClientMeta {
    /** spec §7, D7: false leaves the body as it came: no status-0 rule, no redirect, a 401 is an ordinary error. */
    checkLogin?: boolean;
    /** Field looked at instead of `status` (E41). */
    loginField?: string;
    /** false: a read that must not be asked twice, such as `GET /logout-user/{userId}`. */
    retry?: false;
    /** Limit of one attempt in milliseconds, instead of 30 s. */
    timeoutMs?: number;
  }
}

/** One call of the API, as far as the client's rules need to know it. */
export interface Call {
  /** Method and path template, for example `GET /logout-user/{userId}`. */
  operation: string;
  isPublic: boolean;
  isTemplate: boolean;
  mayBeNull: boolean;
  checkLogin: boolean;
  loginField: string;
  /** True for reads that may be asked again. */
  retries: boolean;
  timeoutMs: number;
  /** False where the caller asked for text, a file or a stream by `parseAs`. */
  wantsJson: boolean;
}

/**
 * @param options resolved options of the generated client
 * @param template the path before its placeholders were filled
 */
export function describeCall(options: { method?: string; parseAs?: string }, template: string): Call {
  const method = options.method ?? 'GET';
  const operation = `${method} ${template}`;
  const isRead = method === 'GET' || method === 'HEAD';
  // The generated types leave `meta` out of the resolved options.
  const meta = 'meta' in options && isRecord(options.meta) ? options.meta : {};
  const { checkLogin, loginField, retry, timeoutMs } = meta;
  return {
    operation,
    isPublic: isPublic(operation),
    isTemplate: isTemplate(operation),
    mayBeNull: mayBeNull(operation),
    checkLogin: checkLogin !== false,
    loginField: typeof loginField === 'string' ? loginField : LOGIN_FIELD,
    retries: isRead && retry !== false,
    timeoutMs: typeof timeoutMs === 'number' ? timeoutMs : REQUEST_TIMEOUT_MS,
    wantsJson: options.parseAs === undefined || options.parseAs === 'auto' || options.parseAs === 'json',
  };
}
