// What the SKU Manager says in this language.
export const texts = import.meta.glob<Record<string, string>>(['./skuDrawer.json', './skus.json'], {
  eager: true,
  import: 'default',
});
