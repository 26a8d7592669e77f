import { grouped } from '#tests/contract/report/grouped.ts';
import type { Difference } from './difference.ts';
import type { Finding } from './findings.ts';
import { headingOf, placeOf, sumOf, unusedSentence, versionSentence } from './inWords.ts';

/** Code may hold what would end a cell. */
const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

function row({ sentence, impact, pointer, rule }: Finding): string {
  const mark = (word: string): string => (word === 'breaking' ? `**${word}**` : word);
  const told = `${sentence} ${impact.so.slice(0, 1).toUpperCase()}${impact.so.slice(1)}.`;
  return `| ${cell(told)} | ${mark(impact.backend)} | ${mark(impact.panel)} | \`${cell(pointer)}\` | \`${rule}\` |`;
}

/** The difference for a pull request: all findings, by operation. */
export function markdownDifference(difference: Difference, title: string): string {
  const parts = [...grouped(difference.findings, headingOf)].map(([heading, all]) => {
    const [{ operations } = { operations: [] }] = all;
    const whom = operations.length > 1 ? `\n${operations.map(({ id }) => `\`${id}\``).join(', ')}\n` : '';
    const head = '| Change | Backend | Panel | Place | Rule |\n| --- | --- | --- | --- | --- |';
    return `### ${heading}\n${whom}\n${head}\n${all.map(row).join('\n')}\n`;
  });
  const verdict = `${difference.unsaid ? '**' : ''}${versionSentence(difference)}${difference.unsaid ? '**' : ''}`;
  const accepted = difference.accepted.map(
    ({ finding, entry }) =>
      `| ${cell(finding.sentence)} | ${cell(placeOf(finding))} | ${cell(entry.reason)} |`,
  );
  const agreed = `### Accepted\n\n| Change | Place | Reason |\n| --- | --- | --- |\n${accepted.join('\n')}\n`;
  const unused = difference.unused.map((one) => `${unusedSentence(one)}\n`);
  const closing = [...(accepted.length > 0 ? [agreed] : []), ...unused];
  return [`## ${title}\n`, `${sumOf(difference)} ${verdict}\n`, ...parts, ...closing].join('\n');
}
