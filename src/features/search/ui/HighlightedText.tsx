import { Fragment } from 'react';
import type { TextPart } from '#features/search/model/highlight.ts';

/** A text with what was searched for marked in it: text and `<mark>` elements, never HTML (T05). */
export function HighlightedText({ parts }: { parts: readonly TextPart[] }) {
  return parts.map(({ text, isMarked }, at) =>
    isMarked ? <mark key={at}>{text}</mark> : <Fragment key={at}>{text}</Fragment>,
  );
}
