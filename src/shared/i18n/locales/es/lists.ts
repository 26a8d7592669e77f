// What lists say in this language, and what they do with the server.
export const texts = import.meta.glob<Record<string, string>>(
  ['./fields.json', './lists.json', './work.json'],
  {
    eager: true,
    import: 'default',
  },
);
