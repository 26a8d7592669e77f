import { grouped } from '#tests/contract/report/grouped.ts';
import type { Difference } from './difference.ts';
import type { Finding } from './findings.ts';
import { headingOf, sumOf, versionSentence } from './inWords.ts';

/** Code may hold what would end a cell. */
const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

function row({ sentence, impact, pointer }: Finding): string {
  const mark = (word: string): string => (word === 'breaking' ? `**${word}**` : word);
  const told = `${sentence} ${impact.so.slice(0, 1).toUpperCase()}${impact.so.slice(1)}.`;
  return `| ${cell(told)} | ${mark(impact.backend)} | ${mark(impact.panel)} | \`${cell(pointer)}\` |`;
}

/** The difference for a pull request: all findings, by operation. */
export function markdownDifference(difference: Difference, title: string): string {
  const parts = [...grouped(difference.findings, headingOf)].map(([heading, all]) => {
    const [{ operations } = { operations: [] }] = all;
    const whom = operations.length > 1 ? `\n${operations.map((id) => `\`${id}\``).join(', ')}\n` : '';
    const head = '| Change | Backend | Panel | Place |\n| --- | --- | --- | --- |';
    return `### ${heading}\n${whom}\n${head}\n${all.map(row).join('\n')}\n`;
  });
  const verdict = `${difference.unsaid ? '**' : ''}${versionSentence(difference)}${difference.unsaid ? '**' : ''}`;
  return [`## ${title}\n`, `${sumOf(difference)} ${verdict}\n`, ...parts].join('\n');
}
