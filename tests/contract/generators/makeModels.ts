import openapiTS, { astToString } from 'openapi-typescript';
import { InputData, JSONSchemaInput, quicktypeMultiFile } from 'quicktype-core';

/** Texts by the name of their file. */
export type Files = Readonly<Record<string, string>>;

/** The schemas of a contract, written down in a language. */
type Maker = (document: object) => Promise<Files>;

/** The schemas as quicktype reads them. */
async function schemasOf(document: object): Promise<InputData> {
  const schemas = new JSONSchemaInput(undefined);
  const schema = JSON.stringify(document);
  await schemas.addSource({ name: 'Backroom', uris: ['#/components/schemas/'], schema });
  const input = new InputData();
  input.addInput(schemas);
  return input;
}

function filesOf(made: Awaited<ReturnType<typeof quicktypeMultiFile>>): Files {
  return Object.fromEntries([...made].map(([name, { lines }]) => [name, `${lines.join('\n')}\n`]));
}

/** `just-types`: without readers and writers, so that no library is needed. */
export const languages = {
  java: async (document) => {
    const rendererOptions = { 'just-types': true, package: 'backroom' };
    const inputData = await schemasOf(document);
    return filesOf(await quicktypeMultiFile({ inputData, lang: 'java', rendererOptions }));
  },
  python: async (document) => {
    const rendererOptions = { 'just-types': true, 'python-version': '3.7' } as const;
    const inputData = await schemasOf(document);
    const outputFilename = 'backroom.py';
    return filesOf(await quicktypeMultiFile({ inputData, lang: 'python', outputFilename, rendererOptions }));
  },
  typescript: async (document) => ({
    'backroom.ts': astToString(await openapiTS(JSON.stringify(document))),
  }),
} as const satisfies Record<string, Maker>;

export type Language = keyof typeof languages;

export function isLanguage(name: string | undefined): name is Language {
  return name !== undefined && Object.hasOwn(languages, name);
}
