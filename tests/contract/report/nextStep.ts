import { at } from '#mocks/contract/homes.ts';

import type { Operation } from '#tests/contract/model/contract.ts';
import type { Finding } from '#tests/contract/run/ledger.ts';
import { IMPLEMENTED } from '#tests/contract/run/standing.ts';
import { clipped, tell } from './findingText.ts';
import type { Report } from './report.ts';

const MOST = 200;

/** The success that the contract shows first: `200, for example {"token":…}`. */
function successOf({ replies }: Operation): string {
  const [status, reply] = Object.entries(replies).find(([one]) => one.startsWith('2')) ?? ['no success'];
  const [kind] = Object.values(reply?.kinds ?? {});
  const [example] = Object.values(kind?.examples ?? {});
  return example === undefined ? status : `${status}, for example ${clipped(JSON.stringify(example), MOST)}`;
}

/** What to implement first, with the call that will show it; nothing where all is there. */
export function nextStep({ contract, outcome, replay }: Report): string[] {
  const missing = outcome.verdicts.flatMap(({ check, finding }): Finding[] =>
    check === IMPLEMENTED && finding ? [finding] : [],
  );
  const [first] = missing;
  if (!first || !replay) return [];
  const { operation } = first;
  const { id, method, path, replies } = operation;
  const summary = at(contract.document, 'paths', path, method.toLowerCase(), 'summary');
  const purpose = typeof summary === 'string' ? `: ${summary}` : '';
  const refusals = Object.keys(replies).filter((status) => !status.startsWith('2'));
  return [
    `Next: implement ${id} (${method} ${path})${purpose}.`,
    `  It succeeds with ${successOf(operation)}.`,
    ...(refusals.length > 0 ? [`  It refuses with ${refusals.join(', ')}, as the contract says when.`] : []),
    ...tell(first)
      .curl.split('\n')
      .map((line) => `  ${line}`),
    `Then: ${replay.commandFor(id)}`,
  ];
}
