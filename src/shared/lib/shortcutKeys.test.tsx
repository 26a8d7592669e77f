import { render } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { isMac } from './isMac.ts';
import { isSingleKey, canBeShortcut, pressedKeys } from './shortcutKeys.ts';

const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
const ctrlKey = true;
const metaKey = true;
const altKey = true;
const shiftKey = true;

describe('the name of a pressed key', () => {
  test.each([
    ['k', { key: 'k', code: 'KeyK' }, 'k'],
    ['K with Caps Lock', { key: 'K', code: 'KeyK' }, 'k'],
    ['Shift K', { key: 'K', code: 'KeyK', shiftKey }, 'Shift+k'],
    ['Ctrl K', { key: 'k', code: 'KeyK', ctrlKey }, 'Mod+k'],
    ['the Windows key', { key: 'k', code: 'KeyK', metaKey }, 'Mod+k'],
    ['Ctrl and Shift', { key: 'K', code: 'KeyK', ctrlKey, shiftKey }, 'Mod+Shift+k'],
    ['Ctrl K on a Russian keyboard', { key: 'л', code: 'KeyK', ctrlKey }, 'Mod+k'],
    ['Ctrl K on a Greek keyboard', { key: 'κ', code: 'KeyK', ctrlKey }, 'Mod+k'],
    ['another place of K', { key: 'k', code: 'KeyT', ctrlKey }, 'Mod+k'],
    ['? on an American keyboard', { key: '?', code: 'Slash', shiftKey }, '?'],
    ['? on a German keyboard', { key: '?', code: 'Minus', shiftKey }, '?'],
    ['/ on a German keyboard', { key: '/', code: 'Digit7', shiftKey }, '/'],
    ['the space bar', { key: ' ', code: 'Space' }, 'Space'],
    ['Shift Enter', { key: 'Enter', code: 'Enter', shiftKey }, 'Shift+Enter'],
    ['Alt and an arrow', { key: 'ArrowDown', code: 'ArrowDown', altKey }, 'Alt+ArrowDown'],
    ['AltGr', { key: '@', code: 'KeyQ', ctrlKey, altKey }, 'Mod+Alt+@'],
  ])('is found: %s', (_what, press, keys) => {
    expect(pressedKeys({ ...none, ...press }, false)).toBe(keys);
  });

  test('has ⌘ on a Mac, where Ctrl is another key', () => {
    const press = { ...none, key: 'k', code: 'KeyK' };
    expect(pressedKeys({ ...press, metaKey }, true)).toBe('Mod+k');
    expect(pressedKeys({ ...press, ctrlKey }, true)).toBe('Ctrl+k');
    expect(pressedKeys({ ...none, key: '˚', code: 'KeyK', altKey }, true)).toBe('Alt+k');
  });

  test.each([
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 14_0)', true],
    ['Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X)', true],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', false],
    ['Mozilla/5.0 (X11; Linux x86_64)', false],
  ])('is none: %s', (agent, mac) => {
    expect(isMac(agent)).toBe(mac);
  });
});

test.each([
  ['j', true],
  ['?', true],
  ['Shift+x', true],
  ['Space', true],
  ['Enter', false],
  ['Mod+k', false],
  ['Alt+ArrowDown', false],
])('WCAG 2.1.4 whether %s is a single character: %s', (keys, alone) => {
  expect(isSingleKey(keys)).toBe(alone);
});

describe('the element with the focus', () => {
  beforeEach(() => {
    render(
      <>
        <input id="text" />
        <input id="search" type="search" />
        <input id="number" type="number" />
        <textarea id="area" />
        <select id="select" />
        <div contentEditable suppressContentEditableWarning>
          <b id="inside" />
        </div>
        <div role="menu">
          <div id="menuitem" role="menuitem" />
        </div>
        <div id="listbox" role="listbox" />
        <input id="check" type="checkbox" />
        <input id="radio" type="radio" />
        <button id="button" type="button" />
        <a href="/home">
          <b id="word" />
        </a>
        <div id="row" role="row" tabIndex={0} />
      </>,
    );
  });
  const at = (id: string) => document.getElementById(id);

  test.each(['text', 'search', 'number', 'area', 'select', 'inside', 'menuitem', 'listbox'])(
    '%s takes letters for itself, and no Ctrl',
    (id) => {
      expect(at(id)).not.toBeNull();
      for (const keys of ['j', '?', 'Shift+x', 'Enter'])
        expect(canBeShortcut(keys, at(id), true)).toBe(false);
      for (const keys of ['Mod+k', 'Alt+ArrowDown']) expect(canBeShortcut(keys, at(id), true)).toBe(true);
    },
  );

  test.each(['check', 'radio', 'button', 'word'])('%s is pressed by Enter and leaves letters', (id) => {
    expect(at(id)).not.toBeNull();
    expect(canBeShortcut('Enter', at(id), true)).toBe(false);
    expect(canBeShortcut('Space', at(id), true)).toBe(false);
    expect(canBeShortcut('j', at(id), true)).toBe(true);
  });

  test('leaves every key if it is a row', () => {
    for (const keys of ['j', 'Enter', '?']) expect(canBeShortcut(keys, at('row'), true)).toBe(true);
    expect(canBeShortcut('j', document, true)).toBe(true);
  });

  test('WCAG 2.1.4 gets every single character when those shortcuts are turned off', () => {
    for (const keys of ['j', '?', 'Shift+x', 'Space'])
      expect(canBeShortcut(keys, at('row'), false)).toBe(false);
    for (const keys of ['Mod+k', 'Enter']) expect(canBeShortcut(keys, at('row'), false)).toBe(true);
  });
});
