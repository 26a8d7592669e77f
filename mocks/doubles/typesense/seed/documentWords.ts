type Words = readonly [string, ...string[]];

/** What documents of each kind are called, by language. */
export const documentTitles = {
  priceList: {
    en: 'Price list',
    de: 'Preisliste',
    es: 'Lista de precios',
    fr: 'Liste de prix',
    it: 'Listino prezzi',
    ru: 'Прайс-лист',
    zh: '价目表',
    el: 'Τιμοκατάλογος',
  },
  catalogue: {
    en: 'Catalogue',
    de: 'Katalog',
    es: 'Catálogo',
    fr: 'Catalogue',
    it: 'Catalogo',
    ru: 'Каталог',
    zh: '产品目录',
    el: 'Κατάλογος',
  },
  artwork: {
    en: 'Artwork',
    de: 'Druckvorlage',
    es: 'Arte final',
    fr: 'Visuel',
    it: 'File di stampa',
    ru: 'Макет',
    zh: '设计稿',
    el: 'Μακέτα',
  },
  proof: {
    en: 'Proof',
    de: 'Korrekturabzug',
    es: 'Prueba de impresión',
    fr: 'Épreuve',
    it: 'Bozza',
    ru: 'Пробный оттиск',
    zh: '打样确认',
    el: 'Δοκίμιο',
  },
  certificate: {
    en: 'Certificate',
    de: 'Prüfzeugnis',
    es: 'Certificado',
    fr: 'Certificat',
    it: 'Certificato',
    ru: 'Сертификат',
    zh: '检测证书',
    el: 'Πιστοποιητικό',
  },
  invoice: {
    en: 'Invoice',
    de: 'Rechnung',
    es: 'Factura',
    fr: 'Facture',
    it: 'Fattura',
    ru: 'Счёт',
    zh: '发票',
    el: 'Τιμολόγιο',
  },
  photo: {
    en: 'Photo',
    de: 'Foto',
    es: 'Fotografía',
    fr: 'Photo',
    it: 'Fotografia',
    ru: 'Фото',
    zh: '照片',
    el: 'Φωτογραφία',
  },
  manual: {
    en: 'Instructions',
    de: 'Gebrauchsanleitung',
    es: 'Instrucciones',
    fr: 'Mode d’emploi',
    it: 'Istruzioni',
    ru: 'Инструкция',
    zh: '使用说明',
    el: 'Οδηγίες χρήσης',
  },
} as const;

export type DocumentKind = keyof typeof documentTitles;
export type DocumentLanguage = keyof (typeof documentTitles)['priceList'];

/** Who orders of us, all invented. */
export const customers: Words = [
  'Larch Credit Union',
  'Harbour Street Dental',
  'Pinewood Primary School',
  'Tidewater Rowing Club',
  'Ashgrove Robotics',
  'Bellweather Coffee',
  'Northgate Cycling',
  'Marigold Bakery',
  'Stadtwerke Lindental',
  'Bäckerei Grünwald',
  'Café du Pont-Neuf',
  'Librería El Faro',
  'Cantina Belvento',
  'Чайная «Липа»',
  'Школа № 214, Речное',
  'Καφενείο Ολυμπία',
  'Ναυτικός Όμιλος Αιγαίου',
  '青松茶馆',
  '海风书店',
];

export const standards: Words = ['CPSIA', 'REACH', 'Prop 65', 'SVHC', 'ISO 9001'];

/** What the file of a kind is. */
export const documentTypes: Record<DocumentKind, Words> = {
  priceList: ['application/pdf', 'text/csv'],
  catalogue: ['application/pdf'],
  artwork: ['application/pdf', 'image/svg+xml', 'application/postscript'],
  proof: ['application/pdf', 'image/png'],
  certificate: ['application/pdf'],
  invoice: ['application/pdf'],
  photo: ['image/jpeg', 'image/png'],
  manual: ['application/pdf'],
};
