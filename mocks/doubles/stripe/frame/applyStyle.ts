import type { CardStyle } from '#mocks/doubles/stripe/messages.ts';

let sheet: CSSStyleSheet | undefined;

/** Styles the frame like the page: variables on the root, rules as a style sheet of their own. */
export function applyStyle({ locale, variables, rules }: CardStyle): void {
  const root = document.documentElement;
  root.lang = locale;
  for (const [name, value] of Object.entries(variables)) root.style.setProperty(`--${name}`, value);
  sheet ??= new CSSStyleSheet();
  sheet.replaceSync('');
  for (const [selector, properties] of Object.entries(rules)) {
    const rule = sheet.cssRules[sheet.insertRule(`${selector} {}`, sheet.cssRules.length)];
    if (!(rule instanceof CSSStyleRule)) continue;
    for (const [name, value] of Object.entries(properties)) rule.style.setProperty(name, value);
  }
  document.adoptedStyleSheets = [sheet];
}
