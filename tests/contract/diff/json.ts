import { getLevel } from './difference.ts';
import type { Finding } from './findings.ts';
import type { DiffReport } from './report.ts';

/** Raised when a name goes or means something else; new names may come. */
const SHAPE = 1;

const written = (value: unknown): string => JSON.stringify(value, null, 2);

function shown(finding: Finding, lineOf: DiffReport['lineOf']) {
  const { rule, sentence, impact, operations, pointer } = finding;
  return {
    rule,
    level: getLevel(finding),
    sentence,
    ...{ backend: impact.backend, panel: impact.panel, because: impact.so },
    operations,
    ...{ pointer, line: lineOf(pointer) },
  };
}

/** The difference for programs; the README.md of the folder above describes the shape. */
export function formatJson({ difference, title, file, fails, lineOf }: DiffReport): string {
  const { findings, accepted, unused, words, versions, bump, isVersionTooLow } = difference;
  return written({
    shape: SHAPE,
    title,
    file,
    fails: findings.some(fails),
    version: {
      before: versions[0],
      after: versions[1],
      wanted: bump.wanted ?? null,
      tooLow: isVersionTooLow,
    },
    words,
    findings: findings.map((one) => ({ ...shown(one, lineOf), fails: fails(one) })),
    accepted: accepted.map(({ finding, entry }) => ({ ...shown(finding, lineOf), reason: entry.reason })),
    unused: unused.map(({ entry, because }) => ({ ...entry, because })),
  });
}

/** Why nothing was compared. */
export const formatJsonUncompared = (reason: string): string =>
  written({ shape: SHAPE, fails: false, notCompared: reason });
