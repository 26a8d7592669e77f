import { grouped } from '#tests/contract/report/grouped.ts';
import type { Change } from './change.ts';

/** One difference, with every operation that it meets. */
export interface Finding extends Omit<Change, 'operation' | 'path' | 'wording'> {
  /** Ids. */
  operations: readonly string[];
  /** Method and path of the first of them. */
  address: string;
  sentence: string;
}

/** A change of a component, told by the place in the component: `items[].name`. */
function pathInside(rest: string): string {
  const parts = [...rest.matchAll(/\/(?:properties\/([^/]+)|(items)|(additionalProperties)(?=\/))/g)];
  const path = parts.map(([, name, items]) => (name === undefined ? (items ? '[]' : '.*') : `.${name}`));
  return path.join('').replace(/^\./, '');
}

function subjectOf(changes: readonly Change[]): string {
  const [first] = changes;
  if (!first) return '';
  const one = changes.every(({ operation, path }) => operation === first.operation && path === first.path);
  const [, component = '', rest = ''] = /^\/components\/schemas\/([^/]+)(.*)$/.exec(first.pointer) ?? [];
  if (!one && component !== '') {
    const path = pathInside(rest);
    return path === '' ? `\`${component}\`` : `\`${path}\` of \`${component}\``;
  }
  const places = [...new Set(changes.map(({ where }) => where))];
  const more = one && places.length > 1 ? ` and ${places.length - 1} more` : '';
  const place = `${first.where}${more}`;
  if (place === '') return `\`${first.operation.id}\``;
  return first.path === '' ? place : `\`${first.path}\` in ${place}`;
}

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** The same difference met at several places is one finding; words and examples are none. */
export function findingsOf(changes: readonly Change[]): Finding[] {
  const otherChanges = changes.filter(({ wording }) => !wording);
  const groups = grouped(otherChanges, ({ pointer, what, impact }) => `${pointer}\n${what}\n${impact.so}`);
  return [...groups.values()].flatMap((all) => {
    const [first] = all;
    if (!first) return [];
    const { pointer, where, what, impact, operation } = first;
    const sentence = capital(`${subjectOf(all)} ${what}.`);
    const operations = [...new Set(all.map((one) => one.operation.id))];
    return [
      {
        operations,
        address: `${operation.method} ${operation.path}`,
        sentence,
        pointer,
        where,
        what,
        impact,
      },
    ];
  });
}
