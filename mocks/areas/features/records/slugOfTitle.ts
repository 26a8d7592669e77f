/** A feature's name in addresses: its title without case, accents and signs, as the panel makes it for a new one. */
export function slugOfTitle(title: string): string {
  const slug = title
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, 64)
    .replaceAll(/^-|-$/g, '');
  return slug === '' ? 'feature' : slug;
}
