import { getLevel } from './difference.ts';
import { formatSummary, formatUnusedEntry, formatVerdict, formatVersion } from './sentences.ts';
import type { DiffReport } from './report.ts';

const data = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const property = (text: string): string => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/** Workflow commands that GitHub shows at the line of the contract: an error where the command fails. */
export function formatGithub({ difference, file, fails, lineOf }: DiffReport): string {
  const findings = difference.findings.map((finding) => {
    const { sentence, impact, rule, pointer } = finding;
    const command = fails(finding) ? 'error' : getLevel(finding) === 'harmless' ? 'notice' : 'warning';
    const place = `file=${property(file)},line=${lineOf(pointer)},title=${property(rule)}`;
    return `::${command} ${place}::${data(`${sentence} ${formatVerdict(finding)}: ${impact.so}`)}`;
  });
  const unused = difference.unused.map((one) => `::warning::${data(formatUnusedEntry(one))}`);
  return [...findings, ...unused, `${formatSummary(difference)} ${formatVersion(difference)}`].join('\n');
}

/** Why nothing was compared. */
export const formatGithubUncompared = (reason: string): string => `::notice::${data(reason)}`;
