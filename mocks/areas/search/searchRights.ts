import { examples } from '#mocks/contract/examples.gen.ts';
import type { SearchCollection } from '#mocks/contract/types/types.gen.ts';
import { hasPermission } from '#mocks/core/hasPermission.ts';
import type { SignedIn } from '#mocks/core/types.ts';
import { permissions, type Permission } from '#session/permissions.ts';

/** A document of the indexes is for one of these. */
type Audience = 'catalogue' | 'margins' | 'documents' | 'costs';

/** What one has to have for each; margins, and a document with costs, take both. */
const requiredPermissions: Record<Audience, readonly Permission[]> = {
  catalogue: [permissions.skuManager],
  margins: [permissions.skuManager, permissions.viewCosts],
  documents: [permissions.documents],
  costs: [permissions.documents, permissions.viewCosts],
};
const audiences = ['catalogue', 'margins', 'documents', 'costs'] as const;

/** The field that reveals costs. */
const MARGIN_FIELD = 'gpPct';

/** The permission that a collection needs; undefined: there is no such collection. */
export function collectionPermission(collection: string): Permission | undefined {
  if (!examples.searchSession.collections.some(({ name }) => name === collection)) return undefined;
  return collection === 'documents' ? permissions.documents : permissions.skuManager;
}

/** Whom the documents that somebody may find are for. */
export function audiencesOf(me: SignedIn): Audience[] {
  return audiences.filter((one) => requiredPermissions[one].every((title) => hasPermission(me, title)));
}

/** Without costs the goods are those of the indexes that know no margin. */
function removeMargins(collection: SearchCollection): SearchCollection {
  const { name, queryBy, queryByWeights, infix, numTypos, prefix, facets, sorts, defaultSort } = collection;
  return {
    ...{ name, queryBy, queryByWeights, infix, numTypos, prefix, defaultSort },
    facets: facets.filter(({ field }) => field !== MARGIN_FIELD),
    sorts: sorts.filter(({ sortBy }) => !sortBy.startsWith(MARGIN_FIELD)),
  };
}

/** The collections that somebody may search, with the facets and sorts that are his to see. */
export function collectionsOf(me: SignedIn): SearchCollection[] {
  const canSeeCosts = hasPermission(me, permissions.viewCosts);
  return examples.searchSession.collections
    .filter(({ name }) => {
      const permission = collectionPermission(name);
      return permission !== undefined && hasPermission(me, permission);
    })
    .map((collection) => (canSeeCosts ? collection : removeMargins(collection)));
}

/** What a key holds so that whoever has it can neither find nor read more than the role may. */
export function embeddedRights(me: SignedIn): { filter_by: string } {
  const ownAudiences = audiencesOf(me);
  return { filter_by: `audience:=[${ownAudiences.length > 0 ? ownAudiences.join(',') : 'nobody'}]` };
}
