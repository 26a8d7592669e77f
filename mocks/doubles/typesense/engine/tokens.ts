/** A word of a text as it is searched for, and where it stands in the text. */
export interface Token {
  word: string;
  start: number;
  end: number;
}

const MARKS = /\p{M}+/gu;
const NOT_ALPHANUMERIC = /[^\p{L}\p{N}]+/gu;
const EDGES = /^[^\p{L}\p{N}]*|[^\p{L}\p{N}]*$/gu;
const SPACES = /\s+/;
/** Scripts without spaces between words: each character is a word. */
const WORD_OR_IDEOGRAPH =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+/gu;
const ASCII_ONLY = /^[a-z0-9]*$/;

/** Lower case, without accents and signs: `Crème-Brûlée` is `cremebrulee`, a final sigma is a sigma. */
function foldWord(text: string): string {
  const lower = text.toLowerCase();
  if (ASCII_ONLY.test(lower)) return lower;
  return lower
    .normalize('NFKD')
    .replaceAll(MARKS, '')
    .normalize('NFC')
    .replaceAll(NOT_ALPHANUMERIC, '')
    .replaceAll('ß', 'ss')
    .replaceAll('ς', 'σ');
}

const MAX_CACHED = 200_000;
/** Most words come again and again. */
const cache = new Map<string, readonly string[]>();

function splitRun(run: string): readonly string[] {
  const cached = cache.get(run);
  if (cached) return cached;
  const words = (run.match(WORD_OR_IDEOGRAPH) ?? []).map(foldWord).filter((word) => word !== '');
  if (cache.size >= MAX_CACHED) cache.clear();
  cache.set(run, words);
  return words;
}

/** The words of a text, as they are indexed and searched for. */
export function wordsOf(text: string): string[] {
  return text.split(SPACES).flatMap(splitRun);
}

/** The same words with their places, without the signs around them. */
export function tokensOf(text: string): Token[] {
  return [...text.matchAll(WORD_OR_IDEOGRAPH)].flatMap(({ 0: raw, index }) => {
    const word = foldWord(raw);
    if (word === '') return [];
    const core = raw.replaceAll(EDGES, '');
    const start = index + raw.indexOf(core);
    return [{ word, start, end: start + core.length }];
  });
}
