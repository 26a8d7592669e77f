import { isMap, isNode, isSeq, LineCounter, parseDocument } from 'yaml';

import { keysOf } from '#tests/contract/model/follow.ts';

/** Where a node begins, and what is inside of it. */
interface Step {
  begins: unknown;
  inside: unknown;
}

function stepInto(node: unknown, name: string): Step | undefined {
  if (isSeq(node)) {
    const item = node.items[Number(name)];
    return item === undefined ? undefined : { begins: item, inside: item };
  }
  if (!isMap(node)) return undefined;
  const pair = node.items.find(({ key }) => String(key) === name);
  return pair && { begins: pair.key, inside: pair.value };
}

/**
 * Tells in which line of a document something stands, counted from 1. What is not there any more stands where it would
 * be: in the line of what is around it.
 */
export function createLineFinder(text: string): (pointer: string) => number {
  const lineCounter = new LineCounter();
  const { contents } = parseDocument(text, { lineCounter });
  return (pointer) => {
    let here: unknown = contents;
    let offset = 0;
    for (const name of keysOf(pointer)) {
      const step = stepInto(here, name);
      if (!step) break;
      if (isNode(step.begins) && step.begins.range) [offset] = step.begins.range;
      here = step.inside;
    }
    return lineCounter.linePos(offset).line;
  };
}
