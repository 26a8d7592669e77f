import type { FormField } from './httpRequest.ts';

const noPadding = { filler: '', bytes: 0 };

/** The fields of a form, its files in their whole size. */
export function formDataOf(fields: readonly FormField[]): FormData {
  const form = new FormData();
  for (const { name, text, file } of fields) {
    if (file === undefined) {
      form.append(name, text);
      continue;
    }
    const { bytes, filler } = file.padding ?? noPadding;
    const parts = [Buffer.from(text, 'latin1'), Buffer.alloc(bytes, filler, 'latin1')];
    form.append(name, new Blob(parts, { type: file.type }), file.name);
  }
  return form;
}
