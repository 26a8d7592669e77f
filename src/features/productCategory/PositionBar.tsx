import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { NO_VALUE } from '#shared/i18n/noValue.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';

interface PositionBarProps {
  counts: { readonly first: number; readonly tied: number; readonly between: number; readonly last: number };
}

const parts = ['first', 'tied', 'between', 'last'] as const;

/** How many products are the cheapest, tied, between and the dearest, as parts of a bar that says its numbers. */
export function PositionBar({ counts }: PositionBarProps) {
  const { t } = useTranslation('productCategory');
  const format = useFormat();
  if (parts.every((part) => counts[part] === 0)) return NO_VALUE;
  const sentence = parts
    .filter((part) => counts[part] > 0)
    .map((part) => t(`position.${part}`, { number: format.number(counts[part]) }))
    .join(', ');
  return (
    <chakra.span css={styles} title={sentence}>
      <span data-bar="" aria-hidden>
        {parts.map(
          (part) =>
            counts[part] > 0 && (
              <span key={part} data-part={part} style={{ flexGrow: counts[part] }}>
                {format.number(counts[part])}
              </span>
            ),
        )}
      </span>
      <chakra.span srOnly>{sentence}</chakra.span>
    </chakra.span>
  );
}

const styles = {
  display: 'block',
  '& > [data-bar]': {
    display: 'flex',
    gap: '1px',
    fontSize: 'xs',
    lineHeight: '1.125rem',
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
  },
  '& [data-bar] > *': { minW: '4', flexBasis: 0, borderWidth: '1px', borderColor: 'border' },
  '& [data-part=first]': { bg: 'good.subtle', borderBottomColor: 'good', borderBottomWidth: '3px' },
  '& [data-part=tied]': { bg: 'info.subtle', borderBottomColor: 'info', borderBottomWidth: '3px' },
  '& [data-part=between]': { bg: 'bg.subtle', borderBottomColor: 'border.strong', borderBottomWidth: '3px' },
  '& [data-part=last]': { bg: 'bad.subtle', borderBottomColor: 'bad', borderBottomWidth: '3px' },
} as const;
