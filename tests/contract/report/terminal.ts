import { counted } from './counted.ts';
import { proofLines } from './proofLines.ts';
import type { Report } from './report.ts';
import { tallyOf } from './tally.ts';
import { clipped, tell } from './findingText.ts';

/** Proofs that are shown whole; the others are one line each, and whole in the files. */
const WHOLE = 5;
const LINES = 20;

/** The result in words, short enough for one screen. */
export function terminalReport({ contract, checks, server, replay, proposed, outcome }: Report): string {
  const tally = tallyOf(outcome.verdicts);
  const findings = outcome.verdicts.flatMap(({ finding }) => (finding ? [finding] : []));
  const ruleOf = (id: string): string => checks.find((one) => one.id === id)?.rule ?? '';
  const lines: string[] = [''];
  for (const finding of findings.slice(0, WHOLE)) lines.push(...proofLines(finding, ruleOf(finding.check)));
  for (const finding of findings.slice(WHOLE, WHOLE + LINES)) {
    lines.push(`  ${finding.operation.id}  ${finding.check}: ${clipped(tell(finding).sentence, 90)}`);
  }
  const more = findings.length - WHOLE - LINES;
  if (more > 0) lines.push(`  and ${more} more: --html FILE shows all of them`);
  const seconds = outcome.ms / 1000;
  const speed = `${counted(tally.judged, 'check')} of ${counted(outcome.calls, 'call')} in ${seconds.toFixed(1)} s`;
  lines.push(
    tally.findings === 0
      ? `${counted(tally.operations, 'operation')} of ${server} keep the contract ${contract.fingerprint.slice(0, 12)}.`
      : `${tally.broken} of ${counted(tally.operations, 'operation')} of ${server} break the contract ${contract.fingerprint.slice(0, 12)}, in ${counted(tally.findings, 'way')}.`,
    `${speed} (${Math.round(tally.judged / seconds)} a second)${replay ? `, seed ${replay.seed}` : ''}.`,
  );
  if (tally.untried > 0)
    lines.push(`${counted(tally.untried, 'rule')} could not be tried; --html FILE says why.`);
  if (outcome.cutShort !== undefined) lines.push(`Not everything was asked: ${outcome.cutShort}.`);
  if (proposed.length > 0)
    lines.push(`${counted(proposed.length, 'operation')} proposed, not asked (--observed-only).`);
  if (tally.findings > 0 && replay) lines.push(`Again: ${replay.command}`);
  return lines.join('\n');
}
