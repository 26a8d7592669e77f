/** What is measured. Units of one dimension convert into each other. */
export type Dimension = 'volume' | 'length' | 'weight' | 'area' | 'storage';

/** A unit of the table. */
export interface Unit {
  /** How the panel writes it; unlike any other. */
  readonly id: string;
  readonly dimension: Dimension;
  /** Amounts within one system convert as they are; between two they are rounded when somebody writes them down. */
  readonly system: 'metric' | 'us';
  /** How many of the smallest metric unit of its dimension (ml, mm, g, cm², B) it is: exact by definition. */
  readonly factor: string;
  /** Other writings, in lower case and without dots. */
  readonly names: readonly string[];
}

const row = (
  id: string,
  dimension: Dimension,
  system: Unit['system'],
  factor: string,
  ...names: string[]
): Unit => ({ id, dimension, system, factor, names });

/**
 * Ounces, cups and gallons are those of the United States. KB to TB are powers of 1000, as memory is sold; KiB to GiB are
 * powers of 1024. "oz" stands for two units: see `findUnit`.
 */
export const units: readonly Unit[] = [
  row('ml', 'volume', 'metric', '1', 'milliliter', 'milliliters', 'millilitre', 'millilitres', 'cc', 'cm3'),
  row('cl', 'volume', 'metric', '10', 'centiliter', 'centiliters', 'centilitre', 'centilitres', 'zentiliter'),
  row('dl', 'volume', 'metric', '100', 'deciliter', 'deciliters', 'decilitre', 'decilitres', 'deziliter'),
  row('l', 'volume', 'metric', '1000', 'liter', 'liters', 'litre', 'litres', 'ltr', 'lt'),
  row(
    'fl oz',
    'volume',
    'us',
    '29.5735295625',
    'floz',
    'fluid ounce',
    'fluid ounces',
    'oz',
    'ounce',
    'ounces',
    'unze',
    'unzen',
  ),
  row('cup', 'volume', 'us', '236.5882365', 'cups'),
  row('pt', 'volume', 'us', '473.176473', 'pint', 'pints'),
  row('qt', 'volume', 'us', '946.352946', 'quart', 'quarts'),
  row('gal', 'volume', 'us', '3785.411784', 'gallon', 'gallons', 'gallone', 'gallonen'),
  row('mm', 'length', 'metric', '1', 'millimeter', 'millimeters', 'millimetre', 'millimetres'),
  row('cm', 'length', 'metric', '10', 'centimeter', 'centimeters', 'centimetre', 'centimetres', 'zentimeter'),
  row('m', 'length', 'metric', '1000', 'meter', 'meters', 'metre', 'metres'),
  row('in', 'length', 'us', '25.4', 'inch', 'inches', 'zoll', '"', '”', "''", '′′'),
  row('ft', 'length', 'us', '304.8', 'foot', 'feet', 'fuß', "'", '’', '′'),
  row('yd', 'length', 'us', '914.4', 'yard', 'yards', 'yds'),
  row('mg', 'weight', 'metric', '0.001', 'milligram', 'milligrams', 'milligramm'),
  row('g', 'weight', 'metric', '1', 'gram', 'grams', 'gramm', 'gr', 'gm'),
  row('kg', 'weight', 'metric', '1000', 'kilogram', 'kilograms', 'kilogramm', 'kilo', 'kilos', 'kgs'),
  row('oz', 'weight', 'us', '28.349523125', 'ounce', 'ounces', 'unze', 'unzen'),
  row('lb', 'weight', 'us', '453.59237', 'lbs', 'pound', 'pounds'),
  row('mm²', 'area', 'metric', '0.01', 'mm2', 'sq mm', 'qmm'),
  row('cm²', 'area', 'metric', '1', 'cm2', 'sq cm', 'qcm'),
  row('m²', 'area', 'metric', '10000', 'm2', 'sq m', 'sqm', 'qm'),
  row('in²', 'area', 'us', '6.4516', 'in2', 'sq in', 'square inch', 'square inches'),
  row('ft²', 'area', 'us', '929.0304', 'ft2', 'sq ft', 'square foot', 'square feet'),
  row('B', 'storage', 'metric', '1', 'byte', 'bytes'),
  row('KB', 'storage', 'metric', '1000', 'kilobyte', 'kilobytes'),
  row('MB', 'storage', 'metric', '1000000', 'megabyte', 'megabytes'),
  row('GB', 'storage', 'metric', '1000000000', 'gigabyte', 'gigabytes', 'gig'),
  row('TB', 'storage', 'metric', '1000000000000', 'terabyte', 'terabytes'),
  row('KiB', 'storage', 'metric', '1024', 'kibibyte'),
  row('MiB', 'storage', 'metric', '1048576', 'mebibyte'),
  row('GiB', 'storage', 'metric', '1073741824', 'gibibyte'),
];

/** "Fl. Oz." and "FL  OZ" are written alike. */
const plainName = (name: string): string =>
  name.normalize('NFKC').toLowerCase().replaceAll('.', ' ').replaceAll(/\s+/g, ' ').trim();

const unitsByName = new Map<string, Unit[]>();
for (const unit of units)
  for (const name of new Set([unit.id, ...unit.names].map(plainName)))
    unitsByName.set(name, [...(unitsByName.get(name) ?? []), unit]);

/**
 * The unit of a writing. An ounce is one of weight where the dimension says so and a fluid ounce otherwise: without more
 * to go by, a label of this trade that says "16 oz" is of a mug or a bottle.
 */
export function findUnit(name: string, dimension?: Dimension): Unit | undefined {
  const found = unitsByName.get(plainName(name)) ?? [];
  return found.find((unit) => dimension === undefined || unit.dimension === dimension);
}

/** Whether a writing stands for units of several dimensions. */
export const isAmbiguousUnit = (name: string): boolean => (unitsByName.get(plainName(name)) ?? []).length > 1;
