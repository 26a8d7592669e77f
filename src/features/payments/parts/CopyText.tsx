import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import Copy from 'lucide-react/icons/copy';
import { useTranslation } from 'react-i18next';
import { iconText } from '#shared/ui/icon.ts';
import { notify } from '#shared/ui/notify.ts';

interface CopyTextProps {
  text: string;
  /** What it is, in the name of the button. */
  what: string;
}

/** An id or an address that can be copied without selecting it. */
export function CopyText({ text, what }: CopyTextProps) {
  const { t } = useTranslation('payments');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      notify({ type: 'success', title: t('copied') });
    } catch {
      notify({ type: 'error', title: t('copyRefused') });
    }
  };
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="1" maxW="100%" minW="0">
      <chakra.span fontFamily="mono" fontSize="xs" overflowWrap="anywhere" minW="0">
        {text}
      </chakra.span>
      <Button
        size="xs"
        variant="ghost"
        px="0"
        flexShrink="0"
        aria-label={t('copyOf', { what })}
        title={t('copyOf', { what })}
        onClick={() => void copy()}
      >
        <Copy {...iconText} />
      </Button>
    </chakra.span>
  );
}
