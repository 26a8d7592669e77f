/** A word of a text as it is searched for, and where it stands in the text. */
export interface Token {
  word: string;
  start: number;
  end: number;
}

const MARKS = /\p{M}+/gu;
const SIGNS = /[^\p{L}\p{N}]+/gu;
const EDGES = /^[^\p{L}\p{N}]*|[^\p{L}\p{N}]*$/gu;
const SPACES = /\s+/;
/** Scripts without spaces between words: each character is a word. */
const LONE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+/gu;
const PLAIN = /^[a-z0-9]*$/;

/** Lower case, without accents and signs: `Crème-Brûlée` is `cremebrulee`, a final sigma is a sigma. */
function folded(text: string): string {
  const lower = text.toLowerCase();
  if (PLAIN.test(lower)) return lower;
  return lower
    .normalize('NFKD')
    .replaceAll(MARKS, '')
    .normalize('NFC')
    .replaceAll(SIGNS, '')
    .replaceAll('ß', 'ss')
    .replaceAll('ς', 'σ');
}

const MOST_KNOWN = 200_000;
/** Most words come again and again. */
const known = new Map<string, readonly string[]>();

function wordsOfRun(run: string): readonly string[] {
  const before = known.get(run);
  if (before) return before;
  const words = (run.match(LONE) ?? []).map(folded).filter((word) => word !== '');
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(run, words);
  return words;
}

/** The words of a text, as they are indexed and searched for. */
export function wordsOf(text: string): string[] {
  return text.split(SPACES).flatMap(wordsOfRun);
}

/** The same words with their places, without the signs around them. */
export function tokensOf(text: string): Token[] {
  return [...text.matchAll(LONE)].flatMap(({ 0: raw, index }) => {
    const word = folded(raw);
    if (word === '') return [];
    const core = raw.replaceAll(EDGES, '');
    const start = index + raw.indexOf(core);
    return [{ word, start, end: start + core.length }];
  });
}
