import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { ConfirmationTokenResult, Stripe } from '@stripe/stripe-js';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { decodeToken } from '#mocks/doubles/stripe/tokens.ts';
import { installInPageStripe } from '#tests/support/inPageStripe.ts';
import { loadCardForm } from './loadCardForm.ts';
import { useCardFormReady } from './useCardFormReady.ts';

const options = { mode: 'payment', amount: 12_500, currency: 'usd', locale: 'en' } as const;

function Form({ onToken }: { onToken: (result: ConfirmationTokenResult) => void }) {
  const stripe = useStripe();
  const elements = useElements();
  const { state, onReady, onLoadError } = useCardFormReady();
  const pay = async () => {
    if (!stripe || !elements || (await elements.submit()).error) return;
    onToken(await stripe.createConfirmationToken({ elements }));
  };
  return (
    <>
      <PaymentElement onReady={onReady} onLoadError={onLoadError} />
      <button disabled={state !== 'ready'} onClick={() => void pay()}>
        Pay
      </button>
    </>
  );
}

async function openForm() {
  installInPageStripe();
  const { stripe } = await loadCardForm('pk_test_51Backroom', 'en');
  const tokens: ConfirmationTokenResult[] = [];
  const page = (loaded: Stripe | null) => (
    <StrictMode>
      <Elements stripe={loaded} options={options}>
        <Form onToken={(token) => tokens.push(token)} />
      </Elements>
    </StrictMode>
  );
  render(page(stripe));
  const pay = screen.getByRole('button', { name: 'Pay' });
  await waitFor(() => expect(pay).toBeEnabled());
  const form = within(screen.getByRole('region', { name: 'Secure payment input frame' }));
  return { form, pay, tokens, user: userEvent.setup() };
}

beforeEach(() => () => Reflect.deleteProperty(window, 'Stripe'));

test('the real libraries make a token of a card typed into the only form', async () => {
  const { form, pay, tokens, user } = await openForm();
  await user.type(form.getByLabelText('Card number'), '4000000000009995');
  expect(form.getByLabelText('Card number')).toHaveValue('4000 0000 0000 9995');
  await user.type(form.getByLabelText('Expiration date'), '1234');
  await user.type(form.getByLabelText('Security code'), '123');
  await user.type(form.getByLabelText('ZIP code'), '94107');
  await user.click(pay);
  await waitFor(() => expect(tokens).toHaveLength(1));
  const token = tokens[0]?.confirmationToken;
  expect(token?.payment_method_preview.card).toMatchObject({ brand: 'visa', last4: '9995', exp_year: 2034 });
  expect(decodeToken(token?.id ?? '')).toMatchObject({ behaviour: 'insufficient_funds', expMonth: 12 });
  expect(JSON.stringify(tokens)).not.toMatch(/\d{13,}/);
});

test('missing input is shown and focused in the form, and there is no token', async () => {
  const { form, pay, tokens, user } = await openForm();
  await user.type(form.getByLabelText('Card number'), '4242424242424241');
  await user.click(pay);
  expect(await form.findByText('Your card number is invalid.')).toBeVisible();
  expect(form.getByText("Your card's security code is incomplete.")).toBeVisible();
  await waitFor(() => expect(form.getByLabelText('Card number')).toHaveFocus());
  expect(tokens).toEqual([]);
  await user.type(form.getByLabelText('Card number'), '{Backspace}2');
  expect(form.queryByText('Your card number is invalid.')).not.toBeInTheDocument();
});

test('a country without postal codes on its cards is not asked for one', async () => {
  const { form, user } = await openForm();
  expect(form.getByRole('combobox', { name: 'Country' })).toHaveValue('US');
  await user.selectOptions(form.getByRole('combobox', { name: 'Country' }), 'Germany');
  expect(form.queryByRole('textbox', { name: 'ZIP code' })).not.toBeInTheDocument();
  await user.selectOptions(form.getByRole('combobox', { name: 'Country' }), 'United Kingdom');
  expect(form.getByRole('textbox', { name: 'Postal code' })).toBeVisible();
});
