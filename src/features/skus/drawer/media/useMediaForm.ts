import { useMutation } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState, type BaseSyntheticEvent } from 'react';
import { useFieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { addProductImageMutation, replaceProductImagesMutation } from '#api/generated/query/catalogue.gen.ts';
import type { Product, ProductMedia } from '#api/generated/types.gen.ts';
import { queryClient } from '#api/queryClient.ts';
import { isStaleWrite } from '#api/staleWrite.ts';
import { differingKeys, mergedLines } from '#features/skus/drawer/lineRules.ts';
import { productOptions, productSaved } from '#features/skus/drawer/productQueries.ts';
import type { WithIdempotencyKey } from '#resource/useIdempotencyKey.ts';
import { useSave } from '#resource/write/useSave.ts';
import type { Conflict } from '#resource/write/useVersionedSave.ts';
import { useDraft } from '#session/useDraft.ts';
import { useSameValues } from '#shared/form/useSameValues.ts';
import { useZodForm } from '#shared/form/useZodForm.ts';
import { newIdempotencyKey } from '#shared/lib/newIdempotencyKey.ts';
import { notify } from '#shared/ui/notify.ts';
import {
  imageList,
  inMyOrder,
  knownPictures,
  MEDIA_FORM_VERSION,
  mediaSchema,
  mediaValues,
  ORDER,
  pictureKind,
  sameOrder,
  samePictures,
  type MediaValues,
  type NewPicture,
} from './mediaForm.ts';

/** Its keys: pictures that I described or removed and that are other now, and {@link ORDER}. */
type MediaConflict = Conflict<Product, Pick<ProductMedia, 'id' | 'alt'>[]>;

/**
 * The pictures' form. One save sends the new files one by one, then the order and texts of all. What was sent is the
 * server's from then on: a save that fails half-way goes on with the rest.
 */
export function useMediaForm(product: Product) {
  const { t } = useTranslation('skuDrawer');
  const add = useMutation(addProductImageMutation());
  const replace = useMutation(replaceProductImagesMutation());
  const saySame = useSameValues();
  const [conflict, setConflict] = useState<MediaConflict | null>(null);
  // What the changes stand on; it does not follow the server while there are some.
  const [base, setBase] = useState(product);
  const known = mediaValues(base);
  const form = useZodForm(mediaSchema, { defaultValues: known, values: known, texts: { t } });
  const chosen = useNewPictures();
  // What an attempt has sent before it failed: the next one goes on from there.
  const uploaded = useRef<{ on: Product; added: string[] } | null>(null);
  const lines = useFieldArray({ control: form.control, name: 'pictures' });
  const { isDirty } = form.formState;
  if (product !== base && !isDirty) setBase(product);
  const draft = useDraft({
    formId: `media ${product.id}`,
    schemaVersion: MEDIA_FORM_VERSION,
    form: useWithoutFiles(form),
  });
  const { save, pending, submitError, setSubmitError } = useSave({
    form,
    fieldOf: (name) => (name === 'pictures' ? name : null),
  });

  const resetTo = (now: Product): void => {
    uploaded.current = null;
    form.reset(mediaValues(now));
    setBase(now);
    draft.discard();
    setSubmitError(null);
    setConflict(null);
  };

  /** Somebody was faster: what I changed of what was there is shown beside what they left. */
  const handleConflict = async (was: Product, mine: MediaConflict['mine']): Promise<void> => {
    const theirs = await queryClient.query({ ...productOptions(product.id), staleTime: 0 });
    const keys = differingKeys({ base: was.media, theirs: theirs.media, mine }, pictureKind);
    if (!sameOrder(was.media, mine) && !sameOrder(theirs.media, mine)) keys.push(ORDER);
    if (keys.length > 0) setConflict({ base: was, theirs, mine, keys });
    else {
      resetTo(theirs);
      saySame();
    }
  };

  const saveList = async (on: Product, pictures: MediaConflict['mine'], was = on): Promise<void> => {
    try {
      const saved = samePictures(on.media, pictures)
        ? on
        : await replace.mutateAsync({ path: { productId: on.id }, body: imageList(on.version, pictures) });
      resetTo(saved);
      productSaved(saved);
      notify({ type: 'success', title: t('media.saved') });
    } catch (error) {
      if (!isStaleWrite(error)) throw error;
      await handleConflict(was, pictures);
    }
  };

  /** Sends the new files; each is one of the product's pictures then. */
  const addNew = async (once: WithIdempotencyKey): Promise<{ on: Product; added: string[] }> => {
    const sent = uploaded.current ?? { on: base, added: [] };
    for (const [at, { fileKey, alt }] of form.getValues('pictures').entries()) {
      const picture = chosen.get(fileKey);
      if (!picture) continue;
      const body = { image: picture.file, alt: alt.trim() };
      sent.on = await once(body, (key) =>
        add.mutateAsync({ path: { productId: product.id }, body, headers: { 'Idempotency-Key': key } }),
      );
      uploaded.current = sent;
      productSaved(sent.on);
      const id = sent.on.media.at(-1)?.id ?? '';
      sent.added.push(id);
      lines.update(at, { imageId: id, fileKey: '', alt });
    }
    return sent;
  };

  const saveAll = (): Promise<unknown> =>
    save(async (once) => {
      setConflict(null);
      const { on, added } = await addNew(once);
      const mine = knownPictures(form.getValues());
      const before = { ...base, media: [...base.media, ...on.media.filter(({ id }) => added.includes(id))] };
      const untouched = on.media.filter(({ id }) => !added.includes(id));
      // Files are added to whatever is there: the changes of somebody else came back with them.
      if (samePictures(base.media, untouched)) await saveList(on, mine, before);
      else await handleConflict(before, mine);
    });

  return {
    form,
    lines,
    draft,
    pending,
    submitError,
    isDirty,
    conflict,
    base,
    chosen,
    submit: (event: BaseSyntheticEvent) =>
      form.handleSubmit(async () => {
        await saveAll();
      })(event),
    discard: () => resetTo(product),
    keepMine: ({ theirs, mine }: MediaConflict, keys: readonly string[]) =>
      void save(async () => {
        const ids = keys.filter((key) => key !== ORDER);
        const merged = mergedLines(theirs.media, mine, ids, pictureKind);
        setConflict(null);
        await saveList(theirs, keys.includes(ORDER) ? inMyOrder(merged, mine) : merged);
      }),
    takeTheirs: resetTo,
    closeConflict: () => setConflict(null),
  };
}

type Form = ReturnType<typeof useZodForm<MediaValues>>;

/** The form without its files, which no draft can hold. */
function useWithoutFiles({ subscribe, getValues, reset }: Pick<Form, 'subscribe' | 'getValues' | 'reset'>) {
  return useMemo(() => {
    const known = ({ pictures }: MediaValues): MediaValues => ({
      pictures: pictures.filter(({ imageId }) => imageId !== ''),
    });
    return {
      subscribe: (options: {
        formState: { values: true; isDirty: true };
        callback: (now: { values: MediaValues; isDirty?: boolean }) => void;
      }) =>
        subscribe({
          formState: options.formState,
          callback: ({ values, isDirty = false }) => options.callback({ values: known(values), isDirty }),
        }),
      getValues: () => known(getValues()),
      reset: (values: MediaValues, options: { keepDefaultValues: true }) => reset(values, options),
    };
  }, [subscribe, getValues, reset]);
}

/** Chosen files by a key for the form, with addresses to look at them, which are taken back when the tab is left. */
function useNewPictures() {
  const pictures = useRef(new Map<string, NewPicture>());
  useEffect(() => {
    const chosen = pictures.current;
    return () => {
      for (const { preview } of chosen.values()) URL.revokeObjectURL(preview);
    };
  }, []);
  return {
    get: (fileKey: string): NewPicture | undefined => pictures.current.get(fileKey),
    /** @returns the key */
    put: (file: File): string => {
      const fileKey = newIdempotencyKey();
      pictures.current.set(fileKey, { file, preview: URL.createObjectURL(file) });
      return fileKey;
    },
  };
}
