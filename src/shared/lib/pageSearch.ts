interface Place {
  pathname: string;
  search: string;
}

/** Where the router is, and where it is going. */
export interface RouterState {
  location: Place;
  navigation: { location?: Place | undefined };
}

/**
 * The query that a page navigated to last. It counts from the call on: it need not have passed the guard or be rendered.
 *
 * @param shown the location as it is rendered; its query is returned once the router is at another page
 */
export function requestedSearch({ location, navigation }: RouterState, shown: Place): string {
  const ours = [navigation.location, location].find((place) => place?.pathname === shown.pathname);
  return (ours ?? shown).search;
}

/** Whether the router is on its way to another page, or there already. */
export function isLeaving(
  { location, navigation }: RouterState,
  { pathname }: Pick<Place, 'pathname'>,
): boolean {
  return (navigation.location ?? location).pathname !== pathname;
}
