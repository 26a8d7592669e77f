import { act, fireEvent, render, screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { storage } from '#shared/lib/storage.ts';
import { drafts } from './drafts.ts';
import type { EndReason } from './sessionState.ts';
import { useDraft } from './useDraft.ts';

interface Note {
  title: string;
  password: string;
  internal: string;
}

function NoteForm({ version = 1, defaults }: { version?: number; defaults?: Partial<Note> }) {
  const form = useForm<Note>({ defaultValues: { title: '', password: '', internal: '', ...defaults } });
  // A new object and a new list at each render, as a form helper may give them.
  const draft = useDraft({ formId: 'note', schemaVersion: version, form: { ...form }, omit: ['internal'] });
  return (
    <form>
      <input aria-label="Title" {...form.register('title')} />
      <input aria-label="Password" {...form.register('password')} />
      <input aria-label="Internal" {...form.register('internal')} />
      {draft.offered !== null && <p>Offered from {draft.offered}</p>}
      {draft.notSaved && <p>No local copy</p>}
      <button type="button" onClick={draft.restore}>
        Restore
      </button>
      <button type="button" onClick={draft.discard}>
        Discard
      </button>
      <output>{form.formState.isDirty ? 'dirty' : 'clean'}</output>
    </form>
  );
}

const NOW = 1_790_000_000_000;
const key = { formId: 'note', route: '/', schemaVersion: 1 };
const type = (label: string, value: string): boolean =>
  fireEvent.input(screen.getByRole('textbox', { name: label }), { target: { value } });
const click = (name: string): boolean => fireEvent.click(screen.getByRole('button', { name }));
const kept = (): unknown => storage.drafts.get('note@/')?.values;
const title = (): HTMLElement => screen.getByRole('textbox', { name: 'Title' });
const pause = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));
beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  drafts.dropAll();
  drafts.open('ana');
});
afterEach(() => {
  vi.useRealTimers();
});

describe('writing a draft', () => {
  test('happens 300 ms after the last change, without secrets and omitted fields', () => {
    render(<NoteForm />);
    type('Title', 'Mu');
    pause(299);
    type('Title', 'Mug');
    type('Password', 'canary');
    type('Internal', 'canary');
    pause(299);
    expect(kept()).toBeUndefined();
    pause(1);
    expect(kept()).toEqual({ title: 'Mug' });
  });

  test('does not happen for an untouched form', () => {
    const { unmount } = render(<NoteForm />);
    drafts.flush();
    unmount();
    expect(kept()).toBeUndefined();
  });

  test('happens at once when the page hides and when the form unmounts', () => {
    const { unmount } = render(<NoteForm />);
    type('Title', 'Mug');
    act(() => drafts.flush());
    expect(kept()).toEqual({ title: 'Mug' });
    type('Title', 'Mug, red');
    unmount();
    expect(kept()).toEqual({ title: 'Mug, red' });
  });

  test('a form that is clean again has no draft', () => {
    render(<NoteForm />);
    type('Title', 'Mug');
    pause(300);
    type('Title', '');
    pause(300);
    expect(kept()).toBeUndefined();
  });

  test('shows that the browser refuses to keep it, until it works again', () => {
    render(<NoteForm />);
    const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    type('Title', 'Mug');
    pause(300);
    expect(screen.getByText('No local copy')).toBeVisible();
    refuse.mockRestore();
    type('Title', 'Mug, red');
    pause(300);
    expect(screen.queryByText('No local copy')).toBeNull();
  });

  test('a form that was filled in before the person was known writes once they are', () => {
    drafts.endSession('expired');
    render(<NoteForm />);
    type('Title', 'Mug');
    pause(300);
    expect(kept()).toBeUndefined();
    drafts.open('ana');
    type('Title', 'Mug, red');
    pause(300);
    expect(kept()).toEqual({ title: 'Mug, red' });
  });

  test('E18 a form of the last person writes nothing after another one has signed in', () => {
    render(<NoteForm />);
    type('Title', 'Mug');
    pause(300);
    drafts.dropAll();
    drafts.open('ben');
    type('Title', 'Mug, red');
    pause(300);
    expect(kept()).toBeUndefined();
  });
});

