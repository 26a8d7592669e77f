import type { Contract, Operation, Parameter } from './contract.ts';

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

/**
 * The methods that an address of this path may have: its own, and those of paths with a placeholder that cover it, such as
 * `/products/{id}` and `/products/duplicates`.
 */
export function methodsAt({ operations }: Contract, { path }: Operation): ReadonlySet<string> {
  const own = path.split('/');
  const covers = (other: string): boolean => {
    const parts = other.split('/');
    return (
      parts.length === own.length && parts.every((part, index) => part.startsWith('{') || part === own[index])
    );
  };
  return new Set(operations.filter((one) => covers(one.path)).map(({ method }) => method));
}
