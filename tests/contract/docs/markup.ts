import { escaped } from '#tests/contract/report/escaped.ts';

/** Markup that may stand in a page as it is. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** What may be put into a template; all but markup is escaped, lists are joined, nothing and `false` leave no trace. */
export type Part = Html | string | number | undefined | false | readonly Part[];

function textOf(part: Part): string {
  if (part instanceof Html) return part.text;
  // A page reads a bare carriage return as a line feed.
  if (typeof part === 'string') return escaped(part).replaceAll('\r', '&#13;');
  if (typeof part === 'number') return String(part);
  return part === undefined || part === false ? '' : part.map(textOf).join('');
}

/** The only way by which this folder makes markup. */
export function markup(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(strings.reduce((soFar, text, index) => soFar + textOf(parts[index - 1]) + text));
}

/** Several things with something between them. */
export function joinHtml(parts: readonly Part[], between: string): Part[] {
  return parts.flatMap((part, index) => (index === 0 ? [part] : [between, part]));
}
