import { chakra } from '@chakra-ui/react/styled-system';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { useTranslation } from 'react-i18next';
import './workTexts.ts';

interface ChoicesProps<Value extends string> {
  /** What is chosen here, for people who do not see the row of buttons. */
  label: string;
  value: Value;
  choices: readonly { value: Value; label: string; count: number }[];
  onChoose: (value: Value) => void;
}

/** Which of the rows are shown: a button for each result with its number. One without rows cannot be chosen. */
export function Choices<Value extends string>({ label, value, choices, onChoose }: ChoicesProps<Value>) {
  const { t } = useTranslation('work');
  const format = useFormat();
  return (
    <chakra.div role="group" aria-label={label} css={styles}>
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          aria-pressed={choice.value === value}
          disabled={choice.count === 0 && choice.value !== value}
          onClick={() => onChoose(choice.value)}
        >
          {t('job.counted', { label: choice.label, number: format.number(choice.count) })}
        </button>
      ))}
    </chakra.div>
  );
}

const styles = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '1',
  '& > button': {
    minH: '8',
    px: '2.5',
    fontSize: 'sm',
    color: 'fg.muted',
    borderRadius: 'l2',
    borderWidth: '1px',
    borderColor: 'transparent',
    cursor: 'pointer',
  },
  '& > button:hover:not(:disabled)': { bg: 'bg.subtle', color: 'fg' },
  '& > button:disabled': { opacity: 0.55, cursor: 'not-allowed' },
  '& > button[aria-pressed=true]': {
    bg: 'accent.subtle',
    borderColor: 'accent',
    color: 'fg',
    fontWeight: 'medium',
  },
} as const;
