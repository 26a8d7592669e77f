const two = (figure: number): string => String(figure).padStart(2, '0');

/** The day of a moment as a date field holds it (`2027-01-31`), in the reader's own time zone; empty for none. */
export function dayText(moment: string | null): string {
  const date = new Date(moment ?? Number.NaN);
  if (Number.isNaN(date.getTime())) return '';
  return [String(date.getFullYear()).padStart(4, '0'), two(date.getMonth() + 1), two(date.getDate())].join(
    '-',
  );
}

/** The last second of a date field's day in the reader's own time zone, as the contract writes it; null: no such day. */
export function endOfDay(day: string): string | null {
  const end = new Date(`${day}T23:59:59`);
  return Number.isNaN(end.getTime()) ? null : end.toISOString();
}
