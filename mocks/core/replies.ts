import { examples } from '#mocks/contract/examples.gen.ts';
import type { Operation } from '#mocks/contract/operations.gen.ts';
import type { FieldProblem, NeedsLogin, Problem } from '#mocks/contract/types/types.gen.ts';

type HeaderFields = Readonly<Record<string, string>>;

/** The contract: every answer carries them. */
export const COMMON_HEADERS = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' } as const;

/** RFC 6750: how to sign in. */
export const CHALLENGE = { 'www-authenticate': 'Bearer' } as const;

/** Whether a body of this media type is JSON; any other is text as it stands. */
export function isJson(type: string): boolean {
  return /[/+]json$/.test(type);
}

/** @param text the body as it goes over the wire */
export function sendText(status: number, text: string, type: string, headers: HeaderFields = {}): Response {
  const charset = type === 'application/json' || type.startsWith('text/') ? '; charset=utf-8' : '';
  return new Response(text, {
    status,
    headers: { 'content-type': `${type}${charset}`, ...COMMON_HEADERS, ...headers },
  });
}

export function send(status: number, body: unknown, type: string, headers?: HeaderFields): Response {
  return sendText(status, bodyText(body, type), type, headers);
}

export function bodyText(body: unknown, type: string): string {
  return isJson(type) ? JSON.stringify(body) : String(body);
}

export function refuse(problem: Problem, headers?: HeaderFields): Response {
  return send(problem.status, { type: 'about:blank', ...problem }, 'application/problem+json', headers);
}

export function invalidRequest(errors: FieldProblem[]): Response {
  return refuse({ ...examples.validation, errors });
}

/** An answer of ours that is wrong. It says where, so that the mistake is found in the mock and not in the panel. */
export function contractViolation(mock: string, errors: readonly string[]): Response {
  return send(500, { mock, errors }, 'application/json');
}

/**
 * D5: observed operations say it with a 200, proposed ones with a 401; without any token both do so with a 401.
 * @param refusal what is said of a token that came with the call
 */
export function needsLogin(operation: Operation, refusal?: NeedsLogin): Response {
  const status = operation.needsLogin && refusal ? 200 : 401;
  const isTemplate = operation.tag === 'template' && status === 401; // spec §7: a `message`
  const body = isTemplate ? examples.unauthorized : (refusal ?? examples.loginNeeded);
  return send(status, body, 'application/json', status === 401 ? CHALLENGE : {});
}
