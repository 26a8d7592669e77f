import { logNote, missingToDelete, toNote } from '#mocks/areas/catalogue/records/noteRecords.ts';
import { missingProductPermission, requestContext } from '#mocks/areas/catalogue/records/requestContext.ts';
import { actorOf } from '#mocks/core/accounts.ts';
import { missingPermission } from '#mocks/core/hasPermission.ts';
import { pageOf, sorted } from '#mocks/core/pages.ts';
import { notFound } from '#mocks/core/problems.ts';
import { locationOf } from '#mocks/core/route.ts';
import type { Area } from '#mocks/core/types.ts';
import { permissions } from '#session/permissions.ts';

/** What colleagues should know about a product. */
export const productNotes = {
  listProductNotes: (call) => {
    const refusal = missingProductPermission(call.me);
    if (refusal) return refusal;
    const { catalogue } = requestContext(call);
    const { productId } = call.path;
    if (!catalogue.products.get(productId)) return notFound();
    // Of notes of one moment the later one comes first.
    const notes = catalogue.notes.all().filter((note) => note.productId === productId);
    const ordered = sorted(notes.toReversed(), ['-createdAt'], { createdAt: ({ createdAt }) => createdAt });
    const { items, ...page } = pageOf(ordered, call.query);
    return { status: 200, body: { items: items.map((note) => toNote(note, call.me)), ...page } };
  },

  createProductNote: (call) => {
    const refusal = missingPermission(call.me, permissions.competitorManagerEdit);
    if (refusal) return refusal;
    const { catalogue, viewer } = requestContext(call);
    const product = catalogue.products.get(call.path.productId);
    if (!product) return notFound();
    const note = catalogue.notes.put({
      id: catalogue.nextId('note'),
      productId: product.id,
      text: call.body.text.trim(),
      createdAt: new Date(viewer.now).toISOString(),
      createdBy: actorOf(call.me.account),
      version: 1,
    });
    logNote(call, product, null, note);
    return {
      status: 201,
      body: toNote(note, call.me),
      ...locationOf(`/products/${product.id}/notes/${note.id}`),
    };
  },

  deleteProductNote: (call) => {
    const refusal = missingPermission(call.me, permissions.competitorManagerEdit);
    if (refusal) return refusal;
    const { catalogue } = requestContext(call);
    const { productId, noteId } = call.path;
    const product = catalogue.products.get(productId);
    const note = catalogue.notes.get(noteId);
    if (!product || note?.productId !== productId) return notFound();
    const missing = missingToDelete(note, actorOf(call.me.account).id, call.me.titles);
    const isRefused = missing && missingPermission(call.me, missing);
    if (isRefused) return isRefused;
    catalogue.notes.remove(note.id);
    logNote(call, product, note, null);
    return { status: 200, body: { id: note.id } };
  },
} satisfies Partial<Area<'catalogue'>>;
