import { goods, type Root } from './goods.ts';

/** What is drunk from, eaten and given. */
export const goodsForTable: readonly Root[] = [
  {
    title: 'Drinkware',
    goods: [
      goods(
        'Mugs',
        'MUG',
        ['mug', 'camp mug', 'latte cup'],
        ['Stoneware', 'Enamelled steel', 'Bone china', 'Bamboo fibre'],
        ['11 oz', '12 oz', '15 oz'],
        [280, 990],
      ),
      goods(
        'Tumblers',
        'TUM',
        ['tumbler', 'travel tumbler', 'straw tumbler'],
        ['Stainless steel', 'Tritan', 'Recycled steel'],
        ['16 oz', '20 oz', '30 oz'],
        [690, 1890],
      ),
      goods(
        'Bottles',
        'BOT',
        ['water bottle', 'sport bottle', 'flask'],
        ['Aluminium', 'Stainless steel', 'Tritan', 'Glass'],
        ['17 oz', '21 oz', '26 oz'],
        [390, 2190],
      ),
      goods(
        'Glassware',
        'GLS',
        ['pint glass', 'tasting glass', 'carafe'],
        ['Soda-lime glass', 'Crystal glass'],
        ['9 oz', '16 oz', '1 l'],
        [210, 1490],
      ),
    ],
  },
  {
    title: 'Wellness',
    goods: [
      goods(
        'Fitness',
        'FIT',
        ['yoga mat', 'resistance band', 'skipping rope'],
        ['Cork', 'Natural rubber', 'TPE'],
        ['light', 'heavy'],
        [190, 2990],
      ),
      goods(
        'Personal care',
        'CAR',
        ['lip balm', 'hand cream', 'sunscreen'],
        ['Beeswax', 'Shea', 'Aloe'],
        ['10 ml', '30 ml', '50 ml'],
        [79, 590],
      ),
      goods(
        'Stress relievers',
        'STR',
        ['stress ball', 'fidget cube'],
        ['PU foam', 'Silicone'],
        ['round', 'star'],
        [59, 390],
      ),
      goods(
        'First aid',
        'AID',
        ['first-aid kit', 'plaster pack'],
        ['Polyester', 'Recycled PP'],
        ['10 pieces', '25 pieces'],
        [149, 1290],
      ),
    ],
  },
  {
    title: 'Food and gifts',
    goods: [
      goods(
        'Sweets',
        'SWT',
        ['mint tin', 'chocolate bar', 'jelly beans'],
        ['Tinplate', 'FSC paper'],
        ['15 g', '50 g', '100 g'],
        [69, 690],
      ),
      goods(
        'Gift sets',
        'SET',
        ['gift set', 'welcome box', 'tea set'],
        ['Kraft board', 'Pine wood'],
        ['for one', 'for two'],
        [990, 7990],
      ),
      goods(
        'Candles',
        'CAN',
        ['candle', 'tin candle'],
        ['Soy wax', 'Rapeseed wax'],
        ['120 g', '200 g'],
        [390, 1990],
      ),
      goods(
        'Seasonal',
        'SEA',
        ['ornament', 'snow globe', 'advent calendar'],
        ['Maple wood', 'Glass', 'FSC paper'],
        ['round', 'star'],
        [190, 1990],
      ),
    ],
  },
];
