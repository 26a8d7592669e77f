// What the search screen says in this language.
export const texts = import.meta.glob<Record<string, string>>('./search.json', {
  eager: true,
  import: 'default',
});
