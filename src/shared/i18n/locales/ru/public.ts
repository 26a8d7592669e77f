// What the pages before signing in say in this language, with the page titles and the errors.
export const texts = import.meta.glob<Record<string, string>>(
  ['./auth.json', './errors.json', './menu.json', './promise.json', './public.json'],
  { eager: true, import: 'default' },
);
