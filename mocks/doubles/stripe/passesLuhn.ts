/** Luhn's sum over a number of digits: every second one from the right counts double, and the sum ends in 0. */
export function passesLuhn(number: string): boolean {
  const sum = Array.from(number, Number)
    .reverse()
    .reduce((total, digit, position) => {
      const value = position % 2 ? digit * 2 : digit;
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}
