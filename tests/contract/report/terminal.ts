import type { Finding, Verdict } from '#tests/contract/run/ledger.ts';
import { IMPLEMENTED, reasonOf, standingOf, WORKS } from '#tests/contract/run/standing.ts';
import { counted } from './counted.ts';
import { clipped, tell } from './findingText.ts';
import { grouped } from './grouped.ts';
import { nextStep } from './nextStep.ts';
import { proofLines } from './proofLines.ts';
import type { Report } from './report.ts';
import { standingsInWords, tallyOf } from './tally.ts';
import { wrapped } from './wrapped.ts';

/** Proofs that are shown whole; the others are one line each, and whole in the files. */
const WHOLE = 5;
const LINES = 20;

function findingLines({ checks, outcome }: Report): string[] {
  const ruleOf = (id: string): string => checks.find((one) => one.id === id)?.rule ?? '';
  const findings = outcome.verdicts.flatMap(({ check, finding }): Finding[] =>
    finding && check !== IMPLEMENTED && check !== WORKS ? [finding] : [],
  );
  const more = findings.length - WHOLE - LINES;
  return [
    ...findings.slice(0, WHOLE).flatMap((finding) => proofLines(finding, ruleOf(finding.check))),
    ...findings
      .slice(WHOLE, WHOLE + LINES)
      .map((one) => `  ${one.operation.id}  ${one.check}: ${clipped(tell(one).sentence, 90)}`),
    ...(more > 0 ? [`  and ${more} more: --html FILE shows all of them`] : []),
    ...(findings.length > WHOLE ? [''] : []),
  ];
}

/** Operations that are not kept and break no single rule: not seen to work, not there, not tried. */
function standingLines(verdicts: readonly Verdict[]): string[] {
  const all = [...grouped(verdicts, ({ operation }) => operation.id)];
  const unshown = all.filter(([, own]) => own.some(({ check, finding }) => check === WORKS && finding));
  const missing = all.filter(([, own]) => standingOf(own) === 'not implemented');
  const untried = all.filter(([, own]) => standingOf(own) === 'not tried');
  const reasons = grouped(untried, ([, own]) => reasonOf(own) ?? 'nothing to ask');
  const heading = (count: number, words: string): string[] => [`${words}, ${count}:`];
  return [
    ...(unshown.length > 0 ? heading(unshown.length, 'Not shown to work') : []),
    ...unshown.map(([id, own]) => `  ${id}: ${reasonOf(own) ?? ''}`),
    ...(missing.length > 0 ? heading(missing.length, 'Not implemented') : []),
    ...wrapped(missing.map(([id]) => id)),
    ...[...reasons].flatMap(([reason, own]) => [
      `Not tried, ${own.length}: ${reason}`,
      ...wrapped(own.map(([id]) => id)),
    ]),
  ];
}

/** The result in words, short enough for one screen. */
export function terminalReport(report: Report): string {
  const { contract, server, replay, proposed, baseline, outcome } = report;
  const tally = tallyOf(outcome.verdicts);
  const standing = standingLines(outcome.verdicts);
  const next = nextStep(report);
  const seconds = outcome.ms / 1000;
  const speed = `${counted(tally.judged, 'check')} of ${counted(outcome.calls, 'call')} in ${seconds.toFixed(1)} s`;
  const { kept } = tally.standings;
  const all = counted(tally.operations, 'operation');
  const mark = contract.fingerprint.slice(0, 12);
  const isOne = kept === 1;
  const sentence =
    kept === tally.operations
      ? `${all} of ${server} ${isOne ? 'keeps' : 'keep'} the contract ${mark}.`
      : `${kept} of ${all} of ${server} ${isOne ? 'keeps' : 'keep'} the contract ${mark}: ${standingsInWords(tally)}.`;
  const lines = [
    '',
    ...findingLines(report),
    ...standing,
    ...(standing.length > 0 ? [''] : []),
    ...next,
    ...(next.length > 0 ? [''] : []),
    sentence,
    `${speed} (${Math.round(tally.judged / seconds)} a second)${replay ? `, seed ${replay.seed}` : ''}.`,
  ];
  if (tally.untried > 0) {
    const rules = counted(tally.untried, 'rule');
    lines.push(`${rules} could not be tried; --html FILE says why.`);
  }
  if (baseline && baseline.accepted > 0)
    lines.push(`${counted(baseline.accepted, 'breach', 'breaches')} accepted by the baseline.`);
  if (baseline && baseline.gone.length > 0)
    lines.push('Gone, so the baseline needs them no more:', ...baseline.gone.map((one) => `  ${one}`));
  if (outcome.cutShort !== undefined) lines.push(`Not everything was asked: ${outcome.cutShort}.`);
  if (proposed.length > 0)
    lines.push(`${counted(proposed.length, 'operation')} proposed, not asked (--observed-only).`);
  if (tally.findings > 0 && replay) lines.push(`Again: ${replay.command}`);
  return lines.join('\n');
}
