export type Node = Record<string, unknown>;

interface Place {
  /** Where it stands in the document: `#/paths/~1users/get`. */
  pointer: string;
  child: (path: readonly string[]) => Place;
}

/** What Redocly tells a rule besides the node. */
export interface Context {
  location: Place;
  key: string | number;
  resolve: (node: Node) => { node?: unknown };
  report: (problem: { message: string; location: Place }) => void;
}

/** A rule speaks of one operation, schema or path at a time and keeps no state between them. */
export type Rule = () => Record<string, (node: Node, context: Context) => void>;
