import { at, isRecord } from './homes.ts';

/** A property that needs a permission, and what stands in an answer to somebody who lacks it. */
export interface GuardedField<Title extends string = string> {
  permission: Title;
  withheldAs: 'null' | 'absent';
}

export interface Guarded<Title extends string = string> {
  /** By name of the property. */
  fields: Record<string, GuardedField<Title>>;
  /** Words of requests that ask about it, by word: the properties, and values such as that of a filter. */
  words: Record<string, Title>;
}

const known = new WeakMap<object, Guarded>();

/** What `x-permission` and `x-permission-values` mark, looked for once in each document. */
export function guardedIn(document: unknown): Guarded {
  const root = isRecord(document) ? document : {};
  const guarded = known.get(root) ?? findGuarded(root);
  known.set(root, guarded);
  return guarded;
}

/** A property that may be left out anywhere is left out everywhere. */
function findGuarded(document: object): Guarded {
  const fields: Guarded['fields'] = {};
  const words: Guarded['words'] = {};
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    if (!isRecord(value)) return;
    const { properties, required } = value;
    for (const [name, schema] of Object.entries(isRecord(properties) ? properties : {})) {
      const permission = at(schema, 'x-permission');
      if (typeof permission !== 'string') continue;
      const isRequired = Array.isArray(required) && required.includes(name);
      const withheldAs = isRequired && fields[name]?.withheldAs !== 'absent' ? 'null' : 'absent';
      fields[name] = { permission, withheldAs };
      words[name] = permission;
    }
    const values = value['x-permission-values'];
    for (const [word, permission] of Object.entries(isRecord(values) ? values : {})) {
      words[word] = String(permission);
    }
    Object.values(value).forEach(visit);
  };
  visit(document);
  return { fields, words };
}
