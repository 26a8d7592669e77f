/** The kinds of values a field may have, as Typesense names them. */
export type FieldType =
  | 'string'
  | 'string[]'
  | 'int32'
  | 'int32[]'
  | 'int64'
  | 'int64[]'
  | 'float'
  | 'float[]'
  | 'bool'
  | 'bool[]';

export interface SchemaField {
  /** A plain name, or a path into an object: `maker.name`. */
  name: string;
  type: FieldType;
  facet?: boolean;
  optional?: boolean;
  /** Whether the middle of a word may be searched for, where a search asks for it. */
  infix?: boolean;
  sort?: boolean;
  /** `false` keeps the field in the document only. */
  index?: boolean;
  locale?: string;
}

export interface CollectionSchema {
  name: string;
  fields: readonly SchemaField[];
  /** A field of numbers that decides between documents that match equally well. */
  default_sorting_field?: string;
}

/** A document: a text `id` and the fields of its collection. */
export type SearchDocument = Readonly<Record<string, unknown>>;
