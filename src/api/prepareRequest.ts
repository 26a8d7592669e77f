import { fillPlaceholders } from './placeholders.ts';
import { isRecord } from './problem.ts';

/** Path templates of calls under way, by the client's options object: the rules know operations by their template. */
const templates = new WeakMap<object, string>();

/** The path of a call before its placeholders were filled. */
export function getPathTemplate(options: { url: string }): string {
  return templates.get(options) ?? options.url;
}

/**
 * The generated client's check of a request before it builds the address. The client itself would send `{userId}` when
 * the value is missing, read inherited keys, and let `..` climb; so the path is filled here (E58 to E62).
 * @param options the resolved options of one call, changed in place: the client hands out a fresh object each time
 * @throws {PlaceholderError}
 */
export function prepareRequest(options: unknown): void {
  if (!isRecord(options) || typeof options.url !== 'string') return;
  const template = options.url;
  const path = isRecord(options.path) ? options.path : {};
  const query = isRecord(options.query) ? options.query : {};
  const filled = fillPlaceholders(template, { ...query, ...path });
  const rest = Object.entries(query).filter(([name]) => !filled.used.has(name) || Object.hasOwn(path, name));
  templates.set(options, template);
  options.url = filled.path;
  options.path = undefined;
  options.query = Object.fromEntries(rest);
}
