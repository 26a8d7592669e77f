import type { Contract, Operation } from './contract.ts';

/** The operation that a call asks for, with the texts that stand for the placeholders of its path. */
export interface FoundOperation {
  operation: Operation;
  /** Unescaped, by name. */
  path: Readonly<Record<string, string>>;
}

/** The methods that a path has; none when there is no such path. */
export interface NotFound {
  methods: readonly string[];
}

interface Route {
  operation: Operation;
  pattern: RegExp;
  names: readonly string[];
}

const NAME = /\{([^}]+)\}/g;

function routeOf(operation: Operation): Route {
  const names = [...operation.path.matchAll(NAME)].map(([, name = '']) => name);
  const source = operation.path
    .split(/\{[^}]+\}/)
    .map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
    .join('([^/]+)');
  return { operation, pattern: new RegExp(`^${source}$`), names };
}

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Tells what a method and a path (below the base path, still escaped) ask for. A fixed path stands over one with
 * placeholders (OpenAPI 3, "Path Templating Matching").
 */
export function createFinder({
  operations,
}: Contract): (method: string, path: string) => FoundOperation | NotFound {
  const routes = operations.map(routeOf).toSorted((one, other) => one.names.length - other.names.length);
  return (method, asked) => {
    const methods: string[] = [];
    for (const { operation, pattern, names } of routes) {
      const match = pattern.exec(asked);
      if (!match) continue;
      if (operation.method !== method) {
        methods.push(operation.method);
        continue;
      }
      const path = names.map((name, index) => [name, unescaped(match[index + 1] ?? '')]);
      return { operation, path: Object.fromEntries(path) };
    }
    return { methods };
  };
}
