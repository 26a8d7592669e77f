import { authorOf, fieldChanges, logActivity } from '#mocks/areas/activity/log.ts';
import type { RequestContext, SignedInCall } from '#mocks/areas/catalogue/records/context.ts';
import type { Competitor, FieldProblem } from '#mocks/contract/types/types.gen.ts';
import { takenProblem } from '#mocks/core/problems.ts';
import { figuresOf, standingOf } from './competitorFigures.ts';
import { nextScanAt } from './nextScan.ts';
import type { CompetitorRecord } from './recordTypes.ts';

/** Fields whose changes are in the history. */
const loggedFields = [
  'name',
  'domain',
  'country',
  'currency',
  'type',
  'status',
  'scanFrequency',
  'includesSetup',
  'includesOneColor',
  'includesShipping',
  'taxIncluded',
  'taxPct',
  'shippingNote',
  'colorToken',
  'notes',
  'archivedAt',
] as const;

/** The fields of a competitor as the history names them: each thing that prices include by itself. */
function toFields(record: CompetitorRecord | null): object {
  if (!record) return {};
  const { setup, oneColor, shipping } = record.includes;
  return {
    ...record,
    includesSetup: setup,
    includesOneColor: oneColor,
    includesShipping: shipping,
  };
}

/** Competitors as the contract says them, each with its figures at this moment. */
export function toCompetitors(
  { catalogue, viewer: { now } }: RequestContext,
  records: readonly CompetitorRecord[],
): Competitor[] {
  const standing = standingOf(catalogue, now);
  return records.map((record) => ({
    ...record,
    ...figuresOf(catalogue, standing, record, now),
    nextScanAt: nextScanAt(catalogue.market, record, now),
  }));
}

export function toCompetitor(context: RequestContext, record: CompetitorRecord): Competitor {
  const [competitor] = toCompetitors(context, [record]);
  if (!competitor) throw new Error(`There is no competitor ${record.id}.`);
  return competitor;
}

/** Why a competitor cannot have a domain: another one has it, an archived one too, or it is not a domain alone. */
export function findDomainProblem(
  { catalogue }: RequestContext,
  domain: string,
  ownId?: string,
): FieldProblem | undefined {
  if (domain.startsWith('www.'))
    return { field: 'domain', code: 'pattern', message: 'Leave out the www. of its pages' };
  const isTaken = catalogue.market.competitors
    .all()
    .some((other) => other.id !== ownId && other.domain === domain);
  return isTaken ? takenProblem('domain') : undefined;
}

type Content = Omit<CompetitorRecord, 'version' | 'updatedAt' | 'updatedBy'>;

/** Stores a competitor and writes down what was done to it; null: it was not there. */
export function saveCompetitor(
  call: SignedInCall,
  { catalogue, viewer }: RequestContext,
  before: CompetitorRecord | null,
  content: Content,
  action: 'create' | 'update' | 'delete' | 'restore',
): CompetitorRecord {
  const author = authorOf(call);
  const after = catalogue.market.competitors.put({
    ...content,
    version: (before?.version ?? 0) + 1,
    updatedAt: new Date(viewer.now).toISOString(),
    updatedBy: author.actor,
  });
  logActivity(call.db, author, {
    action,
    ...{ entityType: 'competitor', entityId: after.id, entityLabel: after.name },
    changes: fieldChanges(toFields(before), toFields(after), loggedFields),
    undo: { kind: 'competitor', before, after },
  });
  return after;
}
