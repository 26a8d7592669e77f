import { parse } from 'yaml';

import { at } from '#mocks/contract/homes.ts';

/** `info.version` of a contract's text, read without the rest of it; undefined when there is none. */
export function versionOf(text: string): string | undefined {
  try {
    const version = at(parse(text.split(/^paths:/m, 1)[0] ?? ''), 'info', 'version');
    return typeof version === 'string' ? version : JSON.stringify(version);
  } catch {
    return undefined;
  }
}
