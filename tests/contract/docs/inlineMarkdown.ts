import { markup, type Html, type Part } from './markup.ts';

const MARKS = /`([^`]+)`|\*\*(.+?)\*\*|\*([^*\s][^*]*)\*|\[([^\]]+)\]\(((?:https?:\/\/|#)[^)\s]+)\)/g;

/** Code, bold, italics and links within one line of text; all else is shown as it stands. */
export function inlineMarkdown(text: string): Html {
  const parts: Part[] = [];
  let end = 0;
  for (const match of text.matchAll(MARKS)) {
    const [whole, code, bold, italic, label, address] = match;
    parts.push(text.slice(end, match.index));
    end = match.index + whole.length;
    if (code !== undefined) parts.push(markup`<code>${code}</code>`);
    else if (bold !== undefined) parts.push(markup`<strong>${inlineMarkdown(bold)}</strong>`);
    else if (italic !== undefined) parts.push(markup`<em>${inlineMarkdown(italic)}</em>`);
    else parts.push(markup`<a href="${address}" rel="noreferrer">${label}</a>`);
  }
  return markup`${parts}${text.slice(end)}`;
}
