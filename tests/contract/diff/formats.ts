import { formatGithub, formatGithubUncompared } from './github.ts';
import { formatJson, formatJsonUncompared } from './json.ts';
import { formatJunit, formatJunitUncompared } from './junit.ts';
import { formatMarkdown } from './markdown.ts';
import type { DiffReport } from './report.ts';
import { formatTerminal } from './terminal.ts';

interface Writer {
  difference: (report: DiffReport) => string;
  /** When there was nothing to compare with. */
  uncompared: (reason: string) => string;
}

const asIs = (reason: string): string => reason;

/** What `--format` knows. */
export const FORMATS = {
  text: { difference: ({ difference, title }) => formatTerminal(difference, title), uncompared: asIs },
  markdown: {
    difference: ({ difference, title }) => formatMarkdown(difference, title),
    uncompared: asIs,
  },
  json: { difference: formatJson, uncompared: formatJsonUncompared },
  junit: { difference: formatJunit, uncompared: formatJunitUncompared },
  github: { difference: formatGithub, uncompared: formatGithubUncompared },
} satisfies Readonly<Record<string, Writer>>;

export type Format = keyof typeof FORMATS;

export const isFormat = (name: string): name is Format => Object.hasOwn(FORMATS, name);
