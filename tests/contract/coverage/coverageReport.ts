import type { Contract } from '#tests/contract/model/contract.ts';
import { grouped } from '#tests/contract/report/grouped.ts';
import { wrapped } from '#tests/contract/report/wrapped.ts';
import type { Seen, SeenOperation } from './coverageOf.ts';
import { type Total, totalsOf } from './totalsOf.ts';

const NEVER = '—';
/** What more operations than this lack alike is told once; `--json` names them all. */
const ALIKE = { statuses: 20, examples: 3 } as const;

/** `u` unit tests, `e` browser tests, `v` contract:verify; in brackets who only asked for it by its name. */
function cell({ by, askedBy }: Seen): string {
  if (by.length > 0) return by.map((one) => one[0]).join('');
  return askedBy.length > 0 ? `(${askedBy.map((one) => one[0]).join('')})` : NEVER;
}

const isSeen = ({ by }: Seen): boolean => by.length > 0;

/** Operations of which a status was not seen; the others are one list, so that it fits a screen. */
export function table(operations: readonly SeenOperation[]): string[] {
  const gaps = operations.filter(({ statuses }) => !statuses.every(isSeen));
  const columns = [
    ...new Set(gaps.flatMap(({ statuses }) => statuses.map(({ status }) => status))),
  ].toSorted();
  const width = Math.max(...gaps.map(({ id }) => id.length), 9);
  const row = (name: string, cells: readonly string[]): string =>
    `  ${name.padEnd(width)}  ${cells.map((one) => one.padEnd(5)).join(' ')}`.trimEnd();
  const rows = gaps.map(({ id, statuses }) =>
    row(
      id,
      columns.map((column) => statuses.filter(({ status }) => status === column).map(cell)[0] ?? ''),
    ),
  );
  const whole = operations.filter((one) => !gaps.includes(one)).map(({ id }) => id);
  return [
    ...(gaps.length > 0 ? [row('operation', columns), ...rows, ''] : []),
    `  u unit tests, e browser tests, v contract:verify, in brackets only asked for by name, ${NEVER} never.`,
    ...(whole.length > 0 ? ['', `Every status seen, ${whole.length}:`, ...wrapped(whole)] : []),
  ];
}

/** What many operations lack alike is one word: `403 forbidden of 60 operations`. */
function summarize(answers: readonly { id: string; answer: string }[], alike: number): string[] {
  return [...grouped(answers, ({ answer }) => answer)].flatMap(([answer, all]) =>
    all.length > alike ? [`${answer} of ${all.length} operations`] : all.map(({ id }) => `${id} ${answer}`),
  );
}

/** The described answers that did not happen, apart: those that were asked for by name, and those that were not. */
export function missing(operations: readonly SeenOperation[]): string[] {
  const statuses = operations.flatMap(({ id, statuses: all }) =>
    all.map((one) => ({ id, answer: one.status, seen: one })),
  );
  const examples = operations.flatMap(({ id, statuses: all }) =>
    all.flatMap((one) =>
      Object.entries(one.examples).map(([name, seen]) => ({ id, answer: `${one.status} ${name}`, seen })),
    ),
  );
  const list = (title: string, answers: typeof examples, asked: boolean, alike: number): string[] => {
    const found = answers.filter(({ seen }) => !isSeen(seen) && seen.askedBy.length > 0 === asked);
    return found.length > 0 ? [`${title}, ${found.length}:`, ...wrapped(summarize(found, alike)), ''] : [];
  };
  return [
    ...list('Statuses never produced', statuses, false, ALIKE.statuses),
    ...list('Statuses only asked for by name', statuses, true, ALIKE.statuses),
    ...list('Examples never produced', examples, false, ALIKE.examples),
    ...list('Examples only asked for by name', examples, true, ALIKE.examples),
  ];
}

function sentence(what: string, { described, seen, onlyAsked, never, by }: Total): string {
  const share = ((seen / Math.max(1, described)) * 100).toFixed(1);
  return `${seen} of ${described} described ${what} produced (${share} %): unit ${by.unit}, e2e ${by.e2e}, verify ${by.verify}; ${onlyAsked} only asked for by name, ${never} never.`;
}

/** Two sentences in numbers, and what they count. */
export function totals({ fingerprint }: Contract, operations: readonly SeenOperation[]): string[] {
  const { statuses, examples } = totalsOf(operations);
  return [
    sentence('statuses', statuses),
    sentence('examples', examples),
    `Contract ${fingerprint.slice(0, 12)}; what tests saw since the records were begun, with ones that are gone by now.`,
  ];
}
