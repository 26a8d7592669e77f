import type { Collection } from './collection.ts';
import { markedIn, tagsOf, withTags } from './marks.ts';
import { countOf, listOf, type Parameters } from './parameters.ts';
import type { Query } from './parseQuery.ts';
import { readField } from './readField.ts';
import type { Match } from './score.ts';
import type { SearchedField } from './searchedFields.ts';
import { tokensOf } from './tokens.ts';

/** A text with its found words in tags. */
export interface Shown {
  snippet: string;
  matched_tokens: string[];
  /** The whole text, where it was asked for. */
  value?: string;
}

export interface Highlight {
  field: string;
  snippet?: string;
  value?: string;
  snippets?: string[];
  values?: string[];
  /** Which values of a list. */
  indices?: number[];
  matched_tokens: string[] | string[][];
}

export interface Highlights {
  highlights: Highlight[];
  highlight: Record<string, unknown>;
}

interface Style {
  parameters: Parameters;
  full: (field: string) => boolean;
}

type TypedFor = (word: string) => string | undefined;

function typedIn(place: number, field: SearchedField, match: Match, query: Query): TypedFor {
  const { index } = field;
  const phrased = new Set(query.phrases.flat());
  return (word) => {
    if (phrased.has(word)) return word;
    const id = index.idOf(word);
    if (id === undefined) return undefined;
    const hit = match.by?.hits.find(({ stands }) => stands[place]?.has(id));
    if (!hit) return undefined;
    return hit.startIn(field) && word.startsWith(hit.word) ? hit.word : word;
  };
}

function shown(
  text: string,
  field: string,
  typedFor: TypedFor,
  { parameters, full }: Style,
): Shown | undefined {
  const pieces = tokensOf(text);
  const marked = markedIn(text, pieces, typedFor);
  const [first] = marked;
  if (!first) return undefined;
  const tags = tagsOf(parameters);
  const around = countOf(parameters, 'highlight_affix_num_tokens', 4);
  const short = pieces.length <= countOf(parameters, 'snippet_threshold', 30);
  const at = pieces.findIndex(({ start }) => start === first.start);
  const from = short || at - around <= 0 ? 0 : (pieces[at - around]?.start ?? 0);
  const to = short ? text.length : (pieces[at + around]?.end ?? text.length);
  return {
    snippet: withTags(text, marked, tags, from, to),
    matched_tokens: marked.map(({ start, end }) => text.slice(start, end)),
    ...(full(field) ? { value: withTags(text, marked, tags) } : {}),
  };
}

/** Puts a value at a path such as `maker.name`. */
function place(target: Record<string, unknown>, path: readonly string[], value: unknown): void {
  const [key = '', ...rest] = path;
  if (rest.length === 0) {
    target[key] = value;
    return;
  }
  const before = target[key];
  const inner: Record<string, unknown> = typeof before === 'object' ? { ...before } : {};
  target[key] = inner;
  place(inner, rest, value);
}

const UNMARKED = { matched_tokens: [] };

/** Which words of a document were found, field by field, the best field first. */
export function highlightsOf(
  collection: Collection,
  match: Match,
  query: Query,
  fields: readonly SearchedField[],
  parameters: Parameters,
): Highlights {
  const wanted = listOf(parameters, 'highlight_fields');
  const fullFields = listOf(parameters, 'highlight_full_fields');
  const style: Style = { parameters, full: (field) => fullFields.includes(field) };
  const document = collection.documents[match.document] ?? {};
  const highlights: Highlight[] = [];
  const highlight: Record<string, unknown> = {};
  if (query.all || wanted.includes('none')) return { highlights, highlight };
  for (const [at, field] of fields.entries()) {
    if (wanted.length > 0 && !wanted.includes(field.name)) continue;
    const typedFor = typedIn(at, field, match, query);
    const texts = readField(document, field.name).map(String);
    const all = texts.map((text) => shown(text, field.name, typedFor, style));
    const found = all.flatMap((one, index) => (one ? [{ ...one, index }] : []));
    if (found.length === 0) continue;
    const path = field.name.split('.');
    if (collection.field(field.name)?.type === 'string[]') {
      const values = found.flatMap(({ value }) => (value === undefined ? [] : [value]));
      highlights.push({
        field: field.name,
        indices: found.map(({ index }) => index),
        snippets: found.map(({ snippet }) => snippet),
        matched_tokens: found.map(({ matched_tokens }) => matched_tokens),
        ...(values.length > 0 ? { values } : {}),
      });
      place(
        highlight,
        path,
        all.map((one, index) => one ?? { ...UNMARKED, snippet: texts[index] ?? '' }),
      );
    } else {
      for (const one of all.filter((each) => each !== undefined)) {
        highlights.push({ field: field.name, ...one });
        place(highlight, path, one);
      }
    }
  }
  return { highlights, highlight };
}
