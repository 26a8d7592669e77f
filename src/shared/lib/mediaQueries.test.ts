import { afterEach, expect, test } from 'vitest';
import { resizeTo } from '#tests/support/layoutPage.ts';
import { atLeast, below } from './mediaQueries.ts';

afterEach(() => resizeTo(1440));

const matching = (width: number) => {
  resizeTo(width);
  const matches = (query: string): boolean => window.matchMedia(query).matches;
  return {
    layout: matches(below.layout),
    sidebar: matches(below.sidebar),
    behaviour: matches(below.behaviour),
    beside: matches(atLeast.sidebar),
  };
};

test.each([
  [766.98, { layout: true, sidebar: true, behaviour: true, beside: false }],
  [767, { layout: false, sidebar: true, behaviour: true, beside: false }],
  [991.98, { layout: false, sidebar: true, behaviour: true, beside: false }],
  [992, { layout: false, sidebar: false, behaviour: true, beside: true }],
  [1024, { layout: false, sidebar: false, behaviour: true, beside: true }],
  [1025, { layout: false, sidebar: false, behaviour: false, beside: true }],
])('D27 the media queries match a window of exactly %d px on one side each', (width, expected) => {
  expect(matching(width)).toEqual(expected);
});
