/** How the values of a feature are written (`valueSpellings.ts`). */
export type ValueKind =
  | 'colour'
  | 'volume'
  | 'length'
  | 'weight'
  | 'area'
  | 'method'
  | 'count'
  | 'yesNo'
  | 'finish'
  | 'closure'
  | 'care'
  | 'power'
  | 'standard'
  | 'packing'
  | 'place'
  | 'storage';

/** A title; with a unit, the values are plain numbers of it. */
export type Spelling = string | readonly [title: string, unit: string];

export interface FeatureConcept {
  readonly kind: ValueKind;
  /** What suppliers call it; the first is the one that we would keep. */
  readonly spellings: readonly [Spelling, ...Spelling[]];
  /** Whether somebody keeps to the first already. */
  readonly isTidy?: true;
  /** Whether no product has it any more. */
  readonly isUnused?: true;
}

/** What products say of themselves, in the words of their suppliers: 58 things under 138 names. */
export const featureConcepts: readonly FeatureConcept[] = [
  {
    kind: 'colour',
    isTidy: true,
    spellings: ['Colour', 'color', 'Farbe', 'Couleur', 'Цвет', 'Χρώμα', '颜色'],
  },
  {
    kind: 'volume',
    isTidy: true,
    spellings: [
      ['Capacity', 'ml'],
      ['Capacity (oz)', 'fl oz'],
      'Volume',
      'Füllmenge',
      'Contenance',
      'Capacità',
    ],
  },
  { kind: 'length', isTidy: true, spellings: [['Height', 'mm'], ['Height (in)', 'in'], 'Höhe', 'Hauteur'] },
  { kind: 'length', isTidy: true, spellings: [['Width', 'mm'], ['Width (in)', 'in'], 'Breite', 'Larghezza'] },
  { kind: 'length', spellings: [['Depth', 'mm'], 'Tiefe', 'Profondeur', 'Depht'] },
  { kind: 'length', spellings: [['Length', 'mm'], ['Length (in)', 'in'], 'Länge', 'Lenght'] },
  { kind: 'length', spellings: [['Diameter', 'mm'], 'Durchmesser', 'Ø'] },
  {
    kind: 'weight',
    isTidy: true,
    spellings: [['Weight', 'g'], ['Weight (lb)', 'lb'], 'Gewicht', 'Peso', 'Вес'],
  },
  { kind: 'weight', spellings: [['Carton weight', 'kg'], 'Kartongewicht'] },
  {
    kind: 'area',
    isTidy: true,
    spellings: ['Imprint area', 'Druckfläche', 'Zone de marquage', 'Area di stampa'],
  },
  { kind: 'area', spellings: ['Imprint area back', 'Druckfläche Rückseite'] },
  { kind: 'area', spellings: ['Carton size', 'Kartonmaß', 'Dimensions du carton'] },
  {
    kind: 'method',
    isTidy: true,
    spellings: [
      'Imprint method',
      'Decoration method',
      'Druckverfahren',
      'Método de impresión',
      'Способ нанесения',
    ],
  },
  { kind: 'place', spellings: ['Imprint location', 'Decoration location', 'Druckposition'] },
  { kind: 'count', spellings: ['Imprint colours', 'Imprint colors'] },
  { kind: 'count', isTidy: true, spellings: ['Carton quantity', 'Qty per carton', 'Menge pro Karton'] },
  { kind: 'count', spellings: ['Pieces per set', 'Teile im Set'] },
  { kind: 'packing', spellings: ['Packaging', 'Packing', 'Verpackung', 'Emballage', '包装'] },
  { kind: 'finish', spellings: ['Finish', 'Surface', 'Oberfläche'] },
  { kind: 'finish', spellings: ['Coating', 'Beschichtung'] },
  { kind: 'closure', spellings: ['Closure', 'Lid', 'Verschluss', 'Fermeture'] },
  { kind: 'closure', spellings: ['Zip', 'Reißverschluss'] },
  { kind: 'care', spellings: ['Care instructions', 'Care', 'Pflegehinweise'] },
  {
    kind: 'yesNo',
    isTidy: true,
    spellings: ['Dishwasher safe', 'Spülmaschinenfest', 'Passe au lave-vaisselle'],
  },
  { kind: 'yesNo', spellings: ['Microwave safe', 'Mikrowellengeeignet'] },
  { kind: 'yesNo', spellings: ['BPA free', 'BPA-frei'] },
  { kind: 'yesNo', spellings: ['Recycled', 'Recycelt'] },
  { kind: 'yesNo', spellings: ['Waterproof', 'Wasserdicht'] },
  { kind: 'yesNo', spellings: ['Food safe', 'Lebensmittelecht'] },
  { kind: 'yesNo', spellings: ['Rechargeable', 'Wiederaufladbar'] },
  { kind: 'yesNo', spellings: ['Vegan'] },
  { kind: 'yesNo', spellings: ['Gift box included'] },
  { kind: 'power', spellings: ['Power source', 'Stromversorgung'] },
  { kind: 'power', spellings: ['Battery', 'Batterie'] },
  { kind: 'storage', spellings: ['Storage capacity', 'Speicherkapazität'] },
  { kind: 'standard', spellings: ['Certificate', 'Zertifikat'] },
  { kind: 'standard', spellings: ['Compliance'] },
  { kind: 'length', spellings: [['Handle length', 'cm'], 'Henkellänge'] },
  { kind: 'length', spellings: [['Strap length', 'cm'], 'Gurtlänge'] },
  { kind: 'length', spellings: [['Cable length', 'cm'], 'Kabellänge'] },
  { kind: 'weight', spellings: ['Fabric weight', 'Grammatur'] },
  { kind: 'colour', spellings: ['Ink colour', 'Ink color'] },
  { kind: 'colour', spellings: ['Trim colour', 'Trim color'] },
  { kind: 'colour', spellings: ['Lid colour'] },
  { kind: 'count', spellings: ['Pages', 'Seiten'] },
  { kind: 'count', spellings: ['Pockets', 'Taschen'] },
  { kind: 'count', spellings: ['Compartments'] },
  { kind: 'length', spellings: [['Paper width', 'mm']] },
  { kind: 'finish', spellings: ['Ruling'] },
  { kind: 'place', spellings: ['Fit'] },
  { kind: 'care', spellings: ['Fabric care'] },
  { kind: 'packing', isUnused: true, spellings: ['Inner packing', 'Innenverpackung'] },
  { kind: 'count', isUnused: true, spellings: ['Inner box quantity'] },
  { kind: 'area', isUnused: true, spellings: ['Pallet size'] },
  { kind: 'standard', isUnused: true, spellings: ['Customs code'] },
  { kind: 'yesNo', isUnused: true, spellings: ['Discontinued soon'] },
  { kind: 'colour', isUnused: true, spellings: ['Colour (old)'] },
  { kind: 'place', isUnused: true, spellings: ['Shelf'] },
];
