import { at } from '#mocks/contract/homes.ts';

import type { Finding } from '#tests/contract/run/ledger.ts';
import { IMPLEMENTED } from '#tests/contract/run/standing.ts';
import { tell } from './findingText.ts';
import type { Report } from './report.ts';

/** What to implement first, with the call that will show it; nothing where all is there. */
export function nextStep({ contract, outcome, replay }: Report): string[] {
  const missing = outcome.verdicts.flatMap(({ check, finding }): Finding[] =>
    check === IMPLEMENTED && finding ? [finding] : [],
  );
  const [first] = missing;
  if (!first || !replay) return [];
  const { id, method, path, replies } = first.operation;
  const summary = at(contract.document, 'paths', path, method.toLowerCase(), 'summary');
  const said = typeof summary === 'string' ? `: ${summary}` : '';
  const statuses = Object.keys(replies).join(', ');
  return [
    `Next: implement ${id} (${method} ${path})${said}. Its answers: ${statuses}.`,
    ...tell(first)
      .curl.split('\n')
      .map((line) => `  ${line}`),
    `Then: ${replay.commandFor(id)}`,
  ];
}
