import { goods, type Root } from './goods.ts';

/** Writing, tech and what lies on a desk. */
export const goodsForWork: readonly Root[] = [
  {
    title: 'Writing',
    goods: [
      goods(
        'Pens',
        'PEN',
        ['pen', 'click pen', 'stylus pen'],
        ['ABS', 'Aluminium', 'Bamboo', 'Wheat straw'],
        ['blue ink', 'black ink', 'gel'],
        [29, 490],
      ),
      goods(
        'Pencils',
        'PCL',
        ['pencil', 'mechanical pencil', 'carpenter pencil'],
        ['Cedar', 'Linden wood', 'Aluminium'],
        ['HB', 'round', 'hexagonal'],
        [19, 290],
      ),
      goods(
        'Notebooks',
        'NTB',
        ['notebook', 'pocket notebook', 'planner'],
        ['Recycled paper', 'Stone paper', 'Bonded leather'],
        ['A5', 'A6', 'B5'],
        [190, 1490],
      ),
      goods(
        'Highlighters',
        'HIL',
        ['highlighter', 'gel highlighter'],
        ['ABS', 'Recycled PET'],
        ['duo', 'set of three'],
        [59, 390],
      ),
    ],
  },
  {
    title: 'Tech',
    goods: [
      goods(
        'Chargers',
        'CHG',
        ['wireless charger', 'wall charger', 'charging cable'],
        ['ABS', 'Bamboo', 'Recycled aluminium'],
        ['10 W', '20 W', 'three-in-one'],
        [490, 3490],
      ),
      goods(
        'Power banks',
        'PWR',
        ['power bank', 'solar power bank'],
        ['Aluminium', 'Recycled ABS'],
        ['5,000 mAh', '10,000 mAh'],
        [990, 3990],
      ),
      goods(
        'Audio',
        'AUD',
        ['speaker', 'earbuds', 'headphones'],
        ['ABS', 'Limestone cement', 'Bamboo'],
        ['mini', 'outdoor', 'stereo'],
        [790, 5990],
      ),
      goods(
        'Memory',
        'USB',
        ['flash drive', 'card drive'],
        ['Aluminium', 'Maple wood'],
        ['16 GB', '32 GB', '64 GB'],
        [390, 1890],
      ),
    ],
  },
  {
    title: 'Office',
    goods: [
      goods(
        'Desk',
        'DSK',
        ['desk organiser', 'phone stand', 'mouse pad'],
        ['Cork', 'Bamboo', 'Felt'],
        ['round', 'wide'],
        [190, 1990],
      ),
      goods(
        'Lanyards',
        'LAN',
        ['lanyard', 'badge reel'],
        ['Recycled PET', 'Bamboo fibre', 'Polyester'],
        ['15 mm', '20 mm'],
        [59, 290],
      ),
      goods(
        'Calendars',
        'CAL',
        ['wall calendar', 'desk calendar'],
        ['FSC paper', 'Recycled paper'],
        ['12 months', '16 months'],
        [190, 990],
      ),
      goods(
        'Sticky notes',
        'STN',
        ['sticky notes', 'memo cube'],
        ['FSC paper', 'Recycled paper'],
        ['50 sheets', '100 sheets'],
        [49, 390],
      ),
    ],
  },
];
