// What the signed-in frame and its own screens say in this language.
export const texts = import.meta.glob<Record<string, string>>(
  [
    './account.json',
    './common.json',
    './customizer.json',
    './home.json',
    './late.json',
    './palette.json',
    './shell.json',
  ],
  { eager: true, import: 'default' },
);
