import { Refusal } from './refusal.ts';

export type FilterOperator = ':' | ':=' | ':!=' | ':>' | ':<' | ':>=' | ':<=';

export interface FilterTest {
  kind: 'test';
  field: string;
  operator: FilterOperator;
  /** One value, or those of a list: any of them may fit. */
  values: readonly string[];
}

export type Filter = FilterTest | { kind: 'and' | 'or'; parts: readonly Filter[] };

const OPERATORS: readonly FilterOperator[] = [':!=', ':>=', ':<=', ':=', ':>', ':<', ':'];
const SPACE = /\s/;

const createParseError = (): Refusal => new Refusal(400, 'Could not parse the filter query.');

/** Reads `price:[10..20] && (brand:=`Acme` || inStock:true)`. */
class FilterParser {
  readonly #text: string;
  #position = 0;

  constructor(text: string) {
    this.#text = text;
  }

  parse(): Filter {
    const filter = this.#parseOr();
    this.#skipSpaces();
    if (this.#position < this.#text.length) {
      throw this.#startsWith(')')
        ? new Refusal(400, 'Could not parse the filter query: unbalanced parentheses.')
        : createParseError();
    }
    return filter;
  }

  #parseOr(): Filter {
    return this.#parseSequence('or', '||', () => this.#parseSequence('and', '&&', () => this.#parseTerm()));
  }

  #parseSequence(kind: 'and' | 'or', token: string, read: () => Filter): Filter {
    const parts = [read()];
    while (this.#consume(token)) parts.push(read());
    const [only] = parts;
    return parts.length === 1 && only ? only : { kind, parts };
  }

  #parseTerm(): Filter {
    if (!this.#consume('(')) return this.#parseTest();
    const inner = this.#parseOr();
    if (!this.#consume(')'))
      throw new Refusal(400, 'Could not parse the filter query: unbalanced parentheses.');
    return inner;
  }

  #parseTest(): FilterTest {
    this.#skipSpaces();
    const colon = this.#text.indexOf(':', this.#position);
    const field = this.#text.slice(this.#position, Math.max(colon, this.#position)).trim();
    if (field === '' || /[\s()`&|[\]]/.test(field)) throw createParseError();
    this.#position = colon;
    const operator = OPERATORS.find((token) => this.#consume(token)) ?? ':';
    try {
      return { kind: 'test', field, operator, values: this.#parseValues() };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      throw new Refusal(400, `Error with filter field \`${field}\`: ${error.message}`);
    }
  }

  #parseValues(): string[] {
    if (!this.#consume('[')) return [this.#parseValue(['&&', '||', ')'])];
    const values: string[] = [];
    if (this.#consume(']')) return values;
    do values.push(this.#parseValue([',', ']']));
    while (this.#consume(','));
    if (!this.#consume(']')) throw createParseError();
    return values;
  }

  #parseValue(ends: readonly string[]): string {
    if (this.#consume('`')) {
      const end = this.#text.indexOf('`', this.#position);
      if (end < 0) throw createParseError();
      const value = this.#text.slice(this.#position, end);
      this.#position = end + 1;
      return value;
    }
    const start = this.#position;
    while (this.#position < this.#text.length && !ends.some((end) => this.#startsWith(end)))
      this.#position += 1;
    const value = this.#text.slice(start, this.#position).trim();
    if (value === '') throw new Refusal(400, 'Filter value cannot be empty.');
    return value;
  }

  #skipSpaces(): void {
    while (SPACE.test(this.#text[this.#position] ?? '')) this.#position += 1;
  }

  #startsWith(token: string): boolean {
    return this.#text.startsWith(token, this.#position);
  }

  #consume(token: string): boolean {
    this.#skipSpaces();
    if (!this.#startsWith(token)) return false;
    this.#position += token.length;
    return true;
  }
}

/** The filter of a `filter_by`; an empty one lets everything through. */
export function parseFilter(text: string): Filter | undefined {
  return text.trim() === '' ? undefined : new FilterParser(text).parse();
}
