import { parse } from 'yaml';

import { isRecord } from '#mocks/contract/homes.ts';

import { BadUsage } from '#tests/contract/options.ts';
import type { Finding } from './findings.ts';
import { hasReached } from './version.ts';

/** A difference that somebody accepts, and why. */
export interface AcceptEntry {
  rule: string;
  /** An id, or the path of an operation, or a place in the document and all below it. */
  operation?: string;
  path?: string;
  reason: string;
  /** The version from which on it does not count any more. */
  until?: string;
}

export interface Accepted {
  finding: Finding;
  entry: AcceptEntry;
}

/** An entry that accepted nothing. */
export interface UnusedEntry {
  entry: AcceptEntry;
  /** The end of the sentence: `matches nothing`. */
  because: string;
}

const NAMES = ['rule', 'operation', 'path', 'reason', 'until'] as const;

function readEntry(value: unknown, place: string): AcceptEntry {
  if (!isRecord(value)) throw new BadUsage(`${place} is no entry with a rule and a reason.`);
  const unknown = Object.keys(value).find((key) => !NAMES.some((name) => name === key));
  if (unknown !== undefined) throw new BadUsage(`${place} has "${unknown}", which means nothing here.`);
  const text = (name: (typeof NAMES)[number]): string | undefined => {
    const one = value[name];
    if (one === undefined) return undefined;
    if (typeof one === 'string' && one.trim() !== '') return one.trim();
    throw new BadUsage(`${place} has a ${name} that is no text.`);
  };
  const [rule, operation, path, reason, until] = NAMES.map(text);
  if (rule === undefined) throw new BadUsage(`${place} has no rule.`);
  if (reason === undefined) throw new BadUsage(`${place} has no reason.`);
  if ((operation === undefined) === (path === undefined)) {
    throw new BadUsage(`${place} has to name an operation or a path, and not both.`);
  }
  return {
    ...{ rule, reason },
    ...(operation === undefined ? {} : { operation }),
    ...(path === undefined ? {} : { path }),
    ...(until === undefined ? {} : { until }),
  };
}

/**
 * Reads a list of entries, YAML or JSON.
 * @param name of the file, for what is said about it
 * @throws {BadUsage} when an entry does not say what it accepts and why
 */
export function readAcceptList(text: string, name: string): AcceptEntry[] {
  let list: unknown;
  try {
    list = parse(text);
  } catch {
    throw new BadUsage(`${name} is neither YAML nor JSON.`);
  }
  if (list === null) return [];
  if (!Array.isArray(list)) throw new BadUsage(`${name} is no list of entries.`);
  return list.map((one: unknown, index) => readEntry(one, `Entry ${index + 1} of ${name}`));
}

type Place = Finding['operations'][number];

/** The operations for which an entry accepts a finding. */
function acceptedPlaces({ rule, operation, path }: AcceptEntry, finding: Finding): readonly Place[] {
  if (rule !== finding.rule) return [];
  if (operation !== undefined) return finding.operations.filter(({ id }) => id === operation);
  if (finding.pointer === path || finding.pointer.startsWith(`${path ?? ''}/`)) return finding.operations;
  return finding.operations.filter(({ address }) => address.endsWith(` ${path ?? ''}`));
}

/**
 * Takes out what is accepted. A finding that meets more operations than are accepted stays for the others.
 * @param version of the new contract
 */
export function applyAcceptList(
  findings: readonly Finding[],
  entries: readonly AcceptEntry[],
  version: string,
): { findings: Finding[]; accepted: Accepted[]; unused: UnusedEntry[] } {
  const accepted: Accepted[] = [];
  const unused: UnusedEntry[] = [];
  let open = [...findings];
  for (const entry of entries) {
    if (entry.until !== undefined && hasReached(version, entry.until)) {
      unused.push({ entry, because: `does not count from version ${entry.until} on` });
      continue;
    }
    const before = accepted.length;
    open = open.flatMap((finding) => {
      const places = acceptedPlaces(entry, finding);
      if (places.length === 0) return [finding];
      accepted.push({ finding: { ...finding, operations: places }, entry });
      const others = finding.operations.filter((place) => !places.includes(place));
      return others.length === 0 ? [] : [{ ...finding, operations: others }];
    });
    if (accepted.length === before) unused.push({ entry, because: 'matches nothing' });
  }
  return { findings: open, accepted, unused };
}
