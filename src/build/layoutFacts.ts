import { attributeNames, fixedSettings } from '#app/shell/layout/layoutRules.ts';
import { below } from '#shared/lib/mediaQueries.ts';
import { layoutChoices, layoutDefaults } from '#shared/lib/storageKeys.ts';

/** What the boot script needs to know of the layout, as plain data. */
export type LayoutFacts = {
  /** Each setting in words, as short as the page wants it: attribute of the root element, default, other values. */
  settings: Readonly<Record<string, string>>;
  /** By layout: the settings it has no choice of, with the value that holds instead (E130). */
  fixed: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Media queries of the widths at which the layout and the sidebar change (D27). */
  below: Readonly<Record<'layout' | 'sidebar', string>>;
};

/** The facts, taken from the modules that own them. */
export const layoutFacts: LayoutFacts = {
  settings: Object.fromEntries(
    attributeNames.map(([name, attribute]) => [
      name,
      [...new Set<string>([attribute, layoutDefaults[name], ...layoutChoices[name]])].join(' '),
    ]),
  ),
  fixed: fixedSettings,
  below: { layout: below.layout, sidebar: below.sidebar },
};
