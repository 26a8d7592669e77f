import * as z from 'zod/mini';
import type { Product, ProductImageList, ProductMedia } from '#api/generated/types.gen.ts';
import { zReplaceProductImagesBody } from '#api/generated/zod/catalogue.gen.ts';
import type { LineKind } from '#features/skus/drawer/lineRules.ts';

/** A picture that is chosen and not sent yet. */
export interface NewPicture {
  file: File;
  /** Address to look at it. */
  preview: string;
}

/** A picture in the form: the server has it under `imageId`, or it is a chosen file, known by `fileKey`. */
export interface PictureLine {
  imageId: string;
  fileKey: string;
  alt: string;
}

export interface MediaValues {
  pictures: PictureLine[];
}

/** Raised when a field changes its meaning: drafts of another version are not offered. */
export const MEDIA_FORM_VERSION = 1;
/** The contract's limit of pictures on a product. */
export const MOST_PICTURES = 20;

/** Key of the order of the pictures, beside their ids, where two people have changed them. */
export const ORDER = 'order';

type KnownPicture = Pick<ProductMedia, 'id' | 'alt'>;

export const pictureKind: LineKind<KnownPicture> = { keyOf: ({ id }) => id, textOf: ({ alt }) => alt };

export function mediaValues({ media }: Pick<Product, 'media'>): MediaValues {
  return { pictures: media.map(({ id, alt }) => ({ imageId: id, fileKey: '', alt })) };
}

/** What the form says of pictures that the server has, in the form's order. */
export function knownPictures({ pictures }: MediaValues): KnownPicture[] {
  return pictures.flatMap(({ imageId, alt }) => (imageId === '' ? [] : [{ id: imageId, alt: alt.trim() }]));
}

/** Whether two lists hold the same pictures with the same texts in the same order. */
export function samePictures(one: readonly KnownPicture[], other: readonly KnownPicture[]): boolean {
  const texts = (list: readonly KnownPicture[]) => JSON.stringify(list.map(({ id, alt }) => [id, alt]));
  return texts(one) === texts(other);
}

/** Whether the pictures that both lists hold stand in the same order. */
export function sameOrder(one: readonly KnownPicture[], other: readonly KnownPicture[]): boolean {
  const ids = (list: readonly KnownPicture[], beside: readonly KnownPicture[]) =>
    list.flatMap(({ id }) => (beside.some((each) => each.id === id) ? [id] : []));
  return ids(one, other).join() === ids(other, one).join();
}

/** Their pictures in my order; those that I do not have stay at the end. */
export function inMyOrder(theirs: readonly KnownPicture[], mine: readonly KnownPicture[]): KnownPicture[] {
  const place = (id: string): number => {
    const at = mine.findIndex((picture) => picture.id === id);
    return at === -1 ? mine.length : at;
  };
  return theirs.toSorted((a, b) => place(a.id) - place(b.id));
}

/** The body that orders, describes and removes pictures, on top of a version of the product. */
export function imageList(version: number, pictures: readonly KnownPicture[]): ProductImageList {
  return { version, images: pictures.map(({ id, alt }) => ({ id, alt })) };
}

/** What the contract asks of an alternative text. */
const altText = zReplaceProductImagesBody.shape.images.def.element.shape.alt;

/** Messages are keys of `skuDrawer.json`. */
export const mediaSchema: z.ZodMiniType<MediaValues, MediaValues> = z
  .object({
    pictures: z.array(z.object({ imageId: z.string(), fileKey: z.string(), alt: z.string() })),
  })
  .check(({ value: { pictures }, issues }) => {
    pictures.forEach(({ alt }, at) => {
      if (altText.safeParse(alt.trim()).success) return;
      const message = alt.trim() === '' ? 'media.altMissing' : 'media.altTooLong';
      issues.push({ code: 'custom', path: ['pictures', at, 'alt'], message, input: alt });
    });
  });
