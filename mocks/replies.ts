import { examples } from './contract/examples.gen.ts';
import type { Operation } from './contract/operations.gen.ts';
import type { FieldProblem, Problem } from './contract/types/types.gen.ts';

type HeaderFields = Readonly<Record<string, string>>;

/** @param text the body as JSON text */
export function sendText(status: number, text: string, type: string, headers: HeaderFields = {}): Response {
  const charset = type === 'application/json' ? '; charset=utf-8' : '';
  return new Response(text, {
    status,
    headers: { 'content-type': `${type}${charset}`, 'cache-control': 'no-store', ...headers },
  });
}

export function send(status: number, body: unknown, type: string, headers?: HeaderFields): Response {
  return sendText(status, JSON.stringify(body), type, headers);
}

export function refuse(problem: Problem, headers?: HeaderFields): Response {
  return send(problem.status, { type: 'about:blank', ...problem }, 'application/problem+json', headers);
}

export function invalid(errors: FieldProblem[]): Response {
  return refuse({ ...examples.validation, errors });
}

/** An answer of ours that is wrong. It says where, so that the mistake is found in the mock and not in the panel. */
export function broken(mock: string, errors: readonly string[]): Response {
  return send(500, { mock, errors }, 'application/json');
}

/** D5: observed operations say it with a 200, proposed ones with a 401; without any token both do so with a 401. */
export function needsLogin(operation: Operation, hasToken: boolean): Response {
  const status = operation.needsLogin && hasToken ? 200 : 401;
  return send(status, examples.loginNeeded, 'application/json');
}
