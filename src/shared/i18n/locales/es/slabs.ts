// What the price slabs say in this language.
export const texts = import.meta.glob<Record<string, string>>(['./slabPanels.json', './slabs.json'], {
  eager: true,
  import: 'default',
});
