import { sumOf, unusedSentence, verdictOf, versionSentence } from './inWords.ts';
import { type DiffReport, levelOf } from './report.ts';

const data = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const property = (text: string): string => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/** Workflow commands that GitHub shows at the line of the contract: an error where the command fails. */
export function githubDifference({ difference, file, fails, lineOf }: DiffReport): string {
  const findings = difference.findings.map((finding) => {
    const { sentence, impact, rule, pointer } = finding;
    const command = fails(finding) ? 'error' : levelOf(finding) === 'harmless' ? 'notice' : 'warning';
    const place = `file=${property(file)},line=${lineOf(pointer)},title=${property(rule)}`;
    return `::${command} ${place}::${data(`${sentence} ${verdictOf(finding)}: ${impact.so}`)}`;
  });
  const unused = difference.unused.map((one) => `::warning::${data(unusedSentence(one))}`);
  return [...findings, ...unused, `${sumOf(difference)} ${versionSentence(difference)}`].join('\n');
}

/** Why nothing was compared. */
export const githubUncompared = (reason: string): string => `::notice::${data(reason)}`;
