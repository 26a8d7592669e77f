import { useFieldContext } from '@chakra-ui/react/field';
import { Input, type InputProps } from '@chakra-ui/react/input';
import { chakra } from '@chakra-ui/react/styled-system';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useId, type Ref } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import '#shared/i18n/listsTexts.ts';
import { iconText } from '#shared/ui/icon.ts';
import { FieldFrame, type FieldFrameProps } from './FieldFrame.tsx';
import { decimalFilter, integerFilter } from './numberFilters.ts';
import { removalText } from './removalText.ts';
import { useFilteredInput } from './useFilteredInput.ts';

export interface NumberFieldProps extends FieldFrameProps {
  field: UseFormRegisterReturn;
}

const kinds = {
  integer: { filter: integerFilter, inputMode: 'numeric' },
  decimal: { filter: decimalFilter, inputMode: 'decimal' },
} as const;

/**
 * A field that takes figures only, and says what it has dropped (D29). `useZodForm` asks before it saves. The form has
 * text: what was typed is never rounded.
 */
export function NumberField({ field, kind, ...frame }: NumberFieldProps & { kind: keyof typeof kinds }) {
  const { t } = useTranslation('lists');
  const note = useId();
  const { filter, inputMode } = kinds[kind];
  const { inputProps, removed } = useFilteredInput(field, filter, frame.label);
  const advice = kind === 'decimal' && removed.includes(',') ? 'comma' : kind;
  return (
    <FieldFrame {...frame}>
      <DescribedInput {...inputProps} inputMode={inputMode} note={removed.length > 0 ? note : undefined} />
      <chakra.div role="status" id={note} css={noteStyle}>
        {removed.length > 0 && (
          <>
            <TriangleAlert {...iconText} />
            <span>{t(`removed.${advice}`, { characters: removalText(removed, t) })}</span>
          </>
        )}
      </chakra.div>
    </FieldFrame>
  );
}

interface DescribedInputProps extends InputProps {
  note: string | undefined;
  ref: Ref<HTMLInputElement>;
}

/** A14: what was dropped describes the box, beside its hint or error. */
function DescribedInput({ note, ...input }: DescribedInputProps) {
  const { ariaDescribedby } = useFieldContext();
  const notes = [note, ariaDescribedby].filter((id) => id !== undefined);
  return <Input {...input} aria-describedby={notes.length === 0 ? undefined : notes.join(' ')} />;
}

const noteStyle = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: '1.5',
  fontSize: 'xs',
  fontWeight: 'medium',
  color: 'caution',
  overflowWrap: 'anywhere',
  _icon: { flexShrink: 0, boxSize: '4' },
  // It is there before it speaks, and takes no room until then.
  _empty: { position: 'absolute' },
} as const;
