/** Luhn's sum over a number of digits: every second one from the right counts double, and the sum ends in 0. */
export function passesLuhn(number: string): boolean {
  const sum = Array.from(number, Number)
    .reverse()
    .reduce((total, digit, place) => {
      const counted = place % 2 ? digit * 2 : digit;
      return total + (counted > 9 ? counted - 9 : counted);
    }, 0);
  return sum % 10 === 0;
}
