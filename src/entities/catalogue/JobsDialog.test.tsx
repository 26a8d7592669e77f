import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { storage } from '#shared/lib/storage.ts';
import { upload } from '#tests/support/apiClient.ts';
import { useNativeForms } from '#tests/support/nativeForms.ts';
import { renderSignedIn } from '#tests/support/renderSignedIn.tsx';
import { productLines } from '#tests/support/stock.ts';
import { JobsDialog } from './JobsDialog.tsx';

beforeEach(() => useNativeForms());

let keys = 0;

/** Begins something as the person would have elsewhere in the panel. */
async function began(path: string, body: FormData | object): Promise<{ id: string; plan: string }> {
  keys += 1;
  const isForm = body instanceof FormData;
  const reply = await fetch(`/api${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${storage.get('token') ?? ''}`,
      'Idempotency-Key': `key-of-the-jobs-test-${keys}`,
      ...(isForm ? {} : { 'content-type': 'application/json' }),
    },
    body: isForm ? body : JSON.stringify(body),
  });
  const text = await reply.text();
  return {
    id: /"(?:planId|id)":"([^"]+)"/.exec(text)?.[1] ?? '',
    plan: /"plan":"([^"]+)"/.exec(text)?.[1] ?? '',
  };
}

async function open(begin: () => Promise<unknown> = () => Promise.resolve()) {
  const view = await renderSignedIn('merchandiser', null);
  await begin();
  view.unmount();
  const onClose = vi.fn();
  return { ...(await renderSignedIn('merchandiser', <JobsDialog onClose={onClose} />)), onClose };
}

const jobs = async () =>
  within(await screen.findByRole('list', { name: 'Jobs' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('without jobs the dialog says what it will list', async () => {
  await open();
  expect(await screen.findByText('No jobs yet')).toBeVisible();
});

test('an import is listed, and can be undone from here', async () => {
  const { user } = await open(async () => {
    const { id, plan } = await began(
      '/imports',
      upload('products', productLines(2).join('\n'), { name: 'mugs.csv' }),
    );
    await began(`/imports/${id}/apply`, { plan });
  });
  await waitFor(async () =>
    expect(await jobs()).toEqual([expect.stringMatching(/mugs\.csvDone2 of 2 done/)]),
  );
  await user.click(await screen.findByRole('button', { name: /^Undo: .*mugs\.csv/ }));
  const question = await screen.findByRole('alertdialog');
  await user.click(within(question).getByRole('button', { name: 'Undo import' }));
  await waitFor(async () => expect((await jobs())[0]).toMatch(/^Undo import of mugs\.csvDone2 of 2 done/));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Undo:/ })).not.toBeInTheDocument());
});

test('the rows of a job are shown on demand', async () => {
  const { user } = await open(async () => {
    const selection = { query: 'categoryId=cat-drinkware' };
    const { id: plan } = await began('/bulk/preview', {
      resource: 'products',
      action: 'setMoq',
      params: { moq: 96 },
      selection,
    });
    await began(`/bulk/${plan}/apply`, {});
  });
  await user.click(await screen.findByRole('button', { name: /^Show result: Change the minimum/ }));
  expect(await screen.findByText(/items done\.$/)).toBeVisible();
  expect(await screen.findByRole('region', { name: 'Items' })).toBeVisible();
});
