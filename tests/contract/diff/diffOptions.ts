import { parseArgs } from 'node:util';

import { BadUsage } from '#tests/contract/options.ts';
import { FAIL_ON, type FailOn } from './difference.ts';
import { type Format, FORMATS, isFormat } from './formats.ts';

/** What the command line asks for. */
export interface DiffOptions {
  contract: string;
  /** A file to compare with. */
  base: string | undefined;
  /** A revision to compare with. */
  revision: string | undefined;
  format: Format;
  markdown: string | undefined;
  /** A file that names what is accepted. */
  accept: string | undefined;
  failOn: FailOn;
}

/** What `--help` says. */
export const DIFF_USAGE = `Tells what a change of the contract does to a backend and to the panel.

  npm run contract:diff [-- REV] [options]

  REV              a revision to compare with, such as origin/main; without it, the commit that set info.version
  --base FILE      compares with a file
  --contract FILE  another OpenAPI 3.0 or 3.1 document than openapi.yaml
  --format FORMAT  text, markdown, json, junit or github (annotations); npm prints less with --silent
  --markdown FILE  everything, for a pull request
  --accept FILE    a list, YAML or JSON, of what is accepted and why; tests/contract/README.md describes it
  --fail-on WHAT   version (as below), breaking (whatever the version says) or warning (work for one side too)

Ends with 1 when something breaks and info.version does not say so, with 2 when nothing could be read, else with 0.
`;

/**
 * @returns undefined when help is asked for
 * @throws {BadUsage}
 */
export function readDiffOptions(args: readonly string[]): DiffOptions | undefined {
  const text = { type: 'string' } as const;
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        ...{ base: text, contract: text, format: text, markdown: text, accept: text },
        ...{ 'fail-on': text, help: { type: 'boolean' } },
      },
    });
    const [revision, ...more] = positionals;
    if (values.help) return undefined;
    if (more.length > 0) throw new BadUsage('Give one revision.');
    if (revision !== undefined && values.base !== undefined) {
      throw new BadUsage('Give a revision or --base, not both.');
    }
    const { contract = 'openapi.yaml', base, markdown, accept, format = 'text' } = values;
    if (!isFormat(format)) {
      throw new BadUsage(`--format is one of ${Object.keys(FORMATS).join(', ')}, not "${format}".`);
    }
    const { 'fail-on': failsOn = 'version' } = values;
    const failOn = FAIL_ON.find((one) => one === failsOn);
    if (failOn === undefined) {
      throw new BadUsage(`--fail-on is one of ${FAIL_ON.join(', ')}, not "${failsOn}".`);
    }
    return { contract, base, revision, format, markdown, accept, failOn };
  } catch (error) {
    if (error instanceof BadUsage) throw error;
    const reason = error instanceof Error ? (error.message.split(/\.\s|\n/, 1)[0] ?? '') : '';
    throw new BadUsage(`${reason}.`);
  }
}
