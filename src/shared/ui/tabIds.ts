/** One tab of a list of tabs; `mark` stands behind the label, such as a count. */
export interface TabItem<Id extends string = string> {
  id: Id;
  label: string;
  mark?: string;
}

/** A list of tabs: its name, its tabs, and the one that is open. */
export interface TabChoice<Id extends string = string> {
  /** Says to a screen reader what the tabs are of. */
  label: string;
  items: readonly TabItem<Id>[];
  value: Id;
  onChange: (id: Id) => void;
}

/** The ids by which a tab and its panel name each other; `base` is one `useId()` for both. */
export const tabId = (base: string, id: string): string => `${base}tab-${id}`;
export const panelId = (base: string): string => `${base}panel`;
