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

const unreadable = (): Refusal => new Refusal(400, 'Could not parse the filter query.');

/** Reads `price:[10..20] && (brand:=`Acme` || inStock:true)`. */
class Reader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  whole(): Filter {
    const filter = this.#either();
    this.#skip();
    if (this.#at < this.#text.length) {
      throw this.#next(')')
        ? new Refusal(400, 'Could not parse the filter query: unbalanced parentheses.')
        : unreadable();
    }
    return filter;
  }

  #either(): Filter {
    return this.#joined('or', '||', () => this.#joined('and', '&&', () => this.#one()));
  }

  #joined(kind: 'and' | 'or', sign: string, read: () => Filter): Filter {
    const parts = [read()];
    while (this.#takes(sign)) parts.push(read());
    const [only] = parts;
    return parts.length === 1 && only ? only : { kind, parts };
  }

  #one(): Filter {
    if (!this.#takes('(')) return this.#test();
    const inner = this.#either();
    if (!this.#takes(')'))
      throw new Refusal(400, 'Could not parse the filter query: unbalanced parentheses.');
    return inner;
  }

  #test(): FilterTest {
    this.#skip();
    const colon = this.#text.indexOf(':', this.#at);
    const field = this.#text.slice(this.#at, Math.max(colon, this.#at)).trim();
    if (field === '' || /[\s()`&|[\]]/.test(field)) throw unreadable();
    this.#at = colon;
    const operator = OPERATORS.find((sign) => this.#takes(sign)) ?? ':';
    try {
      return { kind: 'test', field, operator, values: this.#values() };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      throw new Refusal(400, `Error with filter field \`${field}\`: ${error.message}`);
    }
  }

  #values(): string[] {
    if (!this.#takes('[')) return [this.#value(['&&', '||', ')'])];
    const values: string[] = [];
    if (this.#takes(']')) return values;
    do values.push(this.#value([',', ']']));
    while (this.#takes(','));
    if (!this.#takes(']')) throw unreadable();
    return values;
  }

  #value(ends: readonly string[]): string {
    if (this.#takes('`')) {
      const end = this.#text.indexOf('`', this.#at);
      if (end < 0) throw unreadable();
      const value = this.#text.slice(this.#at, end);
      this.#at = end + 1;
      return value;
    }
    const start = this.#at;
    while (this.#at < this.#text.length && !ends.some((end) => this.#next(end))) this.#at += 1;
    const value = this.#text.slice(start, this.#at).trim();
    if (value === '') throw new Refusal(400, 'Filter value cannot be empty.');
    return value;
  }

  #skip(): void {
    while (SPACE.test(this.#text[this.#at] ?? '')) this.#at += 1;
  }

  #next(sign: string): boolean {
    return this.#text.startsWith(sign, this.#at);
  }

  #takes(sign: string): boolean {
    this.#skip();
    if (!this.#next(sign)) return false;
    this.#at += sign.length;
    return true;
  }
}

/** The filter of a `filter_by`; an empty one lets everything through. */
export function parseFilter(text: string): Filter | undefined {
  return text.trim() === '' ? undefined : new Reader(text).whole();
}
