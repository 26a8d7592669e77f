import { escaped } from '#tests/contract/report/escaped.ts';
import { grouped } from '#tests/contract/report/grouped.ts';
import type { Finding } from './findings.ts';
import { formatHeading, formatVerdict, formatVersion } from './sentences.ts';
import type { DiffReport } from './report.ts';

interface Case {
  heading: string;
  xml: string;
  state: 'failed' | 'skipped' | 'passed';
}

const element = (name: string, message: string, inside = ''): string =>
  `\n      <${name} message="${escaped(message)}">${escaped(inside)}</${name}>`;

function caseOf(finding: Finding, state: Case['state'], inside: string): Case {
  const heading = formatHeading(finding);
  const names = `classname="${escaped(finding.rule)}" name="${escaped(finding.sentence)}"`;
  return { heading, state, xml: `    <testcase ${names}>${inside}\n    </testcase>` };
}

function suite(name: string, cases: readonly Pick<Case, 'xml' | 'state'>[]): string {
  const of = (state: Case['state']): number => cases.filter((one) => one.state === state).length;
  const counts = `tests="${cases.length}" failures="${of('failed')}" skipped="${of('skipped')}"`;
  const inside = cases.map(({ xml }) => xml).join('\n');
  return `  <testsuite name="${escaped(name)}" ${counts}>\n${inside}\n  </testsuite>`;
}

const written = (name: string, suites: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="${escaped(name)}">\n${suites.join('\n')}\n</testsuites>`;

/** JUnit XML: a suite for each operation, a case for each finding; what is accepted is skipped, with the reason. */
export function formatJunit({ difference, title, file, fails, lineOf }: DiffReport): string {
  const cases = [
    ...difference.findings.map((finding): Case => {
      const details = `${formatVerdict(finding)}: ${finding.impact.so}\n${file}:${lineOf(finding.pointer)} ${finding.pointer}`;
      if (fails(finding)) return caseOf(finding, 'failed', element('failure', finding.sentence, details));
      return caseOf(finding, 'passed', `\n      <system-out>${escaped(details)}</system-out>`);
    }),
    ...difference.accepted.map(({ finding, entry }) =>
      caseOf(finding, 'skipped', element('skipped', entry.reason)),
    ),
  ];
  const sentence = formatVersion(difference);
  const version = {
    state: difference.isVersionTooLow ? 'failed' : 'passed',
    xml: `    <testcase classname="version" name="${escaped(sentence)}">${difference.isVersionTooLow ? element('failure', sentence) : ''}\n    </testcase>`,
  } as const;
  const groups = [...grouped(cases, ({ heading }) => heading)].map(([name, all]) => suite(name, all));
  return written(title, [...groups, suite('info.version', [version])]);
}

/** A skipped case that says why nothing was compared. */
export function formatJunitUncompared(reason: string): string {
  const xml = `    <testcase classname="version" name="compares">${element('skipped', reason)}\n    </testcase>`;
  return written('not compared', [suite('info.version', [{ state: 'skipped', xml }])]);
}
