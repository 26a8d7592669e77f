import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { findDecline } from '#features/payments/model/declines.ts';

/** Why a card was declined, as far as staff are told, and what to do next. */
export function DeclineText({ code }: { code: string | null }) {
  const { t } = useTranslation('payments');
  const { reason, advice } = findDecline(code);
  return (
    <>
      <chakra.strong fontWeight="semibold">{t(`decline.${reason}`)}</chakra.strong> {t(`advice.${advice}`)}
    </>
  );
}
