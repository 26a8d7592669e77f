/** Page gutter: 12 px on a phone, 16 below 992 px, 24 above. */
export const gutter = { px: { base: '3', md: '4', lg: '6' } } as const;
