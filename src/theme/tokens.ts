/**
 * The look, as plain data: every colour as a pair [light, dark], and the measures both branches share. The Chakra
 * system (`system.ts`) and the style sheet of the public pages (`tokensCss.ts`) are made from these tables, so that
 * the two look like one. `tokens.test.ts` measures the contrast of every pair that can meet on a screen.
 */
export const colorTokens = {
  // Surfaces: page; cards and tables; headers, hovers.
  bg: ['#F6F7F9', '#0E1116'],
  'bg.panel': ['#FFFFFF', '#161B22'],
  'bg.subtle': ['#EEF0F4', '#1D232C'],
  // Text: primary, secondary, hints.
  fg: ['#151A23', '#E8ECF2'],
  'fg.muted': ['#4A5567', '#A9B4C4'],
  'fg.subtle': ['#5D6779', '#8A97A8'],
  // Lines; edges of inputs (3:1).
  border: ['#DFE3EA', '#2A323D'],
  'border.strong': ['#7B8698', '#707C8E'],
  // Cobalt: links, primary actions, focus.
  accent: ['#2450C8', '#8FB0FF'],
  'accent.contrast': ['#FFFFFF', '#0E1116'],
  'accent.hover': ['#1C40A6', '#B0C7FF'],
  'accent.subtle': ['#E9EEFB', '#1A2644'],
  // Meaning: above target; near floor or stale; under floor or failed; neutral news.
  good: ['#0B6B4B', '#5AD6A4'],
  'good.subtle': ['#E4F3EC', '#12291F'],
  caution: ['#8A5300', '#F2B84B'],
  'caution.subtle': ['#FBF1DD', '#2C2310'],
  bad: ['#B3202C', '#FF8B8B'],
  'bad.contrast': ['#FFFFFF', '#0E1116'],
  'bad.hover': ['#911822', '#FFABAB'],
  'bad.subtle': ['#FCEAEA', '#351A1E'],
  info: ['#0B5C8A', '#6CC3F2'],
  'info.subtle': ['#E3F1F8', '#10283A'],
  // Dark sidebar and dark top bar, whatever the page's mode: ground, hover, line.
  ink: ['#10182B', '#0A0F1A'],
  'ink.subtle': ['#1D2740', '#161D2C'],
  'ink.border': ['#27324B', '#1E2636'],
  // Behind a dialog.
  backdrop: ['#10182B73', '#000000A6'],
  // Charts. Ours is always series.1; the order holds for colour-blind readers too (test).
  'series.1': ['#2450C8', '#8FB0FF'],
  'series.2': ['#B87E02', '#EDB467'],
  'series.3': ['#B10F6B', '#C64B72'],
  'series.4': ['#3593A9', '#129BC1'],
  'series.5': ['#6F0000', '#EB7B00'],
  'series.6': ['#5C6D19', '#E5F190'],
  'series.7': ['#5D0880', '#8459CB'],
  'series.8': ['#085A43', '#AAFBE6'],
  'series.9': ['#8E7A6A', '#B29B81'],
  'series.10': ['#31333E', '#C1C4D0'],
} as const satisfies Record<string, readonly [light: string, dark: string]>;

export type ColorToken = keyof typeof colorTokens;

/** Names with a solid fill, its text (`contrast`) and a tint; Chakra's `colorPalette` takes them. */
export const palettes = ['accent', 'good', 'caution', 'bad', 'info'] as const satisfies readonly ColorToken[];

/** One shadow level, for floating things only; panels have a border. */
export const shadowTokens = {
  float: [
    '0 8px 24px rgba(16, 24, 43, 0.16), 0 2px 6px rgba(16, 24, 43, 0.08)',
    '0 8px 24px rgba(0, 0, 0, 0.6), 0 0 0 1px #2A323D',
  ],
  bar: ['0 2px 8px rgba(16, 24, 43, 0.10)', '0 2px 8px rgba(0, 0, 0, 0.5)'],
} as const satisfies Record<string, readonly [light: string, dark: string]>;

/** A system font stretched to Inter's measures; the pages before sign-in fetch no font. */
export const publicFont =
  '"Inter Fallback", system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "PingFang SC", "Hiragino Sans GB", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif';

/** Inter where it is there for the first paint, else for the whole visit what stands in for it: nothing moves later. */
export const fontTokens = {
  body: `"Inter Variable", ${publicFont}`,
  mono: 'ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace',
} as const;

/** 14 px base, 13 px tables, 12 px meta, 20 px page title, 28 px figures on tiles; in rem for people who enlarge. */
export const fontSizeTokens = {
  xs: '0.75rem',
  sm: '0.8125rem',
  md: '0.875rem',
  lg: '1rem',
  xl: '1.25rem',
  '2xl': '1.75rem',
} as const;

export const radiusTokens = { l1: '4px', l2: '6px', l3: '10px', full: '9999px' } as const;

/** 120 ms for hover and focus, 180 ms for overlays. */
export const durationTokens = { fast: '120ms', moderate: '180ms' } as const;

/**
 * Measures of the frame: top bar 56 px, menu bar below it 48; sidebar lg 248, md 168, sm 64 px; the second of two menu
 * columns 208; a boxed frame 1312.
 */
export const frameTokens = {
  topbar: '3.5rem',
  sidebarLg: '15.5rem',
  sidebarMd: '10.5rem',
  sidebarSm: '4rem',
  menubar: '3rem',
  menuColumn: '13rem',
  boxed: '82rem',
} as const;
