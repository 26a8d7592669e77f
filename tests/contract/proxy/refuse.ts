import type { ServerResponse } from 'node:http';

import type { Violation } from './traffic.ts';
import { violationsHeader } from './violationsHeader.ts';

/** Answers in the place of the server: 502 with a Problem (RFC 9457) that lists what broke the contract. */
export function refuse(outgoing: ServerResponse, detail: string, violations: readonly Violation[]): void {
  const problem = {
    type: 'about:blank',
    title: 'Bad Gateway',
    status: 502,
    code: 'bad_gateway',
    detail,
    violations,
  };
  const headers = [['Content-Type', 'application/problem+json'], ...violationsHeader(violations)];
  outgoing.writeHead(502, headers.flat());
  outgoing.end(JSON.stringify(problem));
}
