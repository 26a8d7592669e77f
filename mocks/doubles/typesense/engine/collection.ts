import { columnOf, type Column } from './column.ts';
import { FieldIndex } from './fieldIndex.ts';
import { readField } from './readField.ts';
import type { CollectionSchema, SchemaField, SearchDocument } from './types.ts';

const isText = ({ type }: SchemaField): boolean => type === 'string' || type === 'string[]';
const texts = (values: readonly unknown[]): string[] => values.filter((value) => typeof value === 'string');

/** Documents of one kind and the index of their words. A document keeps its number while it exists. */
export class Collection {
  readonly schema: CollectionSchema;
  readonly createdAt: number;
  /** By number; what was deleted leaves a hole. */
  readonly documents: (SearchDocument | undefined)[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #indexes = new Map<string, FieldIndex>();
  /** By field, as the documents are now. */
  readonly #columns = new Map<string, Column>();

  constructor(schema: CollectionSchema, documents: readonly SearchDocument[] = [], createdAt = Date.now()) {
    this.schema = schema;
    this.createdAt = createdAt;
    for (const field of schema.fields) {
      if (isText(field) && field.index !== false) this.#indexes.set(field.name, new FieldIndex());
    }
    for (const document of documents) this.put(document);
  }

  get size(): number {
    return this.#numbers.size;
  }

  get(id: string): SearchDocument | undefined {
    return this.documents[this.#numbers.get(id) ?? -1];
  }

  /** Adds a document, or replaces the one with its id. */
  put(document: SearchDocument): void {
    const id = String(document['id']);
    const number = this.#numbers.get(id) ?? this.documents.length;
    this.#columns.clear();
    if (this.documents[number]) for (const index of this.#indexes.values()) index.remove(number);
    this.#numbers.set(id, number);
    this.documents[number] = document;
    for (const [name, index] of this.#indexes) index.add(number, texts(readField(document, name)));
  }

  remove(id: string): SearchDocument | undefined {
    const document = this.get(id);
    const number = this.#numbers.get(id);
    if (!document || number === undefined) return undefined;
    this.#columns.clear();
    for (const index of this.#indexes.values()) index.remove(number);
    this.#numbers.delete(id);
    this.documents[number] = undefined;
    return document;
  }

  /** The documents in the order in which they came. */
  all(): SearchDocument[] {
    return this.documents.filter((document) => document !== undefined);
  }

  field(name: string): SchemaField | undefined {
    return this.schema.fields.find((field) => field.name === name);
  }

  columnOf(name: string): Column {
    const column = this.#columns.get(name) ?? columnOf(this.documents, name);
    this.#columns.set(name, column);
    return column;
  }

  indexOf(name: string): FieldIndex | undefined {
    return this.#indexes.get(name);
  }
}
