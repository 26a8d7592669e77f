// The pseudo-locale shows what is not translated and what has no room to grow: every sentence is in ⟦ ⟧,
// its letters carry accents, and it is 40 % longer. Placeholders and tags stay as they are.

const letters = 'aceginosuyz';
const accented = 'åçéğîñöšûýž';

const fixedParts = /(\{\{[^}]*\}\}|<[^>]*>)/;

function pseudoSentence(sentence: string): string {
  const parts = sentence.split(fixedParts);
  const words = parts.map((part, index) => {
    if (index % 2 === 1) return part;
    return part.replace(/[a-z]/g, (letter) => accented[letters.indexOf(letter)] ?? letter);
  });
  const length = parts.filter((_, index) => index % 2 === 0).join('').length;
  return `⟦${words.join('')}${' ~~~~~'.repeat(Math.ceil(length / 15))}⟧`;
}

/** The pseudo-locale's version of one namespace's English texts. */
export function pseudoTexts(texts: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, pseudoSentence(text)]));
}
