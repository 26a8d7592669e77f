import { grouped } from '#tests/contract/report/grouped.ts';
import type { Difference } from './difference.ts';
import type { Finding } from './findings.ts';
import { formatHeading, formatPlace, formatSummary, formatUnusedEntry, formatVersion } from './sentences.ts';

/** Code may hold what would end a cell. */
const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

function row({ sentence, impact, pointer, rule }: Finding): string {
  const mark = (word: string): string => (word === 'breaking' ? `**${word}**` : word);
  const change = `${sentence} ${impact.so.slice(0, 1).toUpperCase()}${impact.so.slice(1)}.`;
  return `| ${cell(change)} | ${mark(impact.backend)} | ${mark(impact.panel)} | \`${cell(pointer)}\` | \`${rule}\` |`;
}

/** The difference for a pull request: all findings, by operation. */
export function formatMarkdown(difference: Difference, title: string): string {
  const parts = [...grouped(difference.findings, formatHeading)].map(([heading, all]) => {
    const [{ operations } = { operations: [] }] = all;
    const whom = operations.length > 1 ? `\n${operations.map(({ id }) => `\`${id}\``).join(', ')}\n` : '';
    const head = '| Change | Backend | Panel | Place | Rule |\n| --- | --- | --- | --- | --- |';
    return `### ${heading}\n${whom}\n${head}\n${all.map(row).join('\n')}\n`;
  });
  const verdict = `${difference.isVersionTooLow ? '**' : ''}${formatVersion(difference)}${difference.isVersionTooLow ? '**' : ''}`;
  const accepted = difference.accepted.map(
    ({ finding, entry }) =>
      `| ${cell(finding.sentence)} | ${cell(formatPlace(finding))} | ${cell(entry.reason)} |`,
  );
  const agreed = `### Accepted\n\n| Change | Place | Reason |\n| --- | --- | --- |\n${accepted.join('\n')}\n`;
  const unused = difference.unused.map((one) => `${formatUnusedEntry(one)}\n`);
  const closing = [...(accepted.length > 0 ? [agreed] : []), ...unused];
  return [`## ${title}\n`, `${formatSummary(difference)} ${verdict}\n`, ...parts, ...closing].join('\n');
}
