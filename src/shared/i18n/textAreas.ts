import type { TextNamespace } from './texts.ts';

/**
 * Which namespaces are fetched together in a language other than English (ADR 19): the texts of the sign-in side with
 * page titles and errors, those of the signed-in frame with its own screens, what every list says, and a group of screens
 * each. The build makes one file per language and area of it.
 */
export const textAreas = {
  public: ['auth', 'errors', 'menu', 'promise', 'public'],
  panel: [
    'account',
    'common',
    'customizer',
    'home',
    'homeWork',
    'idle',
    'late',
    'palette',
    'permissions',
    'shell',
  ],
  lists: ['charges', 'fields', 'ladders', 'lists', 'work'],
  records: ['matches', 'records', 'suppliers', 'charts'],
  search: ['search'],
  skus: ['skuDrawer', 'skuTools', 'skus'],
  slabs: ['slabPanels', 'slabs'],
  competitorAdmin: [
    'alertRules',
    'competitorAdmin',
    'marketSettings',
    'matchReview',
    'priceRules',
    'scanRuns',
  ],
  competitorManager: ['competitorManager', 'priceHistory'],
  alerts: ['alerts'],
  analysis: ['analysis'],
  productCategory: ['productCategory'],
  people: ['permissionNodes', 'roles', 'team'],
  activity: ['activity'],
  payments: ['paymentDetails', 'payments', 'takePayment'],
} as const satisfies Readonly<Record<string, readonly TextNamespace[]>>;

export type TextArea = keyof typeof textAreas;

const isArea = (name: string): name is TextArea => name in textAreas;
export const areaNames: readonly TextArea[] = Object.keys(textAreas).filter(isArea);

/** Areas that the sign-in page knows of; those of the business screens are found with the signed-in branch. */
export const frameAreas = ['public', 'panel'] as const satisfies readonly TextArea[];

/** Areas that a screen names; the other two follow from whether it is public. */
export type ScreenTexts = Exclude<TextArea, (typeof frameAreas)[number]>;
