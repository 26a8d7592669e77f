// What the tools of the SKU Manager say in this language.
export const texts = import.meta.glob<Record<string, string>>('./skuTools.json', {
  eager: true,
  import: 'default',
});
