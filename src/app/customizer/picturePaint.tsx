import type { ReactNode } from 'react';
import { colorTokens, type ColorToken } from '#theme/tokens.ts';

interface Shape {
  x: number;
  y: number;
  w: number;
  h: number;
  r?: number;
}

/** Draws in the colours of one mode, whatever the mode of the page. */
export interface Brush {
  /** A surface, or a line. */
  ground: (token: ColorToken, shape: Shape) => ReactNode;
  /** Something to read, or an icon. */
  word: (shape: Shape, token?: ColorToken) => ReactNode;
}

export function createBrush(dark: boolean): Brush {
  const rect = (part: string, token: ColorToken, { x, y, w, h, r = 0 }: Shape): ReactNode => (
    <rect
      key={`${part} ${x} ${y}`}
      data-part={part}
      x={x}
      y={y}
      width={w}
      height={h}
      rx={r}
      fill={colorTokens[token][dark ? 1 : 0]}
    />
  );
  return {
    ground: (token, shape) => rect('ground', token, shape),
    word: (shape, token = 'fg.subtle') => rect('word', token, { r: 1, ...shape }),
  };
}

export interface BarBrush {
  ground: (shape: Shape) => ReactNode;
  line: (shape: Shape) => ReactNode;
  word: (shape: Shape) => ReactNode;
}

/** A bar that the settings make dark has a ground of its own, and the dark column for its words. */
export function createBarBrush(dark: boolean, night: boolean): BarBrush {
  const page = createBrush(night);
  const text = createBrush(dark || night);
  return {
    ground: (shape) => page.ground(dark ? 'ink' : 'bg.panel', shape),
    line: (shape) => page.ground(dark ? 'ink.border' : 'border', shape),
    word: (shape) => text.word(shape),
  };
}
