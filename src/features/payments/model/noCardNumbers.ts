/** Digits with at most one blank, dash or dot between them, as cards are read out and written down. */
const RUN = /\d+(?:[\s.\-\u2010-\u2015]\d+)*/g;

/** Cards have 13 to 19 digits. */
const SHORTEST = 13;
const LONGEST = 19;

/** Whether the last digit of a number is the check digit of the others, as on every card. */
function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (const [place, digit] of Array.from(digits).toReversed().entries()) {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}

/** The groups from one place on, put together, that are as long as a card. */
function candidates(groups: readonly string[], from: number): string[] {
  const found: string[] = [];
  let digits = '';
  for (const group of groups.slice(from)) {
    digits += group;
    if (digits.length > LONGEST) break;
    if (digits.length >= SHORTEST) found.push(digits);
  }
  return found;
}

/**
 * Whether a free text holds what could be a card number: 13 to 19 digits that pass Luhn's check, in one piece or in
 * groups, in the digits of any keyboard. Such a text is refused before it goes anywhere.
 */
export function holdsCardNumber(text: string): boolean {
  // Full-width digits and their like become the ones that a card has.
  const runs = text.normalize('NFKC').match(RUN) ?? [];
  return runs.some((run) => {
    const groups = run.match(/\d+/g) ?? [];
    return groups.some((_, from) => candidates(groups, from).some(passesLuhn));
  });
}
