import type { CardLook } from '#mocks/doubles/stripe/messages.ts';

let sheet: CSSStyleSheet | undefined;

/** Puts the look of the page on the frame: variables on the root, rules as a style sheet of their own. */
export function dress({ locale, variables, rules }: CardLook): void {
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
