import type { FeatureConcept, ValueKind } from './featureConcepts.ts';

/** Values of a kind: each thing in the ways in which suppliers write it. */
type Writings = readonly (readonly string[])[];

const words: Readonly<
  Record<Exclude<ValueKind, 'volume' | 'length' | 'weight' | 'area' | 'count'>, Writings>
> = {
  colour: [
    ['Navy', 'navy', 'Marineblau', 'Navy-Blue', 'Bleu marine'],
    ['Red', 'red', 'Rot', 'RED', 'Rouge'],
    ['Black', 'black', 'Schwarz', 'Blk', 'Noir'],
    ['White', 'white', 'Weiß', 'weiss', 'Blanc'],
    ['Royal blue', 'Royal', 'Königsblau', 'royal-blue', 'Bleu roi'],
    ['Forest green', 'forest', 'Waldgrün', 'Forrest green', 'Vert forêt'],
    ['Grey', 'Gray', 'Grau', 'grey', 'Gris'],
    ['Orange', 'orange', 'Orange (PMS 151)', 'ORANGE', 'Оранжевый'],
    ['Lime', 'lime green', 'Limette', 'Lime ', '青柠色'],
  ],
  method: [
    ['Screen print', 'screenprint', 'Siebdruck', 'Screen-Print', 'Sérigraphie'],
    ['Laser engraving', 'laser', 'Lasergravur', 'Laser Engraved', 'Gravure laser'],
    ['Pad print', 'pad-print', 'Tampondruck', 'Pad printing', 'Tampographie'],
    ['Embroidery', 'embroidered', 'Stickerei', 'Embroidry', 'Broderie'],
    ['Digital print', 'digital', 'Digitaldruck', 'Digital Print', 'Цифровая печать'],
    ['Transfer', 'heat transfer', 'Transferdruck', 'TRANSFER', 'Transfert'],
    ['Deboss', 'debossing', 'Prägung', 'Debossed', 'Gaufrage'],
    ['Sublimation', 'sublimated', 'Sublimationsdruck', 'Sublimaton', 'Σουμπλιμασιόν'],
    ['None', 'none', 'Ohne', 'n/a', '-'],
  ],
  yesNo: [
    ['Yes', 'yes', 'Ja', 'Y', 'Oui'],
    ['No', 'no', 'Nein', 'N', 'Non'],
  ],
  finish: [
    ['Matte', 'matt', 'Matt ', 'Mat', 'Satiné'],
    ['Glossy', 'gloss', 'Glänzend', 'Glosy', 'Brillant'],
    ['Brushed', 'brushed', 'Gebürstet', 'BRUSHED', 'Brossé'],
    ['Powder coated', 'powder-coated', 'Pulverbeschichtet', 'Powdercoated', 'Laqué'],
    ['Natural', 'natural', 'Natur', 'naturel', 'Naturel'],
    ['Lined', 'lined', 'Liniert', 'ruled', 'Ligné'],
    ['Plain', 'blank', 'Blanko', 'plain', 'Uni'],
  ],
  closure: [
    ['Screw cap', 'screw-cap', 'Schraubverschluss', 'Screw lid', 'Bouchon à vis'],
    ['Flip top', 'flip-top', 'Klappdeckel', 'Fliptop', 'Clapet'],
    ['Magnetic', 'magnet', 'Magnetverschluss', 'Magnetic ', 'Magnétique'],
    ['Drawstring', 'draw string', 'Kordelzug', 'Drawstrings', 'Cordon'],
    ['Press stud', 'snap', 'Druckknopf', 'Press-stud', 'Pression'],
    ['Slide-on lid', 'slide on', 'Schiebedeckel', 'Slide-On Lid', 'Coulissant'],
  ],
  care: [
    ['Hand wash only', 'hand wash', 'Handwäsche', 'Handwash only', 'Lavage à la main'],
    ['Machine wash 30°', 'wash at 30', 'Maschinenwäsche 30°', 'Machine wash 30 °C', 'Lavage 30°'],
    ['Wipe clean', 'wipe-clean', 'Abwischbar', 'Wipe Clean', 'Essuyer'],
    ['Do not iron', 'no ironing', 'Nicht bügeln', 'Do not iron.', 'Ne pas repasser'],
  ],
  power: [
    ['USB-C', 'usb c', 'USB Typ C', 'USB C', 'USB-C (câble inclus)'],
    ['2 × AAA', '2xAAA', '2 Stück AAA', '2 AAA', 'AAA x2'],
    ['CR2032', 'cr 2032', 'Knopfzelle CR2032', 'CR-2032', 'Pile CR2032'],
    ['Solar', 'solar', 'Solarbetrieben', 'SOLAR', 'Solaire'],
  ],
  standard: [
    ['FSC', 'fsc certified', 'FSC-zertifiziert', 'FSC®', 'Certifié FSC'],
    ['OEKO-TEX 100', 'oeko tex', 'Öko-Tex 100', 'OEKO-TEX Standard 100', 'Oeko-Tex'],
    ['GOTS', 'gots', 'GOTS zertifiziert', 'G.O.T.S.', 'Label GOTS'],
    ['CPSIA', 'cpsia tested', 'CPSIA geprüft', 'CPSIA ', 'Conforme CPSIA'],
    ['CE', 'ce mark', 'CE-Zeichen', 'C E', 'Marquage CE'],
  ],
  packing: [
    ['Polybag', 'poly bag', 'Polybeutel', 'Poly-bag', 'Sachet'],
    ['Gift box', 'giftbox', 'Geschenkkarton', 'Gift-Box', 'Coffret cadeau'],
    ['Bulk', 'bulk packed', 'Lose', 'BULK', 'Vrac'],
    ['White box', 'white-box', 'Weißer Karton', 'Whitebox', '白盒'],
    ['Recycled sleeve', 'sleeve', 'Banderole', 'Sleeve (recycled)', 'Fourreau'],
  ],
  place: [
    ['Front', 'front', 'Vorderseite', 'Front side', 'Devant'],
    ['Back', 'back', 'Rückseite', 'Back side', 'Dos'],
    ['Left chest', 'LHC', 'Linke Brust', 'left-chest', 'Poitrine gauche'],
    ['Barrel', 'barrel', 'Schaft', 'Barrel ', 'Corps'],
    ['Wrap', 'full wrap', 'Rundum', 'Wrap-around', 'Tour complet'],
  ],
  storage: [
    ['8 GB', '8GB', '8 Gigabyte', '8192 MB', '8 gb'],
    ['16 GB', '16GB', '16 Gigabyte', '16000 MB', '16 gb'],
    ['32 GB', '32GB', '32 Gigabyte', '32000 MB', '32 gb'],
    ['1 TB', '1TB', '1 Terabyte', '1000 GB', '1 tb'],
  ],
};

