/**
 * How many entries stand in the bar, from the start; the others go into "More", which then takes a width of its own.
 * All in px.
 * @param widths of the entries as they would stand
 * @param more width of "More"
 * @param room width of the bar
 * @param gap between two entries
 */
export function countFitting(widths: readonly number[], more: number, room: number, gap: number): number {
  const whole = widths.reduce((sum, width) => sum + width + gap, -gap);
  if (whole <= room) return widths.length;
  let end = 0;
  return widths.findIndex((width) => {
    end += width + gap;
    return end + more > room;
  });
}
