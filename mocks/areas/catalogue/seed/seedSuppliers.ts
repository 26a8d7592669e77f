import { defaultCodeChart } from '#entities/pricing/discountCodes.ts';
import type { SupplierRecord } from '#mocks/areas/catalogue/records/recordTypes.ts';
import type { Random } from '#mocks/core/random.ts';
import { supplierFirst, supplierNames, supplierSecond } from './seedWords.ts';

const padTwo = (number: number): string => String(number).padStart(2, '0');

/** The first eight bear names of their own, the others are put together. */
function nameOf(index: number): string {
  const givenName = supplierNames[index];
  if (givenName) return givenName;
  const generatedIndex = index - supplierNames.length;
  const first = supplierFirst[generatedIndex % supplierFirst.length] ?? '';
  const second =
    supplierSecond[Math.floor(generatedIndex / supplierFirst.length) % supplierSecond.length] ?? '';
  return `${first} ${second}`;
}

/** Suppliers with their code charts; some give us end-quantity pricing, a few are paused. */
export function seedSuppliers(count: number, random: Random): SupplierRecord[] {
  return Array.from({ length: count }, (_, index) => {
    const name = nameOf(index);
    return {
      id: `sup-${padTwo(index + 1)}`,
      code: `${name
        .replace(/[^A-Za-z]/g, '')
        .slice(0, 5)
        .toUpperCase()}${index < supplierNames.length ? '' : padTwo(index)}`,
      name,
      asiNumber: random.percent(70) ? String(random.whole(30_000, 99_999)) : null,
      ppaiNumber: random.percent(50) ? String(random.whole(100_000, 899_999)) : null,
      sageNumber: random.percent(60) ? String(random.whole(50_000, 69_999)) : null,
      currency: 'USD',
      eqp: index > 0 && random.percent(20),
      discountCodes: { ...defaultCodeChart },
      status: index > 1 && random.percent(6) ? 'paused' : 'active',
      psScore: random.percent(60) ? random.whole(48, 98) : null,
      version: 1,
    };
  });
}
