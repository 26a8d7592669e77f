import type { Contract } from '#tests/contract/model/contract.ts';
import { createFinder, type FoundOperation, type NotFound } from '#tests/contract/model/findOperation.ts';

/** Where a call goes, and what it asks for. */
export interface Address {
  url: URL;
  /** Path and query as they go over the wire: an address object would tidy them up. */
  path: string;
  found: FoundOperation | NotFound;
}

/** The base of a server: its own path, else that of the contract's first server. No slash at its end. */
export function baseOf({ basePath }: Contract, server: URL): string {
  const own = server.pathname.replace(/\/+$/, '');
  return `${server.origin}${own === '' ? basePath : own}`;
}

/** The path in what a request line may hold: a path, or a whole address (RFC 9112, 3.2). */
function originForm(target: string): string {
  if (target.startsWith('/')) return target;
  const path = /^https?:\/\/[^/?#]*(.*)$/i.exec(target)?.[1] ?? '';
  return path.startsWith('/') ? path : `/${path}`;
}

function below(base: string, path: string): string[] {
  return path === base || path.startsWith(`${base}/`) ? [path.slice(base.length)] : [];
}

/**
 * Finds where calls go. A caller may put the contract's base path before a path, or the server's own, or none: what
 * counts is what the contract describes.
 */
export function createAddresses(
  contract: Contract,
  server: URL,
): (method: string, target: string) => Address {
  const find = createFinder(contract);
  const base = new URL(baseOf(contract, server));
  const prefix = base.pathname.replace(/\/+$/, '');
  return (method, target) => {
    // It asks about the server as a whole (RFC 9112, 3.2.4).
    if (target === '*') return { url: base, path: target, found: { methods: [] } };
    const asked = originForm(target);
    const mark = asked.indexOf('?');
    const [all, query] = mark < 0 ? [asked, ''] : [asked.slice(0, mark), asked.slice(mark)];
    const paths = [contract.basePath, prefix, ''].flatMap((one) => below(one, all));
    const tries = paths.map((path) => ({ path, found: find(method, path) }));
    const known = tries.find(({ found }) => 'operation' in found || found.methods.length > 0);
    const { path, found } = known ?? tries[0] ?? { path: all, found: { methods: [] } };
    const whole = `${prefix}${path}${query}`;
    return { url: new URL(`${base.origin}${whole}`), path: whole, found };
  };
}
