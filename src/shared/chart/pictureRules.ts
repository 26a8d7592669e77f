/** Properties that a drawing gets from style sheets, which a file does not take along. An element inherits all but `opacity`. */
export const drawnProperties = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'paint-order',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'font-variant-numeric',
] as const;

/** Name of the file of a picture: its title in words, and the day. Letters of any alphabet stay. */
export function pictureName(title: string, day: string, kind: 'svg' | 'png'): string {
  const words = title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
  return `${words === '' ? 'chart' : words}-${day}.${kind}`;
}
