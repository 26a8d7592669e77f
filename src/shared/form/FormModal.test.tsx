import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import * as z from 'zod/mini';
import { beforeEach, expect, test, vi } from 'vitest';
import { waitForFocus } from '#tests/support/focusIn.ts';
import { startTexts } from '#tests/support/i18n.ts';
import { renderWithProviders } from '#tests/support/renderWithProviders.tsx';
import { FormModal } from './FormModal.tsx';
import { PasswordField } from './PasswordField.tsx';
import { TextField } from './TextField.tsx';
import { useZodForm } from './useZodForm.ts';

const computed = window.getComputedStyle.bind(window);

const schema = z.object({
  name: z.string().check(z.minLength(1, 'name is required')),
  secret: z.string().check(z.minLength(6, 'secret is short')),
});

interface SampleProps {
  pending?: boolean;
  submitError?: string | null;
  onSave?: (values: unknown, close: () => void) => void;
}

function Sample({ pending = false, submitError = null, onSave = () => undefined }: SampleProps) {
  const [open, setOpen] = useState(true);
  const form = useZodForm(schema, {
    defaultValues: { name: '', secret: '' },
    texts: { t: (key: string) => `«${key}»` },
  });
  return (
    <FormModal
      open={open}
      title="Sample"
      submitLabel="Save"
      pendingLabel="Saving"
      pending={pending}
      submitError={submitError}
      onSubmit={(event) => void form.handleSubmit((values) => onSave(values, () => setOpen(false)))(event)}
      onClose={() => setOpen(false)}
    >
      <TextField
        label="Name"
        hint="as on the badge"
        field={form.register('name')}
        error={form.errorOf('name')}
      />
      <PasswordField
        label="Secret"
        autoComplete="new-password"
        field={form.register('secret')}
        error={form.errorOf('secret')}
      />
    </FormModal>
  );
}

beforeEach(() => startTexts());

test('E68 text is trimmed before it is checked, and the trimmed text is submitted', async () => {
  const onSave = vi.fn();
  const { user } = renderWithProviders(<Sample onSave={onSave} />);
  await user.type(await screen.findByLabelText('Name'), '  Ada  ');
  await user.type(screen.getByLabelText('Secret'), '  secret  ');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSave.mock.calls[0]?.[0]).toEqual({ name: 'Ada', secret: 'secret' });
});

test('E66 blanks count as empty; the error replaces the hint, is tied to its field, and the first one gets the focus', async () => {
  const onSave = vi.fn();
  const { user } = renderWithProviders(<Sample onSave={onSave} />);
  const name = await screen.findByLabelText('Name');
  expect(name).toHaveAccessibleDescription('as on the badge');
  await user.type(name, '   ');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSave).not.toHaveBeenCalled();
  expect(name).toBeInvalid();
  expect(name).toHaveAccessibleDescription('«name is required»');
  await waitFor(() => expect(name).toHaveFocus());
  expect(screen.queryByText('as on the badge')).not.toBeInTheDocument();
});

test('E81 while saving, Escape, Cancel and Save do nothing and the progress is named', async () => {
  const onSave = vi.fn();
  const { user } = renderWithProviders(<Sample pending onSave={onSave} />);
  const dialog = await screen.findByRole('dialog', { name: 'Sample' });
  await waitForFocus(dialog);
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(dialog).toBeVisible();
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  expect(screen.getByRole('status')).toHaveTextContent('Saving');
  expect(onSave).not.toHaveBeenCalled();
});

test('E80 the second press of a double click does nothing while the dialog closes after its success', async () => {
  const onSave = vi.fn((_, close: () => void) => close());
  // It takes its time to fade, as in a browser.
  const fading = (element: Element): CSSStyleDeclaration =>
    new Proxy(computed(element), {
      get: (style, name) => {
        if (name === 'animationName') return element.getAttribute('data-state') ?? 'none';
        const value: unknown = Reflect.get(style, name, style);
        return typeof value === 'function'
          ? (...asked: unknown[]): unknown => Reflect.apply(value, style, asked)
          : value;
      },
    });
  vi.spyOn(window, 'getComputedStyle').mockImplementation(fading);
  const { user } = renderWithProviders(<Sample onSave={onSave} />);
  await user.type(await screen.findByLabelText('Name'), 'Ana');
  await user.type(screen.getByLabelText('Secret'), 'long enough');
  const dialog = screen.getByRole('dialog');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(dialog).toHaveAttribute('data-state', 'closed'));
  act(() => within(dialog).getByRole('button', { name: 'Save', hidden: true }).click());
  // Validation answers in a moment of its own.
  await act(() => Promise.resolve());
  expect(onSave).toHaveBeenCalledOnce();
});

test('Escape closes the dialog when nothing is saved, and the last error is announced in it', async () => {
  const { user } = renderWithProviders(<Sample submitError="The server is away." />);
  expect(await screen.findByRole('alert')).toHaveTextContent('The server is away.');
  await waitForFocus(screen.getByRole('dialog'));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('A06 a password can be shown, and Caps Lock is announced', async () => {
  const { user } = renderWithProviders(<Sample />);
  const secret = await screen.findByLabelText('Secret');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(secret).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(secret).toHaveAttribute('type', 'password');
  await user.type(secret, '{CapsLock}a');
  expect(screen.getByText('Caps Lock is on.')).toBeVisible();
});
