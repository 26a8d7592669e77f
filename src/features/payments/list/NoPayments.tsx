import { Button } from '@chakra-ui/react/button';
import ReceiptText from 'lucide-react/icons/receipt-text';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#shared/ui/EmptyState.tsx';

/** There is no payment at all, and the first step. */
export function NoPayments({ onTake }: { onTake: () => void }) {
  const { t } = useTranslation('payments');
  return (
    <EmptyState
      icon={ReceiptText}
      title={t('list.empty')}
      text={t('list.emptyText')}
      action={
        <Button size="sm" variant="outline" onClick={onTake}>
          {t('list.emptyAction')}
        </Button>
      }
    />
  );
}
