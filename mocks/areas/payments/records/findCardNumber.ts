import { passesLuhn } from '#mocks/doubles/stripe/passesLuhn.ts';

const [SHORTEST, LONGEST] = [13, 19];

/** Whether a text holds what looks like a card number, written together or in groups. */
export function findCardNumber(text: string): boolean {
  const runs = text.match(/\d+(?:[ -]\d+)*/g) ?? [];
  return runs.some((run) => {
    const groups = run.split(/[ -]/);
    // What stands before or behind the number, such as the expiry, must not hide it.
    return groups.some((_, from) =>
      groups.some((_group, to) => {
        const number = groups.slice(from, to + 1).join('');
        return number.length >= SHORTEST && number.length <= LONGEST && passesLuhn(number);
      }),
    );
  });
}
