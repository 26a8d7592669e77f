// What lists say in this language, and what they do with the server.
export const texts = import.meta.glob<Record<string, string>>(['./lists.json', './work.json'], {
  eager: true,
  import: 'default',
});
