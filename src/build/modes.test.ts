import { describe, expect, test } from 'vitest';
import { apiMode, buildFolders, portFor, stripeMode, variantOf } from './modes.ts';

describe('D31 the doors', () => {
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
  ] as const)('%s in mode %s is answered by %s', (command, mode, door) => {
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
  ] as const)('beside %s, with VITE_STRIPE_MODE %s, cards are taken by %s', (api, wanted, mode) => {
    expect(stripeMode(api, wanted)).toBe(mode);
  });

  test('VITE_STRIPE_MODE is one of two words', () => {
    expect(() => stripeMode('mock', 'test')).toThrow('VITE_STRIPE_MODE is double or live, not test');
  });

  test.each([
    ['production', 'dist'],
    ['backend', 'dist'],
    ['demo', 'dist-demo'],
    ['whole-menu', 'dist-whole-menu'],
  ])('a build in mode %s lies in %s', (mode, folder) => {
    expect(buildFolders[variantOf(mode)]).toBe(folder);
  });

  test('ports are 5173, 4173, 4010, 4020 and PORT overrides', () => {
    expect([portFor('panel', {}), portFor('preview', {}), portFor('prism', {}), portFor('mock', {})]).toEqual(
      [5173, 4173, 4010, 4020],
    );
    expect(portFor('panel', { PORT: '6000' })).toBe(6000);
    expect(() => portFor('panel', { PORT: 'http' })).toThrow('Not a port: http');
  });
});
