import { plainNumber } from './workbookSheet.ts';

/** A format under which a cell shows more than its number: zeros before it, or hundredths with a sign. */
export type NumberFormat = { zeros: number } | 'percent';

const tags = (xml: string, name: string): string[] =>
  xml.match(new RegExp(`<(?:\\w+:)?${name}\\s(?:[^>"]|"[^"]*")*>`, 'g')) ?? [];

const attribute = (tag: string, name: string): string =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '';

/** Formats that need no code in the file: `0%` and `0.00%`. */
const builtIn: Readonly<Record<string, string>> = { '9': '0%', '10': '0.00%' };

/** The formats that change what a number says, by the style of a cell (`s="3"`). @param xml `xl/styles.xml` */
export function numberFormats(xml: string): ReadonlyMap<string, NumberFormat> {
  const codes = new Map(
    tags(xml, 'numFmt').map((tag) => [attribute(tag, 'numFmtId'), attribute(tag, 'formatCode')]),
  );
  const styles = /<(?:\w+:)?cellXfs[\s>].*?<\/(?:\w+:)?cellXfs>/s.exec(xml)?.[0] ?? '';
  return new Map(
    tags(styles, 'xf').flatMap((tag, at): [string, NumberFormat][] => {
      const id = attribute(tag, 'numFmtId');
      const format = parseFormat(codes.get(id) ?? builtIn[id] ?? '');
      return format === null ? [] : [[String(at), format]];
    }),
  );
}

function parseFormat(code: string): NumberFormat | null {
  // What is quoted or escaped is text beside the number.
  const [first = ''] = code.replaceAll(/&quot;.*?&quot;|\\./g, '').split(';');
  if (first.includes('%')) return 'percent';
  return /^00+$/.test(first.trim()) ? { zeros: first.trim().length } : null;
}

/** A number as its cell shows it: `0042`, `12.5%`. @param stored as in the file, `1.25E-1` */
export function shownNumber(stored: string, format: NumberFormat): string {
  const plain = plainNumber(stored);
  if (format === 'percent') return `${plainNumber(`${plain}E2`)}%`;
  return /^\d+$/.test(plain) ? plain.padStart(format.zeros, '0') : plain;
}

/** A sheet whose cells of these formats are text as they are shown, so that nothing of it is lost (`00123` is a code). */
export function withShownNumbers(xml: string, formats: ReadonlyMap<string, NumberFormat>): string {
  if (formats.size === 0) return xml;
  const cells = /<((?:\w+:)?)c(\s[^>]*)>((?:(?!<\/\1c>).)*?)<\1v>([^<]*)<\/\1v>/gs;
  return xml.replaceAll(cells, (all: string, space: string, marks: string, before: string, value: string) => {
    const format = formats.get(attribute(marks, 's'));
    const kind = attribute(marks, 't');
    if (format === undefined || (kind !== '' && kind !== 'n')) return all;
    const rest = marks.replaceAll(/\st="n"/g, '');
    return `<${space}c${rest} t="str">${before}<${space}v>${shownNumber(value, format)}</${space}v>`;
  });
}
