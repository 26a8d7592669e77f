/** A token that nobody was given, made of one that lives. */
export interface AlteredToken {
  /** How it is called in sentences. */
  what: string;
  token: string;
  /** A command that gives it to a shell that has the living one as `$TOKEN`. */
  command: string;
}

const QUARTER = 4;

function swapCase(token: string): string {
  return token.replaceAll(/[a-z]/gi, (letter) =>
    letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
  );
}

/** The token with another end, with another beginning, and with its letters in the other case, where that is another one. */
export function alteredTokens(living: string): AlteredToken[] {
  const part = Math.ceil(living.length / QUARTER);
  const filling = 'x'.repeat(part);
  const kept = living.length - part;
  return [
    {
      what: 'a token that ends in another way than the living one',
      token: living.slice(0, kept) + filling,
      command: `$(printf %.${kept}s "$TOKEN")${filling}`,
    },
    {
      what: 'a token that begins in another way than the living one',
      token: filling + living.slice(part),
      command: `${filling}$(printf %s "$TOKEN" | cut -c ${part + 1}-)`,
    },
    {
      what: 'the living token in another case',
      token: swapCase(living),
      command: `$(printf %s "$TOKEN" | tr 'A-Za-z' 'a-zA-Z')`,
    },
  ].filter(({ token }) => token !== living);
}
