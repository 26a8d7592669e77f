import { grouped } from '#tests/contract/report/grouped.ts';
import type { Change } from './change.ts';

/** An operation that a difference meets: its id, and its method and path. */
interface FindingPlace {
  id: string;
  address: string;
}

/** One difference, with every operation that it meets. */
export interface Finding extends Omit<Change, 'operation' | 'kind' | 'path' | 'wording'> {
  operations: readonly FindingPlace[];
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
export function groupChanges(changes: readonly Change[]): Finding[] {
  const otherChanges = changes.filter(({ wording }) => !wording);
  const groups = grouped(otherChanges, ({ pointer, what, impact }) => `${pointer}\n${what}\n${impact.so}`);
  return [...groups.values()].flatMap((all) => {
    const [first] = all;
    if (!first) return [];
    const { pointer, where, rule, what, impact } = first;
    const sentence = capital(`${subjectOf(all)} ${what}.`);
    const places = new Map(
      all.map(({ operation: { id, method, path }, kind }) => {
        const address = `${method} ${path}`;
        return [id, { id, address: kind === 'operation' ? address : `${kind} ${address}` }];
      }),
    );
    return [{ operations: [...places.values()], sentence, pointer, where, rule, what, impact }];
  });
}
