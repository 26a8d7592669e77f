import { operationAnchor } from '#tests/contract/docs/anchors.ts';
import type { TryOperation } from '#tests/contract/docs/tryData.ts';
import { element, labelled } from './element.ts';

/** What is to be sent, or why it cannot be. */
export type Body = { mediaType?: string; raw?: string; form?: FormData } | { failed: string };

export interface BodyInputs {
  fields: readonly HTMLElement[];
  body: () => Body;
}

/** The example as it stands in the page. */
const exampleOf = (id: string, index: number, name: string): string =>
  document.getElementById(`${operationAnchor(id)}-${index}-${name}`)?.textContent ?? '';

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** A form's fields, written as JSON in the page, as what is sent. */
function formOf(
  mediaType: string,
  fields: Record<string, unknown>,
  files: readonly HTMLInputElement[],
): Body {
  const names = files.map(({ name }) => name);
  const pairs = Object.entries(fields)
    .filter(([name]) => !names.includes(name))
    .map(([name, value]): [string, string] => [name, textOf(value)]);
  if (mediaType !== 'multipart/form-data') return { mediaType, raw: new URLSearchParams(pairs).toString() };
  const form = new FormData();
  for (const [name, text] of pairs) form.append(name, text);
  for (const { name, files: chosen } of files) for (const file of chosen ?? []) form.append(name, file);
  return { form };
}

/** Media type, example and text of the body, and a choice of file for each part that is one. */
export function bodyInputs({ id, bodies: kinds, needsBody }: TryOperation): BodyInputs {
  if (kinds.length === 0) return { fields: [], body: () => ({}) };
  const type = element('select', {}, ...kinds.map(({ mediaType }) => element('option', {}, mediaType)));
  const example = element('select');
  const text = element('textarea', { spellcheck: false });
  const files = element('div', { className: 'inputs' });
  const kind = () => kinds[type.selectedIndex];
  const fill = (): void => {
    text.value = exampleOf(id, type.selectedIndex, example.value);
  };
  const choose = (): void => {
    example.replaceChildren(...(kind()?.examples ?? []).map((name) => element('option', {}, name)));
    files.replaceChildren(
      ...(kind()?.files ?? []).map((name) => labelled(name, element('input', { type: 'file', name }))),
    );
    fill();
  };
  type.addEventListener('change', choose);
  example.addEventListener('change', fill);
  choose();
  return {
    fields: [
      ...(kinds.length > 1 ? [labelled('Media type', type)] : []),
      labelled('Example', example),
      labelled('Body', text),
      files,
    ],
    body: () => {
      const { mediaType = '' } = kind() ?? {};
      if (text.value.trim() === '') return needsBody ? { failed: 'This operation wants a body.' } : {};
      if (!/form/.test(mediaType)) return { mediaType, raw: text.value };
      try {
        const fields: unknown = JSON.parse(text.value);
        if (isObject(fields)) return formOf(mediaType, fields, [...files.querySelectorAll('input')]);
      } catch {
        // Reply below, like a text that is JSON and no object.
      }
      return { failed: 'The fields of the form have to be written as a JSON object.' };
    },
  };
}
