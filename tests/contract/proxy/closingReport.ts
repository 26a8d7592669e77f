import { baseOf } from './address.ts';
import type { Contract } from '#tests/contract/model/contract.ts';
import { counted } from '#tests/contract/report/counted.ts';
import { proofLines } from '#tests/contract/report/proofLines.ts';
import { wrapped } from '#tests/contract/report/wrapped.ts';
import type { Finding } from '#tests/contract/run/ledger.ts';
import type { Proxy } from './startProxy.ts';
import type { Passed } from './traffic.ts';

/** Proofs that are shown whole; all of them stand in the files. */
const WHOLE = 5;

function statusesOf({ statuses }: Passed): string {
  const sorted = [...statuses].toSorted(([one], [other]) => one - other);
  return sorted
    .map(([status, times]) => `${status === 0 ? 'none' : status}${times > 1 ? `×${times}` : ''}`)
    .join(' ');
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
  const row = (id: string, calls: string, told: string, result: string): string =>
    `  ${id.padEnd(first)}  ${calls.padStart(5)}  ${told.padEnd(third)}  ${result}`;
  const rows = [...traffic.passed].map(([id, { calls }]) => {
    const own = verdicts.filter(({ operation, broken }) => operation.id === id && broken > 0);
    const wrong = own.map(({ check, broken }) => `${check}${broken > 1 ? `×${broken}` : ''}`);
    const result = wrong.length > 0 ? `BREAKS ${wrong.join(', ')}` : 'ok';
    return row(id, String(calls), answers.get(id) ?? '', result);
  });
  const never = traffic.neverAsked();
  const asked = contract.operations.length - never.length;
  const broken = new Set(findings.map(({ operation }) => operation.id)).size;
  const mark = `the contract ${contract.fingerprint.slice(0, 12)}`;
  return [
    '',
    ...findings.slice(0, WHOLE).flatMap((one) => proofLines(one, ruleOf(one.check))),
    ...(findings.length > WHOLE
      ? [`  and ${findings.length - WHOLE} more: --html FILE shows all of them`, '']
      : []),
    ...(rows.length > 0 ? [row('operation', 'calls', 'answers', 'findings'), ...rows, ''] : []),
    ...(never.length > 0 ? [`Never asked, ${never.length}:`, ...wrapped(never), ''] : []),
    `${counted(traffic.calls(), 'call')} to ${asked} of ${counted(contract.operations.length, 'operation')} of ${baseOf(contract, server)}.`,
    findings.length === 0
      ? `Nothing broke ${mark}.`
      : `${counted(broken, 'operation breaks', 'operations break')} ${mark}, in ${counted(findings.length, 'way')}.`,
  ].join('\n');
}
