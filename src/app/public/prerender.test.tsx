import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { App } from '#app/App.tsx';
import { createAppRouter } from '#app/router.tsx';
import { startTexts } from '#tests/support/i18n.ts';
import { renderLogin } from './prerender.tsx';

beforeAll(() => startTexts());
afterEach(() => vi.restoreAllMocks());

/** The page as it arrives: the markup is there before any script. */
function arrive(): HTMLElement {
  const root = document.createElement('div');
  const { body } = new DOMParser().parseFromString(renderLogin(), 'text/html');
  root.append(...body.childNodes);
  document.body.replaceChildren(root);
  return root;
}

describe('the prerendered sign-in form', () => {
  test('cannot be sent before the page is hydrated, and would put nothing into the address', () => {
    const form = arrive().querySelector('form');
    expect(form).toHaveAttribute('method', 'post');
    expect(form?.querySelector('[type=submit]')).toBeDisabled();
  });

  test('holds nothing that the content security policy refuses, and no demo account', () => {
    expect(renderLogin()).not.toMatch(/<[^>]+\s(style|on[a-z]+)=|<(script|style|svg)|@backroom/);
  });

  test('is hydrated as it stands, with what was typed into it', async () => {
    const complaints = vi.spyOn(console, 'error');
    const mismatch = vi.fn();
    const root = arrive();
    const [email, password] = [...root.querySelectorAll('input')];
    if (email) email.value = 'admin@backroom.test';
    if (password) password.value = 'typed early';

    window.history.replaceState(null, '', '/login');
    const router = createAppRouter(() => null);
    expect(router.state.initialized).toBe(true);
    // A promise: what is not one is awaited outside of `act`, which would complain.
    const page = await act(() =>
      Promise.resolve(hydrateRoot(root, <App router={router} />, { onRecoverableError: mismatch })),
    );

    expect(mismatch).not.toHaveBeenCalled();
    expect(complaints).not.toHaveBeenCalled();
    expect([...root.querySelectorAll('input')]).toEqual([email, password]);
    expect(email).toHaveValue('admin@backroom.test');
    expect(password).toHaveValue('typed early');
    expect(root.querySelector('[type=submit]')).toBeEnabled();
    act(() => page.unmount());
    router.dispose();
  });
});
