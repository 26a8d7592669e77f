import 'fake-indexeddb/auto';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { afterEach, expect, test } from 'vitest';
import { drafts } from './drafts.ts';
import { useDraft } from './useDraft.ts';

const TYPED_AT = 1_790_000_000_000;
const key = { formId: 'note', route: '/', schemaVersion: 1 };

function NoteForm() {
  const form = useForm({ defaultValues: { title: '' } });
  const draft = useDraft({ ...key, form });
  return (
    <form>
      <input aria-label="Title" {...form.register('title')} />
      {draft.offered !== null && <p>Typed at {draft.offered}</p>}
      <button type="button" onClick={draft.restore}>
        Restore
      </button>
    </form>
  );
}

const title = (): HTMLElement => screen.getByRole('textbox', { name: 'Title' });

/** The page of a person who fell idle is gone; what it sealed is not. */
function fallIdle(): void {
  drafts.open('ana');
  drafts.save(key, 'ana', { title: 'Mug' }, { typedAt: TYPED_AT });
  drafts.endSession('idle');
  drafts.dropAll();
}

afterEach(() => {
  drafts.open('ana');
  drafts.endSession('signedOut');
});

test('a form that is already on the page offers what comes out of the vault', async () => {
  fallIdle();
  render(<NoteForm />);
  act(() => drafts.open('ana'));
  expect(await screen.findByText(`Typed at ${TYPED_AT}`)).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Restore' }));
  expect(title()).toHaveValue('Mug');
});

test('a person who is typing is not interrupted; the next page offers the draft', async () => {
  fallIdle();
  const { unmount } = render(<NoteForm />);
  fireEvent.input(title(), { target: { value: 'Cup' } });
  let hasArrived: (value: unknown) => void = () => undefined;
  const arrival = new Promise((resolve) => {
    hasArrived = resolve;
  });
  const ignore = drafts.onArrival(() => hasArrived(null));
  await act(async () => {
    drafts.open('ana');
    await arrival;
  });
  ignore();
  expect(screen.queryByText(/Typed at/)).not.toBeInTheDocument();
  expect(title()).toHaveValue('Cup');
  fireEvent.input(title(), { target: { value: '' } });
  unmount();
});
