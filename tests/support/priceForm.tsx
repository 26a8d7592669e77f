import { screen, waitFor } from '@testing-library/react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { expect, vi } from 'vitest';
import { DecimalField } from '#shared/form/DecimalField.tsx';
import { FormModal } from '#shared/form/FormModal.tsx';
import { IntegerField } from '#shared/form/IntegerField.tsx';
import { decimalText } from '#shared/form/decimalText.ts';
import { useZodForm } from '#shared/form/useZodForm.ts';
import { ConfirmViewport } from '#shared/ui/confirm.ts';
import { waitForFocus } from './focusIn.ts';
import { startTexts } from './i18n.ts';
import { renderWithProviders } from './renderWithProviders.tsx';

const schema = z.object({ price: decimalText, quantity: z.string() });

function PriceForm({ onSave = () => undefined }: { onSave?: (values: unknown) => void }) {
  const { t } = useTranslation('lists');
  const form = useZodForm(schema, { defaultValues: { price: '', quantity: '' }, texts: { t } });
  return (
    <>
      <FormModal
        open
        title="Price slab"
        submitLabel="Save"
        pendingLabel="Saving"
        pending={false}
        submitError={null}
        onSubmit={(event) => void form.handleSubmit(onSave)(event)}
        onClose={() => form.reset({ price: '7.5', quantity: '' })}
      >
        <DecimalField
          label="Price"
          hint="per piece"
          field={form.register('price')}
          error={form.errorOf('price')}
        />
        <IntegerField label="Quantity" field={form.register('quantity')} error={form.errorOf('quantity')} />
      </FormModal>
      <ConfirmViewport />
    </>
  );
}

/** A form with a price and a quantity in a dialog, the price with the focus. */
export async function openPrices(language = 'en') {
  await startTexts(language);
  const onSave = vi.fn();
  const { user } = renderWithProviders(<PriceForm onSave={onSave} />);
  const price = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Price' });
  const quantity = screen.getByRole<HTMLInputElement>('textbox', { name: 'Quantity' });
  await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());
  await user.click(price);
  const save = () => user.click(screen.getByRole('button', { name: 'Save' }));
  return { user, price, quantity, save, onSave };
}

/** The question that comes before a number is saved that is not what was typed. */
export async function findQuestion() {
  const dialog = await screen.findByRole('alertdialog', { name: 'Is this number right?' });
  await waitForFocus(dialog);
  return dialog;
}
/** The messages of the fields about dropped characters. */
export const getRemovalText = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('');
