import { PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { StripePaymentElementOptions } from '@stripe/stripe-js';
import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, type ReactNode } from 'react';
import { useCardFormReady } from '#features/payments/stripe/useCardFormReady.ts';
import { session } from '#session/session.ts';
import type { CardHandle, CardState } from './cardHandle.ts';

interface CardFieldsProps {
  onHandle: (handle: CardHandle | null) => void;
  onState: (state: CardState) => void;
  waiting: ReactNode;
  failed: ReactNode;
}

/** One way to pay, and no wallets: they belong to the browser of the staff. */
const options: StripePaymentElementOptions = {
  layout: 'tabs',
  wallets: { applePay: 'never', googlePay: 'never' },
};

/** The frame, and how the page reaches it. It stays mounted while the card is charged. */
export function CardFields({ onHandle, onState, waiting, failed }: CardFieldsProps) {
  const stripe = useStripe();
  const elements = useElements();
  const { state, onReady, onLoadError } = useCardFormReady();

  useEffect(() => {
    if (!stripe || !elements) return undefined;
    onHandle({
      isComplete: async () => !(await elements.submit()).error,
      token: async () => {
        const { confirmationToken, error } = await stripe.createConfirmationToken({ elements });
        return confirmationToken ? { id: confirmationToken.id } : { fault: error.message ?? '' };
      },
      focus: () => elements.getElement('payment')?.focus(),
    });
    return () => {
      onHandle(null);
      onState('loading');
    };
  }, [stripe, elements, onHandle, onState]);

  return (
    <>
      {state === 'waiting' && waiting}
      {(state === 'late' || state === 'failed') && failed}
      <chakra.div
        {...(state === 'ready' ? {} : { position: 'absolute', opacity: '0', pointerEvents: 'none' })}
      >
        <PaymentElement
          options={options}
          onReady={() => {
            onReady();
            onState('incomplete');
          }}
          onLoadError={onLoadError}
          // Typing in the frame is heard by nobody here, and is work all the same.
          onFocus={() => session.recordActivity()}
          onChange={({ complete }) => {
            session.recordActivity();
            onState(complete ? 'complete' : 'incomplete');
          }}
        />
      </chakra.div>
    </>
  );
}
