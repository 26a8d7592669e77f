import { isRecord } from './problem.ts';

function isMissing(value: unknown, [name, ...rest]: readonly string[]): boolean {
  if (name === undefined) return value === undefined || value === null;
  // What is not there lacks nothing of its own: it is named itself.
  if (value === undefined || value === null) return false;
  if (name === '[]') return Array.isArray(value) && value.some((item) => isMissing(item, rest));
  return isMissing(isRecord(value) ? value[name] : undefined, rest);
}

/**
 * Which of the fields a reply must bring are missing or null.
 * @param paths as `items[].supplier.name`
 */
export function missingFields(reply: unknown, paths: readonly string[]): string[] {
  return paths.filter((path) => isMissing(reply, path.replaceAll('[]', '.[]').split('.').filter(Boolean)));
}

const reported = new Set<string>();

/** Names in the console, once for each, what a reply lacks against the contract; the page shows a dash in its place. */
export async function reportMissing(operation: string, reply: unknown): Promise<void> {
  const { required } = await import('./generated/required.gen.ts');
  for (const field of missingFields(reply, required[operation] ?? [])) {
    const line = `${operation}: the reply has no ${field}`;
    if (!reported.has(line)) console.warn(line);
    reported.add(line);
  }
}
