import { smallButtonStyles } from '#shared/ui/smallButtonStyles.ts';

/** The ways to other pages. */
export const pageButtonStyles = {
  maxW: '100%',
  '& ul': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: { base: '0', md: '1' } },
  '& li[aria-hidden]': { px: { base: '0.5', md: '1' }, color: 'fg.subtle' },
  '& button': { ...smallButtonStyles, px: { base: '1', md: '1.5' } },
  '& button[data-step]': { px: '0' },
  // Line and weight say it too; a line alone would be like any other in forced colours.
  '& button[aria-current=page]': {
    bg: 'accent.subtle',
    borderColor: 'accent',
    color: 'accent',
    fontWeight: 'semibold',
    '@media (forced-colors: active)': { borderWidth: '3px', textDecoration: 'underline' },
  },
};
