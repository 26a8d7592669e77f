import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import FileUp from 'lucide-react/icons/file-up';
import { useId, useState, type ChangeEvent, type DragEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { iconText } from '#shared/ui/icon.ts';
import '#resource/workTexts.ts';
import { FILE_TYPES } from './importRules.ts';

interface FileChooserProps {
  /** The file is being uploaded and read. */
  pending: boolean;
  onChoose: (file: File) => void;
}

/** A place to drop a file, and the button that opens the chooser: dragging is an extra. */
export function FileChooser({ pending, onChoose }: FileChooserProps) {
  const { t } = useTranslation('work');
  const [over, setOver] = useState(false);
  const hint = useId();

  const choose = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const file = target.files?.[0];
    // The same file can be chosen again after it was put right.
    target.value = '';
    if (file && !pending) onChoose(file);
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file && !pending) onChoose(file);
  };

  return (
    <chakra.div
      css={styles}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Button asChild variant="outline" css={asBox}>
        <label>
          <chakra.input
            type="file"
            srOnly
            accept={FILE_TYPES}
            aria-describedby={hint}
            disabled={pending}
            onChange={choose}
          />
          <FileUp {...iconText} />
          {t(pending ? 'import.reading' : 'import.choose')}
        </label>
      </Button>
      <chakra.span color="fg.muted">{t('import.drop')}</chakra.span>
      <chakra.p id={hint} fontSize="xs" color="fg.muted" flexBasis="100%">
        {t('import.fileHint')}
      </chakra.p>
    </chakra.div>
  );
}

const styles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  textAlign: 'center',
  columnGap: '3',
  rowGap: '2',
  px: '4',
  py: '8',
  borderWidth: '1px',
  borderStyle: 'dashed',
  borderColor: 'border.strong',
  borderRadius: 'l3',
  '&[data-over]': { bg: 'accent.subtle', borderColor: 'accent' },
} as const;

/** The file box is out of sight; its label is the button, and shows its focus. */
const asBox = {
  position: 'relative',
  '&:has(:focus-visible)': { outline: '2px solid {colors.accent}', outlineOffset: '2px' },
  '&:has(:disabled)': { opacity: 0.55, cursor: 'progress' },
} as const;
