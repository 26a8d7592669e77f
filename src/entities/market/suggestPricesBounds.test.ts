import { describe, expect, test } from 'vitest';
import { decimal } from '#entities/pricing/decimal.ts';
import { first, offer } from '#tests/support/ruledProduct.ts';

describe('the floor', () => {
  test('lifts a suggestion to the least gross profit', () => {
    expect(first({ minGpPct: 45 })).toMatchObject({
      suggested: '1.82',
      limitedBy: 'floor',
      target: '1.80',
    });
    expect(first({ minGpPct: 45, rounding: 'x9' })).toMatchObject({
      suggested: '1.89',
      limitedBy: 'floor',
    });
  });

  test('of the category holds where the rule’s is lower', () => {
    const minGpPct = decimal(45);
    expect(first({ minGpPct: 10 }, { minGpPct })?.limitedBy).toBe('floor');
    expect(first({ minGpPct: null }, { minGpPct })?.limitedBy).toBe('floor');
    expect(first({ minGpPct: 47 }, { minGpPct })?.suggested).toBe('1.89');
  });

  test('blocks what leaves no better price', () => {
    expect(first({ minGpPct: 50 })).toMatchObject({ suggested: null, blockedBy: 'floor', limitedBy: null });
    expect(first({ minGpPct: 60 })).toMatchObject({ suggested: null, blockedBy: 'floor' });
    expect(first({ minGpPct: 100 })).toMatchObject({ suggested: null, blockedBy: 'floor' });
  });

  test('is kept where the slab begins, wherever the price is compared', () => {
    const costAt = (quantity: number) => decimal(quantity < 500 ? '1.00' : '0.50');
    expect(first({ minGpPct: 45, quantities: [500] }, { costAt })?.suggested).toBe('1.82');
    const isKnownFrom500 = (quantity: number) => (quantity < 500 ? null : decimal('0.50'));
    expect(first({ minGpPct: 45, quantities: [500] }, { costAt: isKnownFrom500 })).toMatchObject({
      blockedBy: 'noCost',
    });
  });

  test('is no reason for a price that is right already', () => {
    expect(first({ minGpPct: 60 }, { offers: [offer('2.00')] })).toMatchObject({ blockedBy: null });
  });

  test('needs a cost that is known', () => {
    const costAt = () => null;
    expect(first({ minGpPct: 10 }, { costAt })).toMatchObject({ blockedBy: 'noCost', target: '1.80' });
    expect(first({}, { costAt })?.suggested).toBe('1.80');
  });
});

describe('the largest change', () => {
  test('ends a suggestion on the way', () => {
    expect(first({ maxChangePct: '5' })).toMatchObject({ suggested: '1.90', limitedBy: 'maxChange' });
    expect(first({ maxChangePct: '5' }, { offers: [offer('3')] })).toMatchObject({
      ...{ suggested: '2.10', limitedBy: 'maxChange' },
    });
    expect(first({ maxChangePct: '10' })).toMatchObject({ suggested: '1.80', limitedBy: null });
  });

  test('blocks a rise that does not reach the floor, and the floor a fall below it', () => {
    const offers = [offer('2.20')];
    expect(first({ maxChangePct: '5', minGpPct: 60 }, { offers })).toMatchObject({
      ...{ suggested: null, blockedBy: 'maxChange', target: '2.20' },
    });
    expect(first({ maxChangePct: '5', minGpPct: 60 })).toMatchObject({ suggested: null, blockedBy: 'floor' });
  });

  test('is no limit to what it just reaches, and gives way to a floor as high', () => {
    expect(first({ maxChangePct: '5' }, { offers: [offer('2.10')] })?.limitedBy).toBeNull();
    const costAt = () => decimal('0.90');
    expect(first({ maxChangePct: '10', minGpPct: 50 }, { costAt, offers: [offer('1.50')] })).toMatchObject({
      ...{ suggested: '1.80', limitedBy: 'floor' },
    });
  });

  test('is not gone beyond by a fraction of what can be written', () => {
    const slabs = [{ minQty: 100, unitPrice: '0.3333' }];
    const to = (price: string, rounding: 'x9' | '05') =>
      first({ maxChangePct: '5', rounding }, { slabs, offers: [offer(price)] })?.suggested;
    expect(to('0.20', 'x9')).toBe('0.3167');
    expect(to('0.40', '05')).toBe('0.3499');
  });

  test('ends a floor that is rounded up', () => {
    const more = { costAt: () => decimal('1.03'), offers: [offer('2.05')] };
    const at = (maxChangePct: string) => first({ maxChangePct, minGpPct: 50, rounding: '05' }, more);
    expect(at('5')).toMatchObject({ suggested: '2.10', limitedBy: 'floor' });
    expect(at('4.5')).toMatchObject({ suggested: '2.06', limitedBy: 'floor' });
  });

  test('of nothing changes nothing', () => {
    expect(first({ maxChangePct: '0' })).toMatchObject({ suggested: null, blockedBy: 'maxChange' });
  });

  test('is no reason for a price to stay that the floor would not let fall anyhow', () => {
    expect(first({ maxChangePct: '5', minGpPct: 60 })).toMatchObject({ blockedBy: 'floor' });
  });

  test('does not go below the floor, and blocks where the floor is farther than it may go', () => {
    expect(first({ maxChangePct: '20', minGpPct: 47 })).toMatchObject({ limitedBy: 'floor' });
    const offers = [offer('3.00')];
    expect(first({ maxChangePct: '5', minGpPct: 60 }, { offers })).toMatchObject({
      blockedBy: 'maxChange',
    });
  });
});

