import { counted } from '#tests/contract/report/counted.ts';
import type { UnusedEntry } from './acceptList.ts';
import { isBreaking } from './change.ts';
import type { Difference } from './difference.ts';
import { getLevel } from './difference.ts';
import type { Finding } from './findings.ts';

/** For whom a finding is what, in a few words. */
export function formatVerdict({ impact: { backend, panel } }: Finding): string {
  if (backend === 'breaking' && panel === 'breaking') return 'breaks both';
  const parts = [
    panel === 'breaking' ? 'breaks the panel' : panel === 'needs work' ? 'work in the panel' : '',
    backend === 'breaking'
      ? 'breaks the backend'
      : backend === 'must be built'
        ? 'to build in the backend'
        : '',
  ].filter((part) => part !== '');
  return parts.join(', ') || 'harmless';
}

/** Whom a finding meets: one operation, or how many of them. */
export function formatHeading({ operations }: Finding): string {
  const [first = { id: '', address: '' }] = operations;
  if (operations.length === 1) return `${first.id}  ${first.address}`;
  return `${operations.length} operations (${first.id}, …)`;
}

/** The same, shorter. */
export function formatPlace({ operations }: Finding): string {
  return operations.length === 1 ? (operations[0]?.id ?? '') : `${operations.length} operations`;
}

/** All findings in one sentence. */
export function formatSummary({ findings, accepted, words }: Difference): string {
  const of = (level: ReturnType<typeof getLevel>): number =>
    findings.filter((one) => getLevel(one) === level).length;
  const explained = words === 0 ? '' : `; words or examples changed at ${counted(words, 'place')}`;
  const agreed =
    accepted.length === 0 ? '' : `; ${counted(accepted.length, 'change is', 'changes are')} accepted`;
  if (findings.length + accepted.length === 0) {
    return `Nothing changes for a backend or for the panel${explained}.`;
  }
  const breaking = counted(of('breaking'), 'change breaks', 'changes break');
  return `${breaking}, ${of('warning')} ${of('warning') === 1 ? 'wants' : 'want'} work, ${of('harmless')} ${of('harmless') === 1 ? 'is' : 'are'} harmless${agreed}${explained}.`;
}

/** An entry of the accept list that accepted nothing. */
export function formatUnusedEntry({
  entry: { rule, operation, path, reason },
  because,
}: UnusedEntry): string {
  return `The accepted \`${rule}\` of \`${operation ?? path ?? ''}\` ${because} (${reason}).`;
}

/** What the version says about it. */
export function formatVersion({ findings, versions: [old, now], bump, isVersionTooLow }: Difference): string {
  const goes = old === now ? `The version is still ${now}` : `The version goes from ${old} to ${now}`;
  if (!findings.some(isBreaking)) return `${goes}, and nothing breaks.`;
  if (!isVersionTooLow) return `${goes}, which says that something breaks.`;
  const wanted = bump.wanted === undefined ? 'another one' : `${bump.wanted} or higher`;
  return `${goes}; a breaking change wants ${wanted} in info.version.`;
}
