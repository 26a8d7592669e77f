import { Button } from '@chakra-ui/react/button';
import { Textarea } from '@chakra-ui/react/textarea';
import { chakra } from '@chakra-ui/react/styled-system';
import ClipboardPaste from 'lucide-react/icons/clipboard-paste';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { iconText } from '#shared/ui/icon.ts';
import '#resource/workTexts.ts';

interface PasteRowsProps {
  /** The rows are being uploaded and read. */
  pending: boolean;
  onChoose: (file: File) => void;
}

/** Rows that are copied from elsewhere, for who has no file: they are checked as a file of their own. */
export function PasteRows({ pending, onChoose }: PasteRowsProps) {
  const { t } = useTranslation('work');
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const id = useId();
  const isEmpty = text.trim() === '';
  const check = () => {
    if (!pending && !isEmpty) onChoose(new File([text], 'pasted.csv', { type: 'text/csv' }));
  };
  return (
    <div>
      <Button
        size="sm"
        variant="ghost"
        aria-expanded={isOpen}
        aria-controls={`${id}-rows`}
        onClick={() => setOpen(!isOpen)}
      >
        <ClipboardPaste {...iconText} />
        {t('import.paste')}
      </Button>
      <chakra.div id={`${id}-rows`} hidden={!isOpen} mt="2">
        <chakra.label htmlFor={id} fontWeight="medium">
          {t('import.pasteLabel')}
        </chakra.label>
        <Textarea
          id={id}
          mt="1"
          rows={6}
          fontFamily="mono"
          fontSize="sm"
          // Rows are easier to compare when none is wrapped.
          whiteSpace="pre"
          spellCheck={false}
          value={text}
          aria-describedby={`${id}-hint`}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <chakra.p id={`${id}-hint`} fontSize="xs" color="fg.muted" mt="1">
          {t('import.pasteHint')}
        </chakra.p>
        <Button size="sm" mt="2" disabled={isEmpty} aria-disabled={pending || isEmpty} onClick={check}>
          {t(pending ? 'import.reading' : 'import.pasteCheck')}
        </Button>
      </chakra.div>
    </div>
  );
}
