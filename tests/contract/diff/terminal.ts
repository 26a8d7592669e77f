import { grouped } from '#tests/contract/report/grouped.ts';
import type { Difference } from './difference.ts';
import { getLevel } from './difference.ts';
import {
  formatHeading,
  formatPlace,
  formatSummary,
  formatUnusedEntry,
  formatVerdict,
  formatVersion,
} from './sentences.ts';

/** So that all of it fits a screen. */
const MOST_BREAKING = 8;
const MOST_OTHERS = 8;

/** The difference in sentences, short enough for one screen. */
export function formatTerminal(difference: Difference, title: string): string {
  const { findings } = difference;
  const breaking = findings.filter((one) => getLevel(one) === 'breaking');
  const others = findings.filter((one) => getLevel(one) !== 'breaking');
  const lines = [title, ''];
  for (const [heading, all] of grouped(breaking.slice(0, MOST_BREAKING), formatHeading)) {
    lines.push(heading);
    for (const one of all) {
      lines.push(
        `  ${one.sentence}`,
        `    ${formatVerdict(one)}: ${one.impact.so}`,
        `    ${one.pointer} (${one.rule})`,
      );
    }
    lines.push('');
  }
  for (const one of others.slice(0, MOST_OTHERS)) {
    const place = formatPlace(one);
    const whom = one.sentence.includes(`\`${place}\``) ? '' : `${place}: `;
    lines.push(`${whom}${one.sentence} (${formatVerdict(one)})`);
  }
  const shown = Math.min(breaking.length, MOST_BREAKING) + Math.min(others.length, MOST_OTHERS);
  const more = findings.length - shown;
  if (more > 0) lines.push(`and ${more} more: --markdown FILE shows all of them`);
  if (others.length > 0 || more > 0) lines.push('');
  for (const { finding, entry } of difference.accepted) {
    lines.push(`Accepted: ${formatPlace(finding)}: ${finding.sentence} (${entry.reason})`);
  }
  lines.push(...difference.unused.map(formatUnusedEntry));
  if (difference.accepted.length + difference.unused.length > 0) lines.push('');
  lines.push(formatSummary(difference), formatVersion(difference));
  return lines.join('\n');
}