const comma = (text: string): string => text.replace('.', ',');
const trim = (number: number, decimals: number): string => String(Number(number.toFixed(decimals)));

const amounts: Readonly<Record<'volume' | 'length' | 'weight' | 'area' | 'count', Writings>> = {
  volume: [8, 11, 12, 15, 16, 17, 20, 24, 32].map((oz) => {
    const ml = Math.round(oz * 29.5735);
    return [`${oz} oz`, `${ml} ml`, `${comma(trim(ml / 1000, 2))} l`, `${oz}oz`, `${ml}ml`];
  }),
  length: [2, 3.25, 4, 5.5, 6, 8, 9.5, 11, 14].map((inch) => {
    const mm = Math.round(inch * 25.4);
    return [`${inch} in`, `${mm} mm`, `${comma(trim(mm / 10, 1))} cm`, `${inch}"`, `${mm}mm`];
  }),
  weight: [0.1, 0.25, 0.4, 0.5, 0.75, 1, 1.5, 2, 4].map((lb) => {
    const g = Math.round(lb * 453.592);
    return [`${lb} lb`, `${g} g`, `${comma(trim(g / 1000, 2))} kg`, `${lb} lbs`, `${g}g`];
  }),
  area: [2, 2.5, 3, 3.5, 4, 5, 6, 8].map((inch) => {
    const [mm, half] = [Math.round(inch * 25.4), Math.round(inch * 12.7)];
    return [
      `${inch}" x ${inch / 2}"`,
      `${mm} x ${half} mm`,
      `${comma(trim(mm / 10, 1))} x ${comma(trim(half / 10, 1))} cm`,
      `${inch} x ${inch / 2} in`,
      `${mm}×${half}mm`,
    ];
  }),
  count: [1, 2, 3, 4, 6, 12, 24, 48, 100].map((count) => [
    String(count),
    `${count} pcs`,
    `${count} Stück`,
    `${count}pc`,
    `${count} pièces`,
  ]),
};

const writingsOf: Readonly<Record<ValueKind, Writings>> = { ...words, ...amounts };

/** Plain numbers, as a feature has them whose title says the unit. */
const plainNumbers: Readonly<Record<string, readonly string[]>> = {
  ml: ['237', '325', '355', '444', '473', '500', '591', '710', '946', '350', '0.5', '750', '1000', '475'],
  'fl oz': ['8', '11', '12', '15', '16', '17', '20', '24', '32', '16.0', '11 1/2', '10', '14', '18'],
  mm: ['51', '83', '102', '140', '152', '203', '241', '279', '356', '102.0', '90', '95', '120', '210'],
  cm: ['10', '15', '20', '25', '30', '45', '60', '75', '100', '120', '15.0', '35', '40', '90'],
  in: ['2', '3.25', '4', '5.5', '6', '8', '9.5', '11', '14', '4.0', '3 1/4', '7', '10', '12'],
  g: ['45', '113', '181', '227', '340', '454', '680', '907', '1814', '250', '227.0', '300', '95', '120'],
  lb: ['0.1', '0.25', '0.4', '0.5', '0.75', '1', '1.5', '2', '4', '1.0', '0.3', '0.6', '3', '2.5'],
  kg: ['0.5', '1', '2', '4', '6', '8', '10', '12', '14', '8.0', '9', '11', '16', '18'],
};

/** So many values a feature has at most. */
const MOST = 14;

/**
 * The values of a feature under its `spelling`-th name: most in the supplier's own way, and some of the same things
 * written otherwise.
 */
export function valuesOf({ kind }: FeatureConcept, unit: string | null, spelling: number): readonly string[] {
  const numbers = unit === null ? undefined : plainNumbers[unit];
  if (numbers) return numbers;
  const writings = writingsOf[kind];
  const labels = Array.from({ length: MOST }, (_, index) => {
    const ways = writings[index % writings.length] ?? [];
    return (ways[(spelling + Math.floor(index / writings.length)) % ways.length] ?? '').trim();
  });
  return [...new Set(labels)];
}
