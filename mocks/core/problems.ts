import { examples } from '#mocks/contract/examples.gen.ts';
import type { Conflict, FieldProblem, Problem } from '#mocks/contract/types/types.gen.ts';

/** Refusals of the areas, as replies. */
export const notFound = (): { status: 404; body: Problem } => ({ status: 404, body: examples.notFound });

/** Somebody else's thing that one may see: no permission is missing, it is just not one's own. */
export function notOwner(detail: string): { status: 403; body: Problem } {
  return {
    status: 403,
    body: { type: 'about:blank', title: 'Not allowed', status: 403, code: 'forbidden', detail },
  };
}

export function unprocessable(...errors: FieldProblem[]): { status: 422; body: Problem } {
  return { status: 422, body: { ...examples.validation, errors } };
}

/** A field that names something which is not there. */
export function unknownReference(field: string, message: string): FieldProblem {
  return { field, code: 'unknown', message };
}

export function takenProblem(field: string): FieldProblem {
  return { field, code: 'taken', message: 'already exists' };
}

export function takenResponse(field: string): { status: 422; body: Problem } {
  return unprocessable(takenProblem(field));
}

/** Somebody was faster: the record as it is now. */
export function versionConflict(current: object, who?: string): { status: 409; body: Conflict } {
  const detail = who === undefined ? examples.versionConflict.detail : `${who} changed this in the meantime.`;
  const detailPart = detail === undefined ? {} : { detail };
  return { status: 409, body: { ...examples.versionConflict, ...detailPart, current: { ...current } } };
}

/** What would be a second draft: the one that is there. */
export function draftExists(current: object, who: string): { status: 409; body: Conflict } {
  const detail = `${who} already started a draft of this ladder.`;
  return { status: 409, body: { ...examples.draftExists, detail, current: { ...current } } };
}

export function wrongState(current: object, detail: string): { status: 409; body: Conflict } {
  return { status: 409, body: { ...examples.wrongState, detail, current: { ...current } } };
}

/** What is archived is not changed until it is restored, whatever version the change was made on. */
export const archivedConflict = (current: { archivedAt: string | null }): { status: 409; body: Conflict } =>
  wrongState(current, 'Archived records cannot be changed.');
