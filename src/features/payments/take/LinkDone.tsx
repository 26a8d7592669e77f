import { Button } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentLink } from '#api/generated/types.gen.ts';
import { CopyText } from '#features/payments/parts/CopyText.tsx';
import { useMoney } from '#features/payments/parts/useMoney.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { iconNote } from '#shared/ui/icon.ts';

interface LinkDoneProps {
  link: PaymentLink;
  onAnother: () => void;
  onLinks: () => void;
}

/** The link is on its way: where to, for what, and its address for another way to hand it over. */
export function LinkDone({ link, onAnother, onLinks }: LinkDoneProps) {
  const { t } = useTranslation('takePayment');
  const format = useFormat();
  const money = useMoney();
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone.
  useEffect(() => heading.current?.focus(), []);
  const { sendTo, amountMinor, currency, reference, expiresAt, url } = link;
  return (
    <Stack gap="3">
      <chakra.h3 ref={heading} tabIndex={-1} fontWeight="semibold" display="flex" gap="2" alignItems="center">
        <chakra.span color="good" flexShrink="0">
          <CircleCheck {...iconNote} />
        </chakra.span>
        {t('link.done', { email: sendTo })}
      </chakra.h3>
      <p>
        {t('link.doneText', {
          amount: money(amountMinor, currency),
          reference,
          date: format.dateTime(expiresAt),
        })}
      </p>
      <CopyText text={url} what={t('link.address')} />
      <Flex gap="2" wrap="wrap">
        <Button size="sm" variant="outline" onClick={onAnother}>
          {t('link.another')}
        </Button>
        <Button size="sm" variant="outline" onClick={onLinks}>
          {t('link.all')}
        </Button>
      </Flex>
    </Stack>
  );
}
