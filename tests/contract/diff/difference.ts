import { at } from '#mocks/contract/homes.ts';

import type { Contract } from '#tests/contract/model/contract.ts';
import { type Accepted, type AcceptEntry, applyAcceptList, type UnusedEntry } from './acceptList.ts';
import { isBreaking } from './change.ts';
import { compareContracts } from './compareContracts.ts';
import { type Finding, findingsOf } from './findings.ts';
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
  unsaid: boolean;
}

function versionOf({ document }: Contract): string {
  const version = at(document, 'info', 'version');
  return typeof version === 'string' ? version : JSON.stringify(version ?? 'none');
}

/** From 0, which breaks, to 2, which is harmless. */
export function weightOf(finding: Finding): 0 | 1 | 2 {
  const { backend, panel } = finding.impact;
  if (isBreaking(finding)) return 0;
  return backend === 'harmless' && panel === 'harmless' ? 2 : 1;
}

/** What makes the command fail: what breaks and the version does not say so, what breaks at all, or what wants work too. */
export const FAIL_ON = ['version', 'breaking', 'warning'] as const;

export type FailOn = (typeof FAIL_ON)[number];

/** Tells which findings make the command fail. */
export function failsBy({ unsaid }: Difference, failOn: FailOn): (finding: Finding) => boolean {
  return (finding) =>
    failOn === 'warning' ? weightOf(finding) < 2 : isBreaking(finding) && (unsaid || failOn === 'breaking');
}

/**
 * @param entries what is accepted
 * @throws {UnusableContract} when a reference leads nowhere
 */
export function differenceOf(
  before: Contract,
  after: Contract,
  entries: readonly AcceptEntry[] = [],
): Difference {
  const changes = compareContracts(before, after);
  const all = findingsOf(changes).sort((one, other) => weightOf(one) - weightOf(other));
  const versions = [versionOf(before), versionOf(after)] as const;
  const { findings, accepted, unused } = applyAcceptList(all, entries, versions[1]);
  const bump = judgeBump(...versions);
  return {
    ...{ findings, accepted, unused },
    words: new Set(changes.filter(({ wording }) => wording).map(({ pointer }) => pointer)).size,
    versions,
    bump,
    unsaid: !bump.enough && findings.some(isBreaking),
  };
}
