import { Input } from '@chakra-ui/react/input';
import { chakra } from '@chakra-ui/react/styled-system';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { useId } from 'react';
import { iconText } from '#shared/ui/icon.ts';

interface PlanNumberProps {
  label: string;
  value: string;
  /** Null: it is not made, and so not typed over. */
  onChange: ((value: string) => void) | null;
  fault: string | undefined;
}

/** A number of a planned variant: a box while the variant is chosen, else plain text. */
export function PlanNumber({ label, value, onChange, fault }: PlanNumberProps) {
  const faultId = useId();
  if (!onChange) return <chakra.span lineHeight="2rem">{value}</chakra.span>;
  return (
    <>
      <Input
        size="sm"
        fontFamily="mono"
        autoComplete="off"
        spellCheck={false}
        aria-label={label}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        {...(fault === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': faultId })}
      />
      {fault !== undefined && (
        <chakra.div id={faultId} css={note}>
          <CircleAlert {...iconText} />
          {fault}
        </chakra.div>
      )}
    </>
  );
}

const note = {
  display: 'flex',
  gap: '1',
  color: 'bad',
  fontFamily: 'body',
  fontSize: 'xs',
  mt: '1',
  '& svg': { flexShrink: 0, mt: '0.5' },
} as const;
