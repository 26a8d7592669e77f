import { describe, expect, test } from 'vitest';
import { apiMode, buildFolders, portFor, stripeMode, variantOf } from './modes.ts';

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
  ] as const)('let %s in mode %s be answered by %s', (command, mode, door) => {
    expect(apiMode(command, mode)).toBe(door);
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
    expect(stripeMode(api, wanted)).toBe(mode);
  });

  test('accept only two words for VITE_STRIPE_MODE', () => {
    expect(() => stripeMode('mock', 'test')).toThrow('VITE_STRIPE_MODE is double or live, not test');
  });

  test.each([
    ['production', 'dist'],
    ['backend', 'dist'],
    ['demo', 'dist-demo'],
    ['whole-menu', 'dist-whole-menu'],
  ])('put a build in mode %s into %s', (mode, folder) => {
    expect(buildFolders[variantOf(mode)]).toBe(folder);
  });

  test('use the ports 5173, 4173, 4010 and 4020, which PORT overrides', () => {
    expect([portFor('panel', {}), portFor('preview', {}), portFor('prism', {}), portFor('mock', {})]).toEqual(
      [5173, 4173, 4010, 4020],
    );
    expect(portFor('panel', { PORT: '6000' })).toBe(6000);
    expect(() => portFor('panel', { PORT: 'http' })).toThrow('Not a port: http');
  });
});
