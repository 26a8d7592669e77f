import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { areaNames, frameAreas, textAreas, type TextArea } from '#shared/i18n/textAreas.ts';

const locales = join(import.meta.dirname, '../shared/i18n/locales');
const PREFIX = 'virtual:texts/';
const isFrame = (area: TextArea): boolean => frameAreas.some((name) => name === area);
/** Languages that are fetched; English travels with the screens (ADR 16). */
const tags = readdirSync(locales).filter((tag) => tag !== 'en');

/** By `de/public`, the way to the file of a language and area. */
function toPathList(some: readonly TextArea[], languages: readonly string[]): string {
  const ways = languages.flatMap((tag) =>
    some.map((area) => `  '${tag}/${area}': () => import('${PREFIX}${tag}/${area}'),`),
  );
  return ['export const files = {', ...ways, '};'].join('\n');
}

/** The texts of one area in one language, by namespace. */
function toModule(tag: string, area: TextArea): string {
  const names = textAreas[area];
  const imports = names.map(
    (name, at) => `import n${at} from ${JSON.stringify(join(locales, tag, `${name}.json`))};`,
  );
  return [
    ...imports,
    `export const texts = { ${names.map((name, at) => `${name}: n${at}`).join(', ')} };`,
    // Whoever reads one language need not learn where the texts of the others are.
    toPathList(area === 'panel' ? areaNames.filter((each) => !isFrame(each)) : [], [tag]),
  ].join('\n');
}

/** Makes one file of texts per language and area, and the lists of where they are, of the table of areas (ADR 19). */
export function texts(): Plugin {
  return {
    name: 'backroom:texts',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const name = id.slice(PREFIX.length + 1);
      if (name === 'frame') return toPathList(areaNames.filter(isFrame), tags);
      const [tag = '', named] = name.split('/');
      const area = areaNames.find((each) => each === named);
      return tags.includes(tag) && area ? toModule(tag, area) : null;
    },
  };
}
