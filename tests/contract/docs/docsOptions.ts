import { parseArgs } from 'node:util';

import { BadUsage } from '#tests/contract/options.ts';

/** What the command line asks for. */
export interface DocsOptions {
  contract: string;
  /** The file to write. */
  html: string;
}

export const OWN_CONTRACT = 'openapi.yaml';

/** What `--help` says. */
export const DOCS_USAGE = `Writes the contract as one page to read, to send, and to try operations from.

  npm run contract:docs [-- options]

  --html FILE      the file to write (reports/contract-docs.html)
  --contract FILE  another OpenAPI 3.0 or 3.1 document than openapi.yaml

Ends with 0 when the page is written, else with 2.
`;

/**
 * @returns undefined when help is asked for
 * @throws {BadUsage}
 */
export function readDocsOptions(args: readonly string[]): DocsOptions | undefined {
  const text = { type: 'string' } as const;
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { contract: text, html: text, help: { type: 'boolean' } },
    });
    const { contract = OWN_CONTRACT, html = 'reports/contract-docs.html' } = values;
    return values.help ? undefined : { contract, html };
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split(/\.\s|\n/, 1)[0] ?? '') : '';
    throw new BadUsage(`${reason}.`);
  }
}