describe('rounding', () => {
  test.each([
    ['x9', '1.83', '1.79'],
    ['05', '1.83', '1.80'],
    ['none', '1.8371', '1.83'],
    ['none', '0.83713', '0.837'],
  ] as const)('%s brings %s to %s, never above the target', (rounding, price, suggested) => {
    expect(first({ rounding }, { offers: [offer(price)] })?.suggested).toBe(suggested);
  });

  test('does not raise a price above the target to end in 9', () => {
    expect(first({ rounding: 'x9' }, { offers: [offer('2.05')] })?.suggested).toBe('2.05');
  });

  test.each([
    ['x9', '1.99', '2.05', null, null],
    ['05', '1.80', '1.83', null, null],
    ['none', '1.83', '1.8371', null, null],
    // The floor at a cost of 1.00 is 1.8182.
    ['x9', '1.89', '1.50', 45, 'floor'],
    ['none', '1.82', '1.50', 45, 'floor'],
  ] as const)(
    'as %s leaves %s at a target of %s alone, it is rounded already',
    (rounding, unitPrice, price, minGpPct, blockedBy) => {
      const slabs = [{ minQty: 100, unitPrice }];
      const found = first({ rounding, minGpPct }, { slabs, offers: [offer(price)] });
      expect(found).toMatchObject({ suggested: null, limitedBy: null, blockedBy });
    },
  );

  test('does not keep a price at the largest change on its way', () => {
    const slabs = [{ minQty: 100, unitPrice: '0.49' }];
    const found = first({ rounding: 'x9', maxChangePct: '10' }, { slabs, offers: [offer('0.20')] });
    expect(found).toMatchObject({ suggested: '0.441', limitedBy: 'maxChange' });
  });

  test('is left out where it would go below the floor and not back', () => {
    const slabs = [{ minQty: 100, unitPrice: '1.84' }];
    expect(first({ rounding: 'x9', minGpPct: 45 }, { slabs })?.suggested).toBe('1.8182');
  });

  test('is left out where it would be no price', () => {
    const slabs = [{ minQty: 100, unitPrice: '0.20' }];
    expect(first({ rounding: 'x9' }, { slabs, offers: [offer('0.05')] })?.suggested).toBe('0.05');
    // 1 % below 0.0555 are 0.054945.
    const strategy = { kind: 'belowLowest', amount: '1', unit: 'percent' } as const;
    expect(first({ rounding: 'x9', strategy }, { slabs, offers: [offer('0.0555')] })?.suggested).toBe(
      '0.0549',
    );
  });
});
