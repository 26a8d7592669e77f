import '#features/payments/take/takeTexts.ts';
import { Button } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Elements } from '@stripe/react-stripe-js';
import type { Appearance, Stripe, StripeElementsOptionsMode } from '@stripe/stripe-js';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { stripeAmount } from '#features/payments/model/money.ts';
import { loadCardForm } from '#features/payments/stripe/loadCardForm.ts';
import { Banner } from '#shared/ui/Banner.tsx';
import { colorTokens, fontTokens, radiusTokens, type ColorToken } from '#theme/tokens.ts';
import { CardFields } from './CardFields.tsx';
import type { CardHandle, CardState } from './cardHandle.ts';
import { cardLocale } from './cardLocale.ts';

export interface CardFormProps {
  publishableKey: string;
  /** More than nothing. */
  amountMinor: number;
  currency: string;
  /** The card is to be kept, which a bank may want to be told of. */
  saveCard: boolean;
  onHandle: (handle: CardHandle | null) => void;
  onState: (state: CardState) => void;
  onSendLink: () => void;
}

/** The card form of Stripe in a frame of its own: no digit of the card is in this page. */
export function CardForm({ publishableKey, onHandle, onState, onSendLink, ...order }: CardFormProps) {
  const { t, i18n } = useTranslation(['takePayment', 'common']);
  const locale = cardLocale(i18n.language);
  const mode = useColorMode();
  const [attempt, setAttempt] = useState(1);
  const [loaded, setLoaded] = useState<{ name: string; stripe: Stripe | null } | null>(null);
  const name = `${publishableKey} ${locale} ${attempt}`;

  useEffect(() => {
    let isLeft = false;
    void loadCardForm(publishableKey, locale).then(({ stripe }) => {
      if (!isLeft) setLoaded({ name, stripe });
    });
    return () => {
      isLeft = true;
    };
  }, [publishableKey, locale, name]);

  const { amountMinor, currency, saveCard } = order;
  // A new object each time would be taken for a change by Stripe.
  const options = useMemo(
    () => toElementsOptions({ amountMinor, currency, saveCard }, mode),
    [amountMinor, currency, saveCard, mode],
  );

  if (loaded?.name !== name) return <Waiting label={t('card.loading')} />;
  const tryAgain = () => setAttempt(attempt + 1);
  if (!loaded.stripe) return <CardFormFailed onRetry={tryAgain} onSendLink={onSendLink} />;
  return (
    // `stripe` may not change under the same Elements, nor the options that are read once.
    <Elements key={name} stripe={loaded.stripe} options={options}>
      <CardFields
        onHandle={onHandle}
        onState={onState}
        waiting={<Waiting label={t('card.loading')} />}
        failed={<CardFormFailed onRetry={tryAgain} onSendLink={onSendLink} />}
      />
    </Elements>
  );
}

function toElementsOptions(
  { amountMinor, currency, saveCard }: Pick<CardFormProps, 'amountMinor' | 'currency' | 'saveCard'>,
  mode: 'light' | 'dark',
): StripeElementsOptionsMode {
  return {
    mode: 'payment',
    amount: stripeAmount(amountMinor, currency),
    currency: currency.toLowerCase(),
    allowedPaymentMethodTypes: ['card'],
    setupFutureUsage: saveCard ? 'off_session' : null,
    appearance: cardAppearance(mode),
  };
}

function Waiting({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label}>
      <Skeleton h="9.5rem" />
    </div>
  );
}

/** Nothing came of it, and nothing is lost: the ways on. */
function CardFormFailed({ onRetry, onSendLink }: { onRetry: () => void; onSendLink: () => void }) {
  const { t } = useTranslation(['takePayment', 'common']);
  return (
    <div role="alert">
      <Banner
        tone="bad"
        action={
          <Flex gap="2" wrap="wrap">
            <Button size="xs" variant="outline" onClick={onRetry}>
              {t('retry', { ns: 'common' })}
            </Button>
            <Button size="xs" variant="outline" onClick={onSendLink}>
              {t('card.sendLink')}
            </Button>
          </Flex>
        }
      >
        {t('card.failed')}
      </Banner>
    </div>
  );
}

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-mode'] });
  return () => observer.disconnect();
}

/** Light or dark, as the root element says (D26): what a frame of another origin has to be told. */
function useColorMode(): 'light' | 'dark' {
  return useSyncExternalStore(subscribe, () =>
    document.documentElement.dataset.mode === 'dark' ? 'dark' : 'light',
  );
}

/** The look of the card form from the tokens of the panel, so that the frame is no stranger in the page. */
function cardAppearance(mode: 'light' | 'dark'): Appearance {
  const color = (name: ColorToken): string => colorTokens[name][mode === 'dark' ? 1 : 0];
  return {
    theme: mode === 'dark' ? 'night' : 'stripe',
    variables: {
      colorPrimary: color('accent'),
      colorBackground: color('bg.panel'),
      colorText: color('fg'),
      colorTextSecondary: color('fg.muted'),
      colorTextPlaceholder: color('fg.subtle'),
      colorDanger: color('bad'),
      fontFamily: fontTokens.body,
      fontSizeBase: '14px',
      borderRadius: radiusTokens.l2,
      spacingUnit: '4px',
    },
    rules: {
      '.Input': { border: `1px solid ${color('border.strong')}`, boxShadow: 'none', padding: '8px 12px' },
      '.Input:focus': { outline: `2px solid ${color('accent')}`, outlineOffset: '1px', boxShadow: 'none' },
      '.Input--invalid': { border: `1px solid ${color('bad')}`, boxShadow: 'none' },
      '.Label': { fontWeight: '500', color: color('fg') },
    },
  };
}