describe('offering a draft', () => {
  const left = (values: Partial<Note> = { title: 'Mug' }): void => void drafts.save(key, 'ana', values);

  test('fills in nothing unasked; Restore fills in and keeps the form dirty', () => {
    left();
    render(<NoteForm defaults={{ title: 'Cup', password: 'typed' }} />);
    expect(screen.getByText(`Offered from ${NOW}`)).toBeVisible();
    expect(title()).toHaveValue('Cup');
    click('Restore');
    expect(title()).toHaveValue('Mug');
    expect(screen.getByRole('textbox', { name: 'Password' })).toHaveValue('typed');
    expect(screen.getByRole('status')).toHaveTextContent('dirty');
    expect(screen.queryByText(/Offered/)).toBeNull();
    expect(kept()).toEqual({ title: 'Mug' });
  });

  test('Discard deletes it, and what is typed later is a new draft', () => {
    left();
    render(<NoteForm />);
    click('Discard');
    expect(screen.queryByText(/Offered/)).toBeNull();
    expect(kept()).toBeUndefined();
    type('Title', 'Cup');
    click('Discard');
    pause(300);
    expect(kept()).toBeUndefined();
    type('Title', 'Cup, blue');
    pause(300);
    expect(kept()).toEqual({ title: 'Cup, blue' });
  });

  test('typing keeps the offer', () => {
    left();
    render(<NoteForm />);
    type('Title', 'Cup');
    pause(300);
    click('Restore');
    expect(title()).toHaveValue('Mug');
  });

  test('offers no draft of another version and none that does not fit', () => {
    left();
    const { unmount } = render(<NoteForm version={2} />);
    expect(screen.queryByText(/Offered/)).toBeNull();
    unmount();
    storage.drafts.set('note@/', {
      ...key,
      userId: 'ana',
      values: { title: 5 },
      typedAt: NOW,
      savedAt: NOW,
      address: '/',
      title: '',
    });
    render(<NoteForm />);
    expect(screen.queryByText(/Offered/)).toBeNull();
    click('Restore');
    expect(title()).toHaveValue('');
  });

  test('offers nothing without a draft', () => {
    render(<NoteForm />);
    click('Restore');
    expect(title()).toHaveValue('');
  });
});

describe('typed work', () => {
  test.each<[EndReason, boolean]>([
    ['idle', true],
    ['expired', true],
    ['elsewhere', true],
    ['signedOut', false],
    ['disabled', false],
  ])('after the end of a session by "%s" and signing in again, survives: %s', (reason, survives) => {
    const { unmount } = render(<NoteForm />);
    type('Title', 'Mug');
    act(() => drafts.endSession(reason));
    unmount();
    drafts.open('ana');
    render(<NoteForm />);
    expect(screen.queryByText(/Offered/) !== null).toBe(survives);
  });

  test('is offered again when a crashed route is back', () => {
    const { unmount } = render(<NoteForm />);
    type('Title', 'Mug');
    unmount();
    render(<NoteForm />);
    expect(screen.getByText(/Offered/)).toBeVisible();
  });
});

describe('closing the tab', () => {
  const leave = (): boolean => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };

  test('asks only while the form is dirty and the session lives', () => {
    const { unmount } = render(<NoteForm />);
    expect(leave()).toBe(false);
    type('Title', 'Mug');
    expect(leave()).toBe(true);
    act(() => drafts.endSession('expired'));
    expect(leave()).toBe(false);
    unmount();
    drafts.open('ana');
    expect(leave()).toBe(false);
  });

  test('E142 does not ask when the page reloads itself', () => {
    render(<NoteForm />);
    type('Title', 'Mug');
    vi.spyOn(drafts, 'isLeaving').mockReturnValue(true);
    expect(leave()).toBe(false);
  });
});
