import openapiTS, { astToString } from 'openapi-typescript';
import { InputData, JSONSchemaInput, quicktypeMultiFile } from 'quicktype-core';

/** Texts by the name of their file. */
export type Files = Readonly<Record<string, string>>;

/** The schemas of a contract, written down in a language. */
type Maker = (document: object) => Promise<Files>;

/** `just-types`: classes without readers and writers, so that they need no library. */
function quicktypeMaker(
  lang: 'java' | 'python',
  file: string,
  options: Readonly<Record<string, string>>,
): Maker {
  return async (document) => {
    const schemas = new JSONSchemaInput(undefined);
    const schema = JSON.stringify(document);
    await schemas.addSource({ name: 'Backroom', uris: ['#/components/schemas/'], schema });
    const inputData = new InputData();
    inputData.addInput(schemas);
    const rendererOptions = { 'just-types': 'true', ...options };
    const made = await quicktypeMultiFile({ inputData, lang, outputFilename: file, rendererOptions });
    return Object.fromEntries([...made].map(([name, { lines }]) => [name, `${lines.join('\n')}\n`]));
  };
}

export const languages = {
  java: quicktypeMaker('java', 'Backroom.java', { package: 'backroom' }),
  python: quicktypeMaker('python', 'backroom.py', { 'python-version': '3.7' }),
  typescript: async (document) => ({
    'backroom.ts': astToString(await openapiTS(JSON.stringify(document))),
  }),
} as const satisfies Record<string, Maker>;

export type Language = keyof typeof languages;

export function isLanguage(name: string | undefined): name is Language {
  return name !== undefined && Object.hasOwn(languages, name);
}
