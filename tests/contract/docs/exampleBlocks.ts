import { markup, type Html } from './markup.ts';

const asText = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value, undefined, 2);

/** A text to read and to copy. */
export function copyable(text: string, name: string, id?: string): Html {
  const anchor = id === undefined ? '' : id;
  return markup`<div class="copyable"><button type="button" class="copy" aria-label="Copy ${name}">Copy</button><pre${anchor !== '' && markup` id="${anchor}"`}>${text}</pre></div>`;
}

/** Named examples, each whole; the first one is open. */
export function exampleBlocks(examples: Readonly<Record<string, unknown>>, anchor?: string): Html {
  const blocks = Object.entries(examples).map(
    ([name, value], index) =>
      markup`<details class="example"${index === 0 && markup` open`}><summary>Example <code>${name}</code></summary>${copyable(asText(value), `the example ${name}`, anchor === undefined ? undefined : `${anchor}-${name}`)}</details>`,
  );
  return markup`${blocks}`;
}
