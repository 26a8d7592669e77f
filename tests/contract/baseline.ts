import { readFile } from 'node:fs/promises';

import { at } from '#mocks/contract/homes.ts';

import { BadUsage } from './options.ts';
import { WORKS } from './run/standing.ts';
import type { Finding, Verdict } from './run/ledger.ts';

/** A breach as a baseline lists it: the same for every run, whatever its message. */
interface Breach {
  operation: string;
  check: string;
  place: string;
}

const keyOf = ({ operation, check, place }: Breach): string => `${operation} ${check} ${place}`.trim();

const byKey = (one: Breach, other: Breach): number => (keyOf(one) < keyOf(other) ? -1 : 1);

/** Every place where a rule is broken; an operation that was not tried counts as not seen to work. */
function breachesOf({ check, operation, places, finding, tried }: Verdict): [Breach, Finding | undefined][] {
  const breach = (place: string): Breach => ({ operation: operation.id, check, place });
  if (check === WORKS && tried === 0) return [[breach(''), undefined]];
  if (!finding) return [];
  // Where these are broken says nothing: the nearest answer differs from run to run.
  if (check === WORKS || check === 'implemented' || check === 'time') return [[breach(''), finding]];
  return [...places].map(([place, proof]) => [breach(place), proof]);
}

function isBreach(value: unknown): value is Breach {
  return ['operation', 'check', 'place'].every((name) => typeof at(value, name) === 'string');
}

/**
 * The breaches that a file lists.
 * @throws {BadUsage} when it cannot be read
 */
export async function readBaseline(file: string): Promise<readonly Breach[]> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new BadUsage(`--baseline: ${file} cannot be read; --write-baseline ${file} writes it.`);
  });
  try {
    const breaches = at(JSON.parse(text), 'breaches');
    if (Array.isArray(breaches) && breaches.every(isBreach)) return breaches;
  } catch {
    // The sentence below says it.
  }
  throw new BadUsage(`--baseline: ${file} is no list that --write-baseline has written.`);
}

/**
 * The breaches that a baseline lists after a run.
 * @param before what was listed; of operations that were not asked about it stays
 */
export function mergeBaseline(verdicts: readonly Verdict[], before: readonly Breach[]): readonly Breach[] {
  const asked = new Set(verdicts.map(({ operation }) => operation.id));
  const found = verdicts.flatMap((one) => breachesOf(one).map(([breach]) => breach));
  const kept = before.filter(({ operation }) => !asked.has(operation));
  return [...found, ...kept].toSorted(byKey);
}

/** The text of the file. */
export function formatBaseline(breaches: readonly Breach[]): string {
  return `${JSON.stringify({ breaches }, undefined, 2)}\n`;
}

interface Compared {
  /** Without the findings that are listed. */
  verdicts: readonly Verdict[];
  accepted: number;
  /** Operations that are listed as not seen to work. */
  acceptedUntried: ReadonlySet<string>;
  /** What is listed of the operations asked about, and was not found. */
  gone: readonly string[];
}

/** Takes out of the verdicts what a baseline lists. */
export function compareWithBaseline(verdicts: readonly Verdict[], listed: readonly Breach[]): Compared {
  const keys = new Set(listed.map(keyOf));
  const found = verdicts.flatMap((one) => breachesOf(one).map(([breach]) => breach));
  const foundKeys = new Set(found.map(keyOf));
  const asked = new Set(verdicts.map(({ operation }) => operation.id));
  return {
    verdicts: verdicts.map((verdict) => {
      if (!verdict.finding) return verdict;
      const fresh = breachesOf(verdict).flatMap(([breach, proof]) =>
        proof && !keys.has(keyOf(breach)) ? [proof] : [],
      );
      const finding = fresh.includes(verdict.finding) ? verdict.finding : fresh[0];
      return { ...verdict, finding, isAccepted: finding === undefined };
    }),
    accepted: found.filter((one) => keys.has(keyOf(one))).length,
    acceptedUntried: new Set(listed.filter(({ check }) => check === WORKS).map(({ operation }) => operation)),
    gone: listed
      .filter((one) => asked.has(one.operation) && !foundKeys.has(keyOf(one)))
      .map(keyOf)
      .toSorted(),
  };
}
