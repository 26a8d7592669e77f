interface Place {
  pathname: string;
  search: string;
}

/** Where the router is, and where it is going. */
export interface RouterSteps {
  location: Place;
  navigation: { location?: Place | undefined };
}

/**
 * The query that was asked of a page last. It counts from the moment it is asked: the guard need not have let it through,
 * and nothing of it need be rendered.
 *
 * @param shown the page that asks, as it is rendered; its query is answered once the router is elsewhere
 */
export function askedSearch({ location, navigation }: RouterSteps, shown: Place): string {
  const ours = [navigation.location, location].find((place) => place?.pathname === shown.pathname);
  return (ours ?? shown).search;
}

/** Whether the router is on its way to another page, or there already. */
export function isLeaving(
  { location, navigation }: RouterSteps,
  { pathname }: Pick<Place, 'pathname'>,
): boolean {
  return (navigation.location ?? location).pathname !== pathname;
}
