import { at } from '#mocks/contract/homes.ts';

import type { Contract } from '#tests/contract/model/contract.ts';
import { type Accepted, type AcceptEntry, applyAcceptList, type UnusedEntry } from './acceptList.ts';
import { isBreaking } from './change.ts';
import { compareContracts } from './compareContracts.ts';
import { type Finding, groupChanges } from './findings.ts';
import { type Bump, judgeBump } from './version.ts';

/** Two contracts compared: what reports are written from. */
export interface Difference {
  /** Breaking ones first, each part in the order of the contract. */
  findings: readonly Finding[];
  /** Taken out of the findings because somebody accepts them. */
  accepted: readonly Accepted[];
  unused: readonly UnusedEntry[];
  /** Places where words or examples changed. */
  words: number;
  versions: readonly [string, string];
  bump: Bump;
  /** Whether something breaks and the version does not say so. */
  isVersionTooLow: boolean;
}

function versionOf({ document }: Contract): string {
  const version = at(document, 'info', 'version');
  return typeof version === 'string' ? version : JSON.stringify(version ?? 'none');
}

const LEVELS = ['breaking', 'warning', 'harmless'] as const;

/** How much a finding weighs for who looks at both sides: a warning is work for one of them. */
export function getLevel(finding: Finding): (typeof LEVELS)[number] {
  const { backend, panel } = finding.impact;
  if (isBreaking(finding)) return 'breaking';
  return backend === 'harmless' && panel === 'harmless' ? 'harmless' : 'warning';
}

/** What makes the command fail: what breaks and the version does not say so, what breaks at all, or what wants work too. */
export const FAIL_ON = ['version', 'breaking', 'warning'] as const;

export type FailOn = (typeof FAIL_ON)[number];

/** Tells which findings make the command fail. */
export function createFailCheck(
  { isVersionTooLow }: Difference,
  failOn: FailOn,
): (finding: Finding) => boolean {
  return (finding) =>
    failOn === 'warning'
      ? getLevel(finding) !== 'harmless'
      : isBreaking(finding) && (isVersionTooLow || failOn === 'breaking');
}

/**
 * @param entries what is accepted
 * @throws {UnusableContract} when a reference leads nowhere
 */
export function createDifference(
  before: Contract,
  after: Contract,
  entries: readonly AcceptEntry[] = [],
): Difference {
  const changes = compareContracts(before, after);
  const weigh = (finding: Finding): number => LEVELS.indexOf(getLevel(finding));
  const all = groupChanges(changes).sort((one, other) => weigh(one) - weigh(other));
  const versions = [versionOf(before), versionOf(after)] as const;
  const { findings, accepted, unused } = applyAcceptList(all, entries, versions[1]);
  const bump = judgeBump(...versions);
  return {
    ...{ findings, accepted, unused },
    words: new Set(changes.filter(({ wording }) => wording).map(({ pointer }) => pointer)).size,
    versions,
    bump,
    isVersionTooLow: !bump.enough && findings.some(isBreaking),
  };
}
