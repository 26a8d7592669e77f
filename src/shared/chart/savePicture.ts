import { saveFile } from '#shared/lib/saveFile.ts';
import type { Picture } from './pictureOf.ts';

/** Sharp on a screen of double density, and in print. */
const TIMES = 2;

/** The picture as the text of a file. */
function toSvgText({ svg }: Pick<Picture, 'svg'>): string {
  return new XMLSerializer().serializeToString(svg);
}

/** Hands a picture to the person as an SVG file. */
export function saveSvg(name: string, picture: Picture): void {
  saveFile(name, new Blob([toSvgText(picture)], { type: 'image/svg+xml' }));
}

/** Hands a picture to the person as a PNG file. Throws where the browser cannot draw it. */
export async function savePng(name: string, picture: Picture): Promise<void> {
  const image = new Image();
  // The policy allows pictures from `data:`; a canvas that drew one may be read.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(toSvgText(picture))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = picture.width * TIMES;
  canvas.height = picture.height * TIMES;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures');
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!file) throw new Error('This browser makes no PNG files');
  saveFile(name, file);
}
