import { describe, expect, test } from 'vitest';
import { getApiMode, buildFolders, getPort, getStripeMode, getVariant } from './modes.ts';

describe('D31 the modes', () => {
  test.each([
    ['serve', 'development', 'mock'],
    ['serve', 'test', 'mock'],
    ['serve', 'prism', 'prism'],
    ['serve', 'backend', 'backend'],
    ['build', 'production', 'none'],
    ['build', 'demo', 'worker'],
    ['build', 'backend', 'none'],
    ['serve', 'whole-menu', 'mock'],
    ['build', 'whole-menu', 'none'],
  ] as const)('let %s in mode %s be answered by %s', (command, mode, answeredBy) => {
    expect(getApiMode(command, mode)).toBe(answeredBy);
  });

  test.each([
    ['mock', undefined, 'double'],
    ['prism', undefined, 'double'],
    ['worker', '', 'double'],
    ['backend', undefined, 'live'],
    ['none', undefined, 'live'],
    ['none', 'double', 'double'],
    ['mock', 'live', 'live'],
  ] as const)('beside %s, with VITE_STRIPE_MODE %s, let cards be taken by %s', (api, wanted, mode) => {
    expect(getStripeMode(api, wanted)).toBe(mode);
  });

  test('accept only two words for VITE_STRIPE_MODE', () => {
    expect(() => getStripeMode('mock', 'test')).toThrow('VITE_STRIPE_MODE is double or live, not test');
  });

  test.each([
    ['production', 'dist'],
    ['backend', 'dist'],
    ['demo', 'dist-demo'],
    ['whole-menu', 'dist-whole-menu'],
  ])('put a build in mode %s into %s', (mode, folder) => {
    expect(buildFolders[getVariant(mode)]).toBe(folder);
  });

  test('use the ports 5173, 4173, 4010 and 4020, which PORT overrides', () => {
    expect([getPort('panel', {}), getPort('preview', {}), getPort('prism', {}), getPort('mock', {})]).toEqual(
      [5173, 4173, 4010, 4020],
    );
    expect(getPort('panel', { PORT: '6000' })).toBe(6000);
    expect(() => getPort('panel', { PORT: 'http' })).toThrow('Not a port: http');
  });
});
