import type { Collection } from './collection.ts';
import { findMarks, readTags, addTags } from './marks.ts';
import { countOf, listOf, type Parameters } from './parameters.ts';
import type { Query } from './parseQuery.ts';
import { readField } from './readField.ts';
import type { Match } from './score.ts';
import type { SearchedField } from './searchedFields.ts';
import { tokensOf } from './tokens.ts';

/** A text with its found words in tags. */
export interface MarkedText {
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
  wantsFullText: (field: string) => boolean;
}

type FindMarkedPart = (word: string) => string | undefined;

function createPartFinder(
  fieldIndex: number,
  field: SearchedField,
  match: Match,
  query: Query,
): FindMarkedPart {
  const { index } = field;
  const phraseWords = new Set(query.phrases.flat());
  return (word) => {
    if (phraseWords.has(word)) return word;
    const id = index.idOf(word);
    if (id === undefined) return undefined;
    const hit = match.by?.hits.find(({ matchedWords: matchedWords }) => matchedWords[fieldIndex]?.has(id));
    if (!hit) return undefined;
    return hit.allowsPrefixIn(field) && word.startsWith(hit.word) ? hit.word : word;
  };
}

function markText(
  text: string,
  field: string,
  findMarkedPart: FindMarkedPart,
  { parameters, wantsFullText }: Style,
): MarkedText | undefined {
  const tokens = tokensOf(text);
  const marks = findMarks(text, tokens, findMarkedPart);
  const [first] = marks;
  if (!first) return undefined;
  const tags = readTags(parameters);
  const affixCount = countOf(parameters, 'highlight_affix_num_tokens', 4);
  const isShort = tokens.length <= countOf(parameters, 'snippet_threshold', 30);
  const firstPosition = tokens.findIndex(({ start }) => start === first.start);
  const from =
    isShort || firstPosition - affixCount <= 0 ? 0 : (tokens[firstPosition - affixCount]?.start ?? 0);
  const to = isShort ? text.length : (tokens[firstPosition + affixCount]?.end ?? text.length);
  return {
    snippet: addTags(text, marks, tags, from, to),
    matched_tokens: marks.map(({ start, end }) => text.slice(start, end)),
    ...(wantsFullText(field) ? { value: addTags(text, marks, tags) } : {}),
  };
}

/** Puts a value at a path such as `maker.name`. */
function setAtPath(target: Record<string, unknown>, path: readonly string[], value: unknown): void {
  const [key = '', ...rest] = path;
  if (rest.length === 0) {
    target[key] = value;
    return;
  }
  const existing = target[key];
  const inner: Record<string, unknown> = typeof existing === 'object' ? { ...existing } : {};
  target[key] = inner;
  setAtPath(inner, rest, value);
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
  const requestedFields = listOf(parameters, 'highlight_fields');
  const fullFields = listOf(parameters, 'highlight_full_fields');
  const style: Style = { parameters, wantsFullText: (field) => fullFields.includes(field) };
  const document = collection.documents[match.document] ?? {};
  const highlights: Highlight[] = [];
  const highlight: Record<string, unknown> = {};
  if (query.all || requestedFields.includes('none')) return { highlights, highlight };
  for (const [fieldIndex, field] of fields.entries()) {
    if (requestedFields.length > 0 && !requestedFields.includes(field.name)) continue;
    const findMarkedPart = createPartFinder(fieldIndex, field, match, query);
    const texts = readField(document, field.name).map(String);
    const markedTexts = texts.map((text) => markText(text, field.name, findMarkedPart, style));
    const found = markedTexts.flatMap((one, index) => (one ? [{ ...one, index }] : []));
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
      setAtPath(
        highlight,
        path,
        markedTexts.map((one, index) => one ?? { ...UNMARKED, snippet: texts[index] ?? '' }),
      );
    } else {
      for (const one of markedTexts.filter((each) => each !== undefined)) {
        highlights.push({ field: field.name, ...one });
        setAtPath(highlight, path, one);
      }
    }
  }
  return { highlights, highlight };
}
