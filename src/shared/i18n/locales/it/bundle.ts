// All texts of this language in one chunk.
export const texts = import.meta.glob<Record<string, string>>('./*.json', { eager: true, import: 'default' });
