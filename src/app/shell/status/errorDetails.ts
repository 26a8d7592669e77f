import { ApiError } from '#api/errors.ts';

interface ErrorContext {
  pathname: string;
  at: Date;
  /** Development only: a stack says nothing to staff and something to an attacker (T15). */
  stack: boolean;
  /** For an administrator: with what a failed server said. */
  isFull?: boolean;
}

/** The facts of an error as lines of text: what, where, when. */
export function formatErrorDetails(
  error: unknown,
  { pathname, at, stack, isFull = false }: ErrorContext,
): string {
  const lines = [
    ['page', pathname],
    ['time', at.toISOString()],
    ['error', error instanceof Error ? error.name : typeof error],
    ...(error instanceof ApiError
      ? [
          ['call', error.operation],
          ['kind', error.kind],
          ['status', error.status],
          ['code', error.code],
          ['server', isFull ? error.serverDetails : undefined],
        ]
      : []),
    ...(stack && error instanceof Error ? [['stack', error.stack]] : []),
  ];
  return lines.flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${value}`])).join('\n');
}
