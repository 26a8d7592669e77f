import { githubDifference, githubUncompared } from './github.ts';
import { jsonDifference, jsonUncompared } from './json.ts';
import { junitDifference, junitUncompared } from './junit.ts';
import { markdownDifference } from './markdown.ts';
import type { DiffReport } from './report.ts';
import { terminalDifference } from './terminal.ts';

interface Writer {
  difference: (report: DiffReport) => string;
  /** When there was nothing to compare with. */
  uncompared: (reason: string) => string;
}

const asIs = (reason: string): string => reason;

/** What `--format` knows. */
export const FORMATS = {
  text: { difference: ({ difference, title }) => terminalDifference(difference, title), uncompared: asIs },
  markdown: {
    difference: ({ difference, title }) => markdownDifference(difference, title),
    uncompared: asIs,
  },
  json: { difference: jsonDifference, uncompared: jsonUncompared },
  junit: { difference: junitDifference, uncompared: junitUncompared },
  github: { difference: githubDifference, uncompared: githubUncompared },
} satisfies Readonly<Record<string, Writer>>;

export type Format = keyof typeof FORMATS;

export const isFormat = (name: string): name is Format => Object.hasOwn(FORMATS, name);
