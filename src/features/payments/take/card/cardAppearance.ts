import type { Appearance } from '@stripe/stripe-js';
import { colorTokens, fontTokens, radiusTokens, type ColorToken } from '#theme/tokens.ts';

/** The look of the card form from the tokens of the panel, so that the frame is no stranger in the page. */
export function cardAppearance(mode: 'light' | 'dark'): Appearance {
  const color = (name: ColorToken): string => colorTokens[name][mode === 'dark' ? 1 : 0];
  return {
    theme: mode === 'dark' ? 'night' : 'stripe',
    variables: {
      colorPrimary: color('accent'),
      colorBackground: color('bg.panel'),
      colorText: color('fg'),
      colorTextSecondary: color('fg.muted'),
      colorTextPlaceholder: color('fg.subtle'),
      colorDanger: color('bad'),
      fontFamily: fontTokens.body,
      fontSizeBase: '14px',
      borderRadius: radiusTokens.l2,
      spacingUnit: '4px',
    },
    rules: {
      '.Input': { border: `1px solid ${color('border.strong')}`, boxShadow: 'none', padding: '8px 12px' },
      '.Input:focus': { outline: `2px solid ${color('accent')}`, outlineOffset: '1px', boxShadow: 'none' },
      '.Input--invalid': { border: `1px solid ${color('bad')}`, boxShadow: 'none' },
      '.Label': { fontWeight: '500', color: color('fg') },
    },
  };
}
