import { goods, type Root } from './goods.ts';

/** What is worn, carried and used out of doors. */
export const goodsForOutside: readonly Root[] = [
  {
    title: 'Apparel',
    goods: [
      goods(
        'T-shirts',
        'TEE',
        ['T-shirt', 'long-sleeve T-shirt', 'pocket T-shirt'],
        ['Combed cotton', 'Organic cotton', 'Tri-blend'],
        ['classic', 'slim', 'heavy'],
        [420, 1690],
        true,
      ),
      goods(
        'Polos',
        'POL',
        ['polo', 'tipped polo', 'performance polo'],
        ['Piqué cotton', 'Recycled polyester'],
        ['classic', 'slim'],
        [990, 3290],
        true,
      ),
      goods(
        'Fleece',
        'FLC',
        ['hoodie', 'crew sweatshirt', 'quarter-zip'],
        ['Brushed fleece', 'Loopback cotton'],
        ['midweight', 'heavy'],
        [1790, 4990],
        true,
      ),
      goods(
        'Headwear',
        'CAP',
        ['cap', 'beanie', 'bucket hat'],
        ['Cotton twill', 'Acrylic knit', 'Recycled polyester'],
        ['five-panel', 'six-panel', 'cuffed'],
        [390, 1590],
      ),
    ],
  },
  {
    title: 'Bags',
    goods: [
      goods(
        'Totes',
        'TOT',
        ['tote', 'grocery tote', 'zippered tote'],
        ['Cotton canvas', 'Jute', 'Recycled PET'],
        ['6 oz', '10 oz', '12 oz'],
        [99, 1290],
      ),
      goods(
        'Backpacks',
        'BPK',
        ['backpack', 'laptop backpack', 'drawstring bag'],
        ['Ripstop nylon', 'Recycled polyester', 'Waxed canvas'],
        ['15 l', '20 l', '28 l'],
        [290, 5490],
      ),
      goods(
        'Coolers',
        'COO',
        ['cooler bag', 'lunch cooler'],
        ['Polyester', 'Recycled PET'],
        ['six cans', 'twelve cans'],
        [490, 2990],
      ),
      goods(
        'Travel',
        'TRV',
        ['duffel', 'toiletry kit', 'packing cube'],
        ['Polyester', 'Waxed canvas'],
        ['small', 'large', 'set'],
        [690, 4990],
      ),
    ],
  },
  {
    title: 'Outdoor',
    goods: [
      goods(
        'Umbrellas',
        'UMB',
        ['umbrella', 'folding umbrella', 'golf umbrella'],
        ['Pongee', 'Recycled PET'],
        ['42"', '46"', '62"'],
        [690, 2990],
      ),
      goods(
        'Blankets',
        'BLK',
        ['blanket', 'picnic blanket', 'throw'],
        ['Fleece', 'Recycled wool', 'Sherpa'],
        ['50 × 60', '60 × 72'],
        [790, 3990],
      ),
      goods(
        'Games',
        'GAM',
        ['flying disc', 'card deck', 'kite'],
        ['Recycled PP', 'Paperboard', 'Nylon'],
        ['classic', 'mini'],
        [99, 1490],
      ),
      goods(
        'Tools',
        'TOL',
        ['multi-tool', 'torch', 'tape measure'],
        ['Stainless steel', 'Aluminium', 'ABS'],
        ['pocket', 'key ring'],
        [190, 2490],
      ),
    ],
  },
];
