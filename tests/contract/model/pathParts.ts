import type { Operation, Parameter } from './contract.ts';

/** Last fixed segment of a path: what the things there are called. */
export function collectionOf(path: string): string {
  return path.split('/').findLast((part) => part !== '' && !part.startsWith('{')) ?? '';
}

/** The segment that stands before a placeholder. */
export function homeOf(path: string, name: string): string {
  const parts = path.split('/');
  return parts[parts.indexOf(`{${name}}`) - 1] ?? '';
}

/** The last placeholder of a path: the thing that the call is about. */
export function subjectOf({ parameters }: Operation): Parameter | undefined {
  return parameters.findLast(({ in: place }) => place === 'path');
}
