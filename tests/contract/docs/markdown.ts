import { markup, Html } from './markup.ts';
import { inlineMarkdown } from './inlineMarkdown.ts';

const ITEM = /^(?:[-*]|\d+\.) +/;
const HEADING = /^(#{1,6}) +(.*)$/;

/** Lines that belong together; a heading and a list begin anew. */
function blocksOf(text: string): string[][] {
  const blocks: string[][] = [];
  let open: string[] = [];
  const close = (): void => {
    if (open.length > 0) blocks.push(open);
    open = [];
  };
  for (const line of text.split('\n')) {
    const inList = ITEM.test(open[0] ?? '');
    if (line.trim() === '') close();
    else if (HEADING.test(line)) {
      close();
      blocks.push([line]);
    } else if (ITEM.test(line) && !inList) {
      close();
      open = [line];
    } else open.push(line);
  }
  close();
  return blocks;
}

function list(lines: readonly string[]): Html {
  const items: string[] = [];
  for (const line of lines) {
    if (ITEM.test(line)) items.push(line.replace(ITEM, ''));
    else items.push(`${items.pop() ?? ''} ${line.trim()}`);
  }
  const rows = items.map((item) => markup`<li>${inlineMarkdown(item)}</li>`);
  return /^\d/.test(lines[0] ?? '') ? markup`<ol>${rows}</ol>` : markup`<ul>${rows}</ul>`;
}

function table([head = '', , ...rows]: readonly string[]): Html {
  const cells = (line: string): string[] =>
    line
      .replace(/^\s*\||\|\s*$/g, '')
      .split('|')
      .map((cell) => cell.trim());
  const top = cells(head).map((cell) => markup`<th scope="col">${inlineMarkdown(cell)}</th>`);
  const body = rows.map(
    (row) =>
      markup`<tr>
        ${cells(row).map((cell) => markup`<td>${inlineMarkdown(cell)}</td>`)}
      </tr>`,
  );
  return markup`<table>
    <thead>
      <tr>
        ${top}
      </tr>
    </thead>
    <tbody>
      ${body}
    </tbody>
  </table>`;
}

/**
 * The part of Markdown that contracts are described in: headings, paragraphs, lists, tables, code, bold and links.
 * @param level of a heading written with two marks; those below follow
 */
export function markdown(text: string, level = 4): Html {
  const blocks = blocksOf(text.replaceAll('\r', ''));
  return markup`${blocks.map((lines) => {
    const [first = ''] = lines;
    const [, marks, title = ''] = HEADING.exec(first) ?? [];
    if (marks !== undefined) {
      const tag = `h${Math.min(6, level + marks.length - 2)}`;
      return new Html(`<${tag}>${inlineMarkdown(title).text}</${tag}>`);
    }
    if (ITEM.test(first)) return list(lines);
    if (first.trim().startsWith('|')) return table(lines);
    return markup`<p>${inlineMarkdown(lines.join(' '))}</p>`;
  })}`;
}
