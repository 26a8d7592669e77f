/** Pictures of one pixel, and a browser that shows a picture when its end is there: jsdom shows none. */

const RED_PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';
const END_BYTES = 8;
const PNG_END = /^IEND/;

export const png = Uint8Array.from(atob(RED_PIXEL), (letter) => letter.charCodeAt(0));
/** Begins as a PNG does, and stops half-way. */
export const truncatedPng = png.slice(0, 40);

async function decodePng(source: Blob): Promise<Pick<ImageBitmap, 'close'>> {
  const end = source.slice(-END_BYTES);
  const text = String.fromCharCode(...new Uint8Array(await end.arrayBuffer()));
  if (!PNG_END.test(text))
    throw new DOMException('The source image could not be decoded.', 'InvalidStateError');
  return { close: () => undefined };
}

export function installPictures(): void {
  Object.assign(globalThis, { createImageBitmap: decodePng });
  Object.assign(URL, {
    createObjectURL: () => `blob:${window.location.origin}/1`,
    revokeObjectURL: () => undefined,
  });
}
