import type { NoteRecord, ProductRecord } from '#mocks/areas/catalogue/records/recordTypes.ts';
import { actorOf } from '#mocks/core/accounts.ts';
import { examples } from '#mocks/contract/examples.gen.ts';

const DAY_MS = 86_400_000;

const manager = actorOf({ profile: examples.profilePricingManager });
const analyst = actorOf({ profile: examples.profilePricingAnalyst });
const merchandiser = actorOf({ profile: examples.profileMerchandiser });

/** What people have written, with how many days ago that was; the first product has most of it. */
const written = [
  ['prd-0001', analyst, 76, 'Brightline sells this kit with 20 pieces, ours has 25. Compare with care.'],
  [
    'prd-0001',
    manager,
    41,
    'The supplier holds our cost until the end of the quarter.\nNo need to raise before.',
  ],
  ['prd-0001', analyst, 6, 'Logo Harbor had a weekend sale. Check on Monday before we follow.'],
  ['prd-0003', merchandiser, 18, 'New colors arrive next month; the old ones are sold out first.'],
  [
    'prd-0005',
    analyst,
    12,
    'Key value item: customers quote this price on the phone. Stay within 2% of the lowest.',
  ],
  ['prd-0008', manager, 27, 'Customers compare this one with PrintParade first.\nKeep us within 5% of them.'],
  ['prd-0008', analyst, 4, 'Giveaway Depot sells a smaller umbrella (42"), so its page stays an equivalent.'],
  ['prd-0026', manager, 30, 'Agreed with sales: no price below the floor here, whatever others do.'],
  ['prd-0026', analyst, 9, 'PrintParade counts one print color in its price.'],
] as const;

/** A few notes, on products that people look at; the oldest of a product first. */
export function seedNotes(products: ReadonlyMap<string, ProductRecord>, now: number): NoteRecord[] {
  return written.flatMap(([productId, createdBy, daysAgo, text], index) =>
    products.has(productId)
      ? [
          {
            id: `note-${index + 1}`,
            productId,
            text,
            createdAt: new Date(now - daysAgo * DAY_MS).toISOString(),
            createdBy,
            version: 1,
          },
        ]
      : [],
  );
}
