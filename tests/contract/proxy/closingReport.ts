import { baseOf } from './address.ts';
import type { Contract } from '#tests/contract/model/contract.ts';
import { counted } from '#tests/contract/report/counted.ts';
import { proofLines } from '#tests/contract/report/proofLines.ts';
import { wrapped } from '#tests/contract/report/wrapped.ts';
import type { Finding } from '#tests/contract/run/ledger.ts';
import type { Proxy } from './startProxy.ts';
import type { Tally } from './tally.ts';
import type { Passed } from './traffic.ts';

/** Proofs that are shown whole; all of them stand in the files. */
const WHOLE = 5;

function statusesOf({ statuses }: Passed): string {
  const sorted = [...statuses].toSorted(([one], [other]) => one - other);
  return sorted
    .map(([status, times]) => `${status === 0 ? 'none' : status}${times > 1 ? `×${times}` : ''}`)
    .join(' ');
}

/** All ways in which a call can come out: they add up to the calls. */
function sumOf({ results }: Tally): string {
  const parts = Object.entries(results).map(([result, calls]) => `${calls} ${result}`);
  return parts.join(', ');
}

function unjudgedLines({ unjudged }: Tally): string[] {
  if (unjudged.size === 0) return [];
  const lines = [...unjudged].map(([why, calls]) => `  ${counted(calls, 'call')}: ${why}`);
  return ['Not judged:', ...lines, ''];
}

/** What came through, in words: every operation that was asked, what was wrong with it, and what nobody asked. */
export function closingReport(contract: Contract, server: URL, { traffic, checks }: Proxy): string {
  const verdicts = traffic.verdicts();
  const findings = verdicts.flatMap(({ finding }): Finding[] => (finding ? [finding] : []));
  const ruleOf = (id: string): string => checks.find((one) => one.id === id)?.rule ?? '';
  const answers = new Map([...traffic.passed].map(([id, passed]) => [id, statusesOf(passed)]));
  const widest = (texts: Iterable<string>, least: string): number =>
    Math.max(least.length, ...[...texts].map(({ length }) => length));
  const [first, third] = [widest(answers.keys(), 'operation'), widest(answers.values(), 'answers')];
  const row = (id: string, calls: string, statuses: string, result: string): string =>
    `  ${id.padEnd(first)}  ${calls.padStart(5)}  ${statuses.padEnd(third)}  ${result}`;
  const rows = [...traffic.passed].map(([id, { calls, kept }]) => {
    const own = verdicts.filter(({ operation, broken }) => operation.id === id && broken > 0);
    const wrong = own.map(({ check, broken }) => `${check}${broken > 1 ? `×${broken}` : ''}`);
    const held = kept > 0 ? 'ok' : 'not judged';
    const result = wrong.length > 0 ? `BREAKS ${wrong.join(', ')}` : held;
    return row(id, String(calls), answers.get(id) ?? '', result);
  });
  const never = traffic.neverAsked();
  const asked = contract.operations.length - never.length;
  const broken = new Set(findings.map(({ operation }) => operation.id)).size;
  const tally = traffic.tally();
  const mark = `the contract ${contract.fingerprint.slice(0, 12)}`;
  const verdict = (): string => {
    if (findings.length > 0)
      return `${counted(broken, 'operation breaks', 'operations break')} ${mark}, in ${counted(findings.length, 'way')}.`;
    return tally.results.kept > 0 ? `Nothing broke ${mark}.` : `Nothing was judged by ${mark}.`;
  };
  return [
    '',
    ...findings.slice(0, WHOLE).flatMap((one) => proofLines(one, ruleOf(one.check))),
    ...(findings.length > WHOLE
      ? [`  and ${findings.length - WHOLE} more: --html FILE shows all of them`, '']
      : []),
    ...(rows.length > 0 ? [row('operation', 'calls', 'answers', 'findings'), ...rows, ''] : []),
    ...(never.length > 0 ? [`Never asked, ${never.length}:`, ...wrapped(never), ''] : []),
    ...unjudgedLines(tally),
    `${counted(tally.asked, 'call')} to ${asked} of ${counted(contract.operations.length, 'operation')} of ${baseOf(contract, server)}: ${sumOf(tally)}.`,
    verdict(),
  ].join('\n');
}
