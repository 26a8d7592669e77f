import { Button } from '@chakra-ui/react/button';
import ReceiptText from 'lucide-react/icons/receipt-text';
import SearchX from 'lucide-react/icons/search-x';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#shared/ui/EmptyState.tsx';

type NoPaymentsProps = { onTake: () => void; onClear?: never } | { onClear: () => void; onTake?: never };

/** There is none at all, and the first step; or none that the filters let through, and the way back. */
export function NoPayments({ onTake, onClear }: NoPaymentsProps) {
  const { t } = useTranslation('payments');
  return (
    <EmptyState
      icon={onClear ? SearchX : ReceiptText}
      title={t(onClear ? 'list.noMatch' : 'list.empty')}
      text={t(onClear ? 'list.noMatchText' : 'list.emptyText')}
      action={
        <Button size="sm" variant="outline" onClick={onClear ?? onTake}>
          {t(onClear ? 'list.clear' : 'list.emptyAction')}
        </Button>
      }
    />
  );
}
