import { parseArgs } from 'node:util';

import { BadUsage } from '#tests/contract/options.ts';

/** What the command line asks for. */
export interface CoverageOptions {
  missing: boolean;
  totals: boolean;
  forget: boolean;
  json: string | undefined;
}

/**
 * @returns undefined when help is asked for
 * @throws {BadUsage}
 */
export function readCoverageOptions(args: readonly string[]): CoverageOptions | undefined {
  const flag = { type: 'boolean', default: false } as const;
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { missing: flag, totals: flag, forget: flag, help: flag, json: { type: 'string' } },
    });
    const { missing, totals, forget, json, help } = values;
    return help ? undefined : { missing, totals, forget, json };
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split(/\.\s|\n/, 1)[0] ?? '') : '';
    throw new BadUsage(`${reason}.`);
  }
}
