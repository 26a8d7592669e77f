import { operations, type Operation } from '#mocks/contract/operations.gen.ts';
import type { OperationId } from './types.ts';

/** Every path of the contract stands below this one. */
export const API_PATH = '/api';

/** What a reply adds that made something: its address. */
export function locationOf(path: string): { headers: { location: string } } {
  return { headers: { location: API_PATH + path } };
}

interface Route {
  id: OperationId;
  operation: Operation;
  pattern: RegExp;
  names: readonly string[];
}

export interface Found {
  id: OperationId;
  operation: Operation;
  path: Record<string, string>;
}

const NAME = /\{([^}]+)\}/g;

function routeOf(id: OperationId, operation: Operation): Route {
  const names = [...operation.path.matchAll(NAME)].map(([, name = '']) => name);
  const pattern = operation.path.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&').replaceAll(NAME, '([^/]+)');
  return { id, operation, pattern: new RegExp(`^${pattern}$`), names };
}

/** By first segment of the path: with many operations a request is held against a few patterns, not all. */
const bySegment = new Map<string, Route[]>();
for (const id of Object.keys(operations).filter(isOperationId)) {
  const route = routeOf(id, operations[id]);
  const segment = segmentOf(route.operation.path);
  // Fixed paths before those with placeholders: `/team/grantable-roles` is no team member.
  const routes = [...(bySegment.get(segment) ?? []), route].sort((a, b) => a.names.length - b.names.length);
  bySegment.set(segment, routes);
}

function isOperationId(id: string): id is OperationId {
  return Object.hasOwn(operations, id);
}

function segmentOf(path: string): string {
  return path.split('/', 2)[1] ?? '';
}

function decodeSegment(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** Which operation a request asks for; else the methods that its path has. */
export function findOperation(method: string, pathname: string): Found | { methods: string[] } {
  const apiPath = pathname.startsWith(`${API_PATH}/`) ? pathname.slice(API_PATH.length) : '';
  const methods: string[] = [];
  for (const { id, operation, pattern, names } of bySegment.get(segmentOf(apiPath)) ?? []) {
    const match = pattern.exec(apiPath);
    if (!match) continue;
    if (operation.method === method) {
      const path = Object.fromEntries(
        names.map((name, index) => [name, decodeSegment(match[index + 1] ?? '')]),
      );
      return { id, operation, path };
    }
    methods.push(operation.method);
  }
  return { methods };
}
