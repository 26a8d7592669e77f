import { Input } from '@chakra-ui/react/input';
import { useNumberBox } from '#shared/form/useNumberBox.ts';

interface RangeEndProps {
  name: string;
  label: string;
  text: string;
  onText: (text: string, removed: readonly string[]) => void;
  /** The least or the greatest there is. */
  hint: number | undefined;
  isWrong: boolean;
  /** Ids of what is said of it. */
  notes: readonly string[];
}

/** One end of a range; a gross profit may be below nothing. */
export function RangeEnd({ name, label, text, onText, hint, isWrong, notes }: RangeEndProps) {
  const box = useNumberBox({ kind: 'signed', text, onText });
  return (
    <label>
      <span>{label}</span>
      <Input
        size="sm"
        name={name}
        maxLength={12}
        aria-invalid={isWrong}
        {...(notes.length > 0 ? { 'aria-describedby': notes.join(' ') } : {})}
        placeholder={hint === undefined ? '' : String(hint)}
        {...box}
      />
    </label>
  );
}
