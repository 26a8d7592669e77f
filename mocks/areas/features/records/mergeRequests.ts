import { isPossibleConversion } from '#entities/features/convertValue.ts';
import { findConversion } from '#entities/features/mergeRefusal.ts';
import type { Catalogue } from '#mocks/areas/catalogue/records/catalogueTables.ts';
import type { FeatureMergeInput, FieldProblem } from '#mocks/contract/types/types.gen.ts';
import { takenProblem, unknownReference } from '#mocks/core/problems.ts';
import { findUnitProblems, isLabelTaken, isTitleTaken } from './featureWriting.ts';
import type { FeatureRecord, FeatureValueRecord, MergeRequest } from './recordTypes.ts';
import { findFeature, findValue, rootOf } from './valueRecords.ts';

type Problems = FieldProblem[];

const required = (field: string): FieldProblem => ({ field, code: 'required', message: 'is needed here' });
const notAllowed = (field: string): FieldProblem => ({
  field,
  code: 'not_allowed',
  message: 'does not belong here',
});

/** Why a record cannot be a source. */
function findSourceProblem(
  field: string,
  record: FeatureRecord | FeatureValueRecord | undefined,
  targetId: string | null,
): Problems {
  if (!record) return [unknownReference(field, 'is not there')];
  if (record.id === targetId) return [{ field, code: 'is_target', message: 'is what it is merged into' }];
  if (record.status === 'merged') return [{ field, code: 'merged', message: 'is merged already' }];
  return 'archivedAt' in record && record.archivedAt !== null
    ? [{ field, code: 'archived', message: 'is archived' }]
    : [];
}

/** What of a request belongs to its kind, and what does not. */
function findKindProblems({
  kind,
  featureId,
  target,
  parts,
  conversion,
  sourceIds,
}: FeatureMergeInput): Problems {
  const ofValues = kind !== 'feature';
  const isSplit = kind === 'split';
  return [
    ...(ofValues && !featureId ? [required('featureId')] : []),
    ...(!ofValues && featureId ? [notAllowed('featureId')] : []),
    ...(isSplit && target ? [notAllowed('target')] : []),
    ...(!isSplit && !target ? [required('target')] : []),
    ...(isSplit && !parts ? [required('parts')] : []),
    ...(!isSplit && parts ? [notAllowed('parts')] : []),
    ...(ofValues && conversion ? [notAllowed('conversion')] : []),
    ...(isSplit && sourceIds.length > 1
      ? [{ field: 'sourceIds', code: 'too_many', message: 'Only one value is split at once' }]
      : []),
  ];
}

/** Whether what a target is made of fits: its id alone, or a title with what a feature needs. */
function findTargetShape({ kind, target }: FeatureMergeInput): Problems {
  if (!target) return [];
  const { id, title, type, unit } = target;
  const others = Object.entries({ title, type, unit }).filter(([, value]) => value !== undefined);
  if (id !== undefined) return others.map(([name]) => notAllowed(`target.${name}`));
  if (title === undefined) return [required('target.title')];
  if (kind === 'feature') return type === undefined ? [required('target.type')] : [];
  return others.filter(([name]) => name !== 'title').map(([name]) => notAllowed(`target.${name}`));
}

/** Parts of a split: each once, and none of them what is split. */
function findPartProblems(parts: readonly string[] = [], label?: string): Problems {
  return parts.flatMap((part, place) => {
    const field = `parts.${place}`;
    if (part.trim() === label) return [{ field, code: 'is_source', message: 'is what is split' }];
    const isTwice = parts.findIndex((one) => one.trim() === part.trim()) < place;
    return isTwice ? [{ field, code: 'twice', message: 'is there already' }] : [];
  });
}

/** Whether values can be the target's: of its type and unit, or converted. */
function findConversionProblems(
  { conversion }: FeatureMergeInput,
  sources: readonly (FeatureRecord | undefined)[],
  target: Pick<FeatureRecord, 'type' | 'unit'> | undefined,
): Problems {
  if (!target) return [];
  const conversions = conversion ? [{ from: conversion.fromUnit, to: conversion.toUnit }] : [];
  if (!conversions.every(isPossibleConversion))
    return [{ field: 'conversion', code: 'not_convertible', message: 'There is no way between these units' }];
  const asFeature = { id: '', title: '', isMulti: false, mergedIntoId: null };
  return sources.flatMap((source, place) => {
    if (!source) return [];
    const found = findConversion({ ...asFeature, ...source }, { ...asFeature, ...target }, conversions);
    const isOther = !found && (source.type !== target.type || source.unit !== target.unit);
    const message = 'is of another type or unit than the target, and no conversion is for it';
    return isOther ? [{ field: `sourceIds.${place}`, code: 'other_type', message }] : [];
  });
}

/** A request as it is kept: the target at the end of its way. Problems instead where it cannot be one. */
export function readRequest(
  catalogue: Catalogue,
  input: FeatureMergeInput,
): { request: MergeRequest } | { problems: Problems } {
  const { kind, sourceIds, target = null, parts, conversion = null, conflictPolicy } = input;
  const ofKind = [...findKindProblems(input), ...findTargetShape(input)];
  if (ofKind.length > 0) return { problems: ofKind };
  const feature = kind === 'feature' ? undefined : findFeature(catalogue, input.featureId ?? '');
  if (kind !== 'feature' && !feature) return { problems: [unknownReference('featureId', 'is not there')] };
  const find = (id: string): FeatureRecord | FeatureValueRecord | undefined =>
    feature ? findValue(catalogue, id, feature) : findFeature(catalogue, id);
  const named = target?.id === undefined ? undefined : find(target.id);
  const root = named && rootOf(find, named);
  const targetId = root?.id ?? null;
  const title = target?.title?.trim();
  const isNew = target !== null && target.id === undefined && title !== undefined;
  const isTaken =
    isNew && (feature ? isLabelTaken(catalogue, feature, title) : isTitleTaken(catalogue, title));
  const newTarget = isNew ? { title, type: target.type ?? 'text', unit: target.unit ?? null } : null;
  const goal = root && 'type' in root ? root : newTarget;
  const problems = [
    ...sourceIds.flatMap((id, place) => findSourceProblem(`sourceIds.${place}`, find(id), targetId)),
    ...(target?.id !== undefined && !root ? [unknownReference('target.id', 'is not there')] : []),
    ...(root && 'archivedAt' in root && root.archivedAt !== null
      ? [{ field: 'target.id', code: 'archived', message: 'is archived' }]
      : []),
    // A value that was split stands for no other.
    ...(root?.status === 'merged' ? [{ field: 'target.id', code: 'merged', message: 'was split' }] : []),
    ...(isTaken ? [takenProblem('target.title')] : []),
    ...(newTarget && !feature ? findUnitProblems('target.unit', newTarget.type, newTarget.unit) : []),
    ...findPartProblems(parts, feature && findValue(catalogue, sourceIds[0] ?? '', feature)?.label),
    ...(feature
      ? []
      : findConversionProblems(
          input,
          sourceIds.map((id) => findFeature(catalogue, id)),
          goal ?? undefined,
        )),
  ];
  if (problems.length > 0) return { problems };
  const request: MergeRequest = {
    kind,
    featureId: feature?.id ?? null,
    sourceIds,
    targetId,
    newTarget,
    parts: (parts ?? []).map((part) => part.trim()),
    conversion,
    conflictPolicy,
    keepAliases: input.keepAliases ?? true,
  };
  return { request };
}
