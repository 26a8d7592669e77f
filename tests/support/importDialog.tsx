import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeAll, beforeEach, vi } from 'vitest';
import type { ImportKind } from '#api/generated/types.gen.ts';
import { storage } from '#shared/lib/storage.ts';
import { ImportDialog } from '#entities/catalogue/ImportDialog.tsx';
import { useNativeForms } from './nativeForms.ts';
import { renderSignedIn } from './renderSignedIn.tsx';

/** Texts of the files that were handed out, in their order. */
export const savedFiles: Promise<string>[] = [];

// jsdom has no addresses for files, and follows no download.
beforeAll(() => {
  Object.assign(URL, {
    createObjectURL: (file: Blob) => {
      savedFiles.push(file.text());
      return 'blob:http://localhost/1';
    },
    revokeObjectURL: () => undefined,
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
});

beforeEach(() => {
  savedFiles.length = 0;
  return useNativeForms();
});

function ImportScreen({ kind, onApplied }: { kind: ImportKind; onApplied: () => void }) {
  const [open, setOpen] = useState(true);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open the import</button>
      {open && <ImportDialog kind={kind} onClose={() => setOpen(false)} onApplied={onApplied} />}
    </>
  );
}

/** Opens the dialog for a member of staff. */
export async function openImport(kind: ImportKind = 'products', name = 'catalogue') {
  const onApplied = vi.fn();
  const view = await renderSignedIn(name, <ImportScreen kind={kind} onApplied={onApplied} />);
  const dialog = await screen.findByRole('dialog', { name: /^Import/ });
  const choose = async (lines: readonly string[], fileName = 'mugs.csv') => {
    const file = new File([lines.join('\n')], fileName, { type: 'text/csv' });
    await view.user.upload(await screen.findByLabelText('Choose a file'), file);
    return file;
  };
  const press = async (button: string | RegExp) =>
    view.user.click(await screen.findByRole('button', { name: button }));
  return { ...view, onApplied, dialog, choose, press };
}

/** How many products a search finds. */
export async function countProducts(query: string): Promise<number> {
  const headers = { authorization: `Bearer ${storage.get('token') ?? ''}` };
  const reply = await (await fetch(`/api/products?q=${query}`, { headers })).text();
  return Number(/"total":(\d+)/.exec(reply)?.[1]);
}

/** The rows of the file on screen. */
export const findRowTexts = async () =>
  within(await screen.findByRole('region', { name: 'File rows' }))
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent);
