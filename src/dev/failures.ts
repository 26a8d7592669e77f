import type { FaultName } from '#mocks/core/faults.ts';

/** The mock's failures that can be made in front of a server which knows nothing of them, in words. */
export const failures = {
  offline: 'No connection',
  reset: 'Connection lost in mid-answer',
  lost: 'Done by the server, answer lost',
  '500': '500 as JSON',
  '500-html': '500 as HTML page',
  '502': '502 as HTML page',
  '503': '503, come back after 1 s',
  flaky: '503 twice, then the server (reads are asked again)',
  '429': '429, come back after 7 s',
  '401': '401, sign-in needed',
  status0: 'Status 0, session ended',
  truncated: 'JSON cut off',
  html: '200 as HTML page (wrong type)',
  untyped: '200 without content type',
  empty: '200 without body',
  null: '200 null',
  shape: '200 of another shape',
} as const satisfies Partial<Record<FaultName, string>>;

export type FailureName = keyof typeof failures;

export function isFailureName(name: string): name is FailureName {
  return Object.hasOwn(failures, name);
}
