import { doubleMetaphone } from 'double-metaphone';

/** Letters that are written as two where a keyboard does not have them. Marks of other letters are dropped. */
const letterPairs: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'oe',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** "11½" becomes "11 1⁄2", and "10²" does not become the number 102. */
const openNumbers = (text: string): string => text.replaceAll(/(?<=\d)(?=\p{No})/gu, ' ');

/** Marks are part of the letter in Greek, Cyrillic and Japanese, and stay there. */
const dropLatinMarks = (text: string): string =>
  text.normalize('NFD').replaceAll(/(?<=\p{Script=Latin})\p{M}+/gu, '');

/**
 * A comma between digits is a decimal mark as a dot is, a fraction stays together, `%` and `+` are words, a minus stays
 * before its number. Apostrophes go, and whatever else is neither letter nor digit separates words.
 */
function separateWords(text: string): string {
  return text
    .replaceAll(/['’‘`´]/g, '')
    .replaceAll(/(?<=\d)[,.](?=\d)/g, '.')
    .replaceAll('⁄', '/')
    .replaceAll(/[%+]/g, ' $& ')
    .replaceAll(/(?<=\d)(?=\p{L})|(?<=\p{L})(?=\d)/gu, ' ')
    .replaceAll(/(?!(?<=\d)[./](?=\d)|(?<=^|\s)-(?=\d))[^\p{L}\p{M}\p{N}%+]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/**
 * What two writings of one name have in common: "Größe (EU)", "groesse - eu" and "ＧＲＯＥＳＳＥ　ＥＵ" have the key
 * "groesse eu", "16oz" and "16 oz" the key "16 oz". Empty for text without letters or digits.
 */
export function normalisedKey(text: string): string {
  const lower = openNumbers(text).normalize('NFKC').toLowerCase();
  const plain = lower.replaceAll(/[äöüßæœøłđðþı]/g, (letter) => letterPairs[letter] ?? letter);
  return separateWords(dropLatinMarks(plain).normalize('NFC'));
}

/** The words of the key without their order: "Blue, Navy" and "navy blue" are the same. */
export function tokenSetKey(text: string): string {
  return [...new Set(normalisedKey(text).split(' '))].toSorted().join(' ');
}

/** How the Latin words of a name sound in English; everything else stays as it is. */
export function phoneticKey(text: string): string {
  const words = normalisedKey(text).split(' ');
  return words.map((word) => (/^[a-z]+$/.test(word) ? doubleMetaphone(word)[0] : '') || word).join(' ');
}

/** Whether two texts say the same. Texts without letters or digits do when they are equal. */
export function isSameText(a: string, b: string): boolean {
  const key = normalisedKey(a);
  return key === '' ? a.trim() === b.trim() : key === normalisedKey(b);
}
