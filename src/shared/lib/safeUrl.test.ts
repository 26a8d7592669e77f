import { describe, expect, test } from 'vitest';
import { safeImageUrl } from './safeUrl.ts';

const origin = 'https://app.example';
const pixel = 'data:image/png;base64,iVBORw0KGgo=';

describe('T08 each of 44 addresses of a picture', () => {
  test.each([
    ['/photos/ana.png', 'https://app.example/photos/ana.png'],
    ['photos/ana.png', 'https://app.example/photos/ana.png'],
    ['https://app.example/a.webp?v=2', 'https://app.example/a.webp?v=2'],
    ['  /a.png  ', 'https://app.example/a.png'],
    ['/a b.png', 'https://app.example/a%20b.png'],
    ['blob:https://app.example/0b1c', 'blob:https://app.example/0b1c'],
    ['/a.png?from=data:b', 'https://app.example/a.png?from=data:b'],
    [pixel, pixel],
    ['data:image/jpeg;base64,/9j/4AAQ', 'data:image/jpeg;base64,/9j/4AAQ'],
    ['data:image/webp;base64,UklGRg==', 'data:image/webp;base64,UklGRg=='],
    ['https://images.example.com/a.png', 'https://images.example.com/a.png'],
  ])('is shown: %s', (value, shown) => {
    expect(safeImageUrl(value, origin, ['https://images.example.com'])).toBe(shown);
  });

  test.each([
    [null],
    [undefined],
    [42],
    [{}],
    [''],
    ['   '],
    ['https://evil.example/a.png'],
    ['http://app.example/a.png'],
    ['http://images.example.com/a.png'],
    ['//evil.example/a.png'],
    ['///evil.example/a.png'],
    ['/\\evil.example/a.png'],
    ['\\\\evil.example\\a.png'],
    ['/\t/evil.example/a.png'],
    ['/a\u0000.png'],
    ['https://app.example.evil.example/a.png'],
    ['https://user@app.example/a.png'],
    ['https://user:pass@app.example/a.png'],
    ['https://:pass@app.example/a.png'],
    ['javascript:alert(1)'],
    ['JaVaScRiPt:alert(1)'],
    ['vbscript:msgbox(1)'],
    ['file:///etc/passwd'],
    ['ftp://app.example/a.png'],
    ['blob:https://evil.example/0b1c'],
    ['blob:https://images.example.com/0b1c'],
    ['data:image/svg+xml;base64,PHN2Zz4='],
    ['data:image/svg+xml,<svg onload=alert(1)>'],
    ['data:text/html;base64,PGgxPg=='],
    ['data:image/png,%3Csvg%3E'],
    [`data:text/html,${pixel}`],
    [`${pixel} x`],
    ['DATA:image/png;base64,iVBORw0KGgo='],
  ])('is not shown: %s', (value) => {
    expect(safeImageUrl(value, origin, ['https://images.example.com'])).toBeNull();
  });
});

test('is not shown when it is https of another origin and no host is allowed', () => {
  expect(safeImageUrl('https://images.example.com/a.png', origin)).toBeNull();
  expect(safeImageUrl('/a.png')).toBe(`${window.location.origin}/a.png`);
  expect(safeImageUrl('http://[', origin)).toBeNull();
});

test('has at most 2048 characters, and a picture inside the address 1.4 million', () => {
  expect(safeImageUrl(`/${'a'.repeat(2047)}`, origin)).not.toBeNull();
  expect(safeImageUrl(`/${'a'.repeat(2048)}`, origin)).toBeNull();
  const picture = (length: number): string => pixel.slice(0, 22) + 'A'.repeat(length - 22);
  expect(safeImageUrl(picture(1_400_000), origin)).not.toBeNull();
  expect(safeImageUrl(picture(1_400_001), origin)).toBeNull();
});
