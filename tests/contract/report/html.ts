import type { Finding, Verdict } from '#tests/contract/run/ledger.ts';
import { standingOf } from '#tests/contract/run/standing.ts';
import { counted } from './counted.ts';
import { escaped } from './escaped.ts';
import { grouped } from './grouped.ts';
import type { Report } from './report.ts';
import { STYLE } from './style.ts';
import { standingsInWords, tallyOf } from './tally.ts';
import { tell } from './findingText.ts';

const anchor = (operation: string, check: string): string => escaped(`${operation}--${check}`);

/** A sign, a word for it, and its class; never colour alone. */
function cell(verdict: Verdict | undefined): string {
  if (!verdict) return '<td></td>';
  const { finding, tried, untried, isAccepted, operation, check } = verdict;
  if (finding)
    return `<td class="broken"><a href="#${anchor(operation.id, check)}" title="broken">✗</a></td>`;
  if (isAccepted) return '<td class="untried" title="broken, and accepted by the baseline">≈</td>';
  if (tried > 0) return `<td class="kept" title="kept, tried ${tried} times">✓</td>`;
  return `<td class="untried" title="${escaped(untried ?? 'not tried')}">–</td>`;
}

function proof(finding: Finding, rule: string): string {
  const { sentence, asked, answered, curl } = tell(finding);
  return `<section id="${anchor(finding.operation.id, finding.check)}">
<h3>${escaped(finding.operation.id)}: ${escaped(finding.check)}</h3>
<p>${escaped(rule)}</p>
<p><strong>${escaped(sentence)}</strong></p>
<dl><dt>Asked</dt><dd><code>${escaped(asked)}</code></dd><dt>Answered</dt><dd><code>${escaped(answered)}</code></dd></dl>
<pre>${escaped(curl)}</pre>
</section>`;
}

/** One file that needs nothing else: no script, no network. */
export function htmlReport({ contract, checks, server, replay, proposed, outcome }: Report): string {
  const tally = tallyOf(outcome.verdicts);
  const byOperation = grouped(outcome.verdicts, ({ operation }) => operation.id);
  const head = checks.map(
    ({ id, rule }) => `<th scope="col"><span title="${escaped(rule)}">${escaped(id)}</span></th>`,
  );
  const rows = [...byOperation].map(([id, verdicts]) => {
    const cells = checks.map((check) => cell(verdicts.find((one) => one.check === check.id)));
    return `<tr><th scope="row">${escaped(id)}</th><td>${standingOf(verdicts)}</td>${cells.join('')}</tr>`;
  });
  const findings = outcome.verdicts.flatMap(({ finding }) => (finding ? [finding] : []));
  const ruleOf = (id: string): string => checks.find((one) => one.id === id)?.rule ?? '';
  const untried = grouped(
    outcome.verdicts.filter((one) => one.tried === 0),
    (one) => `${one.check}: ${one.untried ?? 'not tried'}`,
  );
  const reasons = [...untried].map(
    ([reason, all]) =>
      `<li>${escaped(reason)} (${escaped(all.map(({ operation }) => operation.id).join(', '))})</li>`,
  );
  const { kept } = tally.standings;
  const all = counted(tally.operations, 'operation');
  const verdict = `${kept} of ${all} ${kept === 1 ? 'keeps' : 'keep'} the contract: ${standingsInWords(tally)}.`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(contract.title)}: contract report</title><style>${STYLE}</style></head><body>
<h1>${escaped(contract.title)}: ${escaped(verdict)}</h1>
<dl>
<dt>Server</dt><dd>${escaped(server)}</dd>
<dt>Contract</dt><dd><code>${contract.fingerprint}</code> (SHA-256 of the file)</dd>
<dt>Asked</dt><dd>${outcome.calls} calls, ${tally.judged} checks, ${(outcome.ms / 1000).toFixed(1)} s</dd>
${outcome.cutShort === undefined ? '' : `<dt>Not everything</dt><dd>${escaped(outcome.cutShort)}</dd>\n`}${replay ? `<dt>Seed</dt><dd>${replay.seed}</dd>\n<dt>Again</dt><dd><code>${escaped(replay.command)}</code></dd>` : ''}
</dl>
<h2>Operations and checks</h2>
<div class="wide"><table><thead><tr><th scope="col">Operation</th><th scope="col">Stands</th>${head.join('')}</tr></thead>
<tbody>${rows.join('\n')}</tbody></table></div>
<p>✓ kept, ✗ broken (follow it to the proof), ≈ broken as the baseline lists, – could not be tried, empty: does not apply.</p>
${findings.length > 0 ? `<h2>Proofs</h2>\n${findings.map((one) => proof(one, ruleOf(one.check))).join('\n')}` : ''}
${reasons.length > 0 ? `<h2>Not tried</h2><ul>${reasons.join('\n')}</ul>` : ''}
${proposed.length > 0 ? `<h2>Proposed, not asked</h2><p>${escaped(proposed.join(', '))}</p>` : ''}
<h2>The checks</h2>
<dl>${checks.map(({ id, rule }) => `<dt>${escaped(id)}</dt><dd>${escaped(rule)}</dd>`).join('\n')}</dl>
</body></html>
`;
}
