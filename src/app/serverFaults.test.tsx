import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { mockServer } from '#mocks/adapters/unit.ts';
import { startTexts } from '#tests/support/i18n.ts';
import { renderApp, signInAs } from '#tests/support/renderApp.tsx';
import { openPasswordDialog, openAs, resize } from '#tests/support/shell.ts';

const SAID = `<b>boom</b> at /srv/app.js:1 ${'x'.repeat(400)}`;
const SESSION = /\/api\/(logged-in-user|node\/userMenu)$/;

/** Every call but those of the session fails, and the server says more than is good for it. */
function breakServer(status = 500): void {
  const errors = ['first_name', 'oldpassword', 'field'].map((field) => ({
    field,
    code: 'boom',
    message: SAID,
  }));
  mockServer.use(
    http.all('*/api/*', ({ request }) =>
      SESSION.test(new URL(request.url).pathname)
        ? undefined
        : HttpResponse.json({ message: SAID, msg: SAID, title: SAID, errors }, { status }),
    ),
  );
}

beforeEach(async () => {
  await startTexts();
  resize(1440);
});

async function openBroken(name: string, address: string, status?: number) {
  await signInAs(name);
  breakServer(status);
  return renderApp(address);
}

async function fillPasswords(
  { user }: Awaited<ReturnType<typeof openAs>>,
  dialog: HTMLElement,
): Promise<void> {
  for (const [label, text] of [
    ['Old password', 'backroom'],
    ['New password', 'longenough'],
    ['Confirm password', 'longenough'],
  ] as const)
    await user.type(within(dialog).getByLabelText(label), text);
  await user.click(within(dialog).getByRole('button', { name: 'Change password' }));
}

const screens = [
  '/home',
  '/my-account',
  '/skumanager',
  '/skumanager?view=skus',
  '/skumanager?id=prd-0001',
  '/slabs/prd-0002',
  '/typesense?q=charger',
  '/stripe-payment',
  '/stripe-payment?tab=payments',
  '/stripe-payment?tab=links',
];

describe('the text of a 5xx', () => {
  test.each(screens)('stays out of %s', async (address) => {
    await openBroken('auditor', address);
    expect((await screen.findAllByRole('alert')).length).toBeGreaterThan(0);
    await waitFor(() => expect(document.body).toHaveTextContent(/The server couldn’t do this|Search/));
    expect(document.body).not.toHaveTextContent(/boom|app\.js/);
    expect(screen.queryByText('Details for support')).not.toBeInTheDocument();
  });

  test('stays out of a form and of a warning', async () => {
    const app = await openAs('auditor', '/my-account');
    const first = await screen.findByRole('textbox', { name: 'First name' });
    breakServer(503);
    await app.user.type(first, 'x');
    await app.user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText(/The server isn’t available right now/)).toBeVisible();

    const dialog = await openPasswordDialog(app);
    await fillPasswords(app, dialog);
    expect(await screen.findByText('request exception!')).toBeVisible();
    expect(document.body).not.toHaveTextContent(/boom|app\.js/);
    expect(screen.queryByText('Details for support')).not.toBeInTheDocument();
  });

  const details = async () => {
    const summary = await screen.findByText('Details for support');
    return summary.closest('details');
  };
  const shortened = `server: ${SAID.slice(0, 299)}…`;

  test('can be opened by an administrator below a list that failed, as text cut at 300 characters', async () => {
    await openBroken('admin', '/skumanager');
    const box = await details();
    expect(box).not.toHaveAttribute('open');
    expect(box).toHaveTextContent(shortened, { normalizeWhitespace: false });
    expect(box).toHaveTextContent('call: GET /products');
    expect(document.querySelector('b')).toBeNull();
  });

  test('can be opened by an administrator below a form that failed', async () => {
    const { user } = await openAs('admin', '/my-account');
    const first = await screen.findByRole('textbox', { name: 'First name' });
    breakServer();
    await user.type(first, 'x');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    const box = await details();
    expect(box).toHaveTextContent(shortened, { normalizeWhitespace: false });
    expect(box).toHaveTextContent('call: PATCH /account');
  });

  test('can be opened by an administrator in the toast of an action that failed', async () => {
    const { user } = await openAs('admin', '/skumanager');
    const start = await screen.findByRole('button', { name: 'Export' });
    breakServer(503);
    await user.click(start);
    const toasts = within(await screen.findByRole('region', { name: 'Notifications' }));
    expect(await toasts.findByText(/The server isn’t available right now/)).toBeInTheDocument();
    const box = await details();
    expect(toasts.getByText('Details for support').closest('details')).toBe(box);
    expect(box).toHaveTextContent(shortened, { normalizeWhitespace: false });
    expect(box).toHaveTextContent('call: POST /exports');
  });

  test('can be opened by an administrator in the warning of a password that was not changed', async () => {
    const app = await openAs('admin', '/home');
    const dialog = await openPasswordDialog(app);
    breakServer();
    await fillPasswords(app, dialog);
    const warning = await screen.findByRole('alertdialog');
    expect(warning).toHaveTextContent('request exception!');
    const box = await details();
    expect(warning).toContainElement(box);
    expect(box).toHaveTextContent(shortened, { normalizeWhitespace: false });
    expect(box).toHaveTextContent('call: POST /change-wd');
  });
});
