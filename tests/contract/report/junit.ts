import type { Verdict } from '#tests/contract/run/ledger.ts';
import { escaped } from './escaped.ts';
import { grouped } from './grouped.ts';
import type { Report } from './report.ts';
import { tell } from './findingText.ts';

function caseOf({ check, operation, finding, tried, untried, isAccepted }: Verdict, rule: string): string {
  const open = `    <testcase classname="${escaped(operation.id)}" name="${escaped(`${check}: ${rule}`)}"`;
  if (finding) {
    const { sentence, asked, answered, curl } = tell(finding);
    const proof = `${sentence}\nasked: ${asked}\nanswered: ${answered}\n\n${curl}`;
    return `${open}>\n      <failure message="${escaped(sentence)}">${escaped(proof)}</failure>\n    </testcase>`;
  }
  if (isAccepted) return `${open}>\n      <skipped message="accepted by the baseline"/>\n    </testcase>`;
  if (tried > 0) return `${open}/>`;
  return `${open}>\n      <skipped message="${escaped(untried ?? 'not tried')}"/>\n    </testcase>`;
}

/** JUnit XML as build servers read it: a suite for each operation, a case for each of its checks. */
export function junitReport({ checks, outcome, server }: Report): string {
  const rules = new Map(checks.map(({ id, rule }) => [id, rule]));
  const suites = grouped(outcome.verdicts, ({ operation }) => operation.id);
  const texts = [...suites].map(([id, verdicts]) => {
    const failures = verdicts.filter(({ finding }) => finding).length;
    const skipped = verdicts.filter(
      (one) => !one.finding && (one.isAccepted === true || one.tried === 0),
    ).length;
    const cases = verdicts.map((one) => caseOf(one, rules.get(one.check) ?? ''));
    const counts = `tests="${verdicts.length}" failures="${failures}" skipped="${skipped}"`;
    return `  <testsuite name="${escaped(id)}" ${counts}>\n${cases.join('\n')}\n  </testsuite>`;
  });
  const seconds = (outcome.ms / 1000).toFixed(3);
  const name = escaped(`contract of ${server}`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="${name}" time="${seconds}">\n${texts.join('\n')}\n</testsuites>\n`;
}
