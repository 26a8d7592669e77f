import type { Workflow } from '#tests/contract/workflows/workflow.ts';
import type { EndedSignIns } from './endedSignIns.ts';

/** Where a parameter travels. */
export type Place = 'path' | 'query' | 'header' | 'cookie';

export interface Parameter {
  name: string;
  in: Place;
  required: boolean;
  /** Whether it says what figures are of, and leaves no row out (`x-scope`). */
  isScope: boolean;
  /** In words; empty when the document says nothing. */
  description: string;
  /** How lists and objects become text: `form`, `simple`, `deepObject` … (OpenAPI 3, "Style Values"). */
  style: string;
  explode: boolean;
  /** JSON pointer to its schema in the document. */
  schema: string;
  /** Values the document shows for it. */
  examples: readonly unknown[];
}

/** A field of a form that is a file. */
export interface FileField {
  /** The media types that it may have, as far as the document says. */
  types: readonly string[];
  /** How many bytes it has at most (`x-max-bytes` of its schema). */
  maxBytes: number | undefined;
}

export interface BodyKind {
  /** JSON pointer to its schema; undefined when the document says nothing about its shape. */
  schema: string | undefined;
  /** Named examples by name. */
  examples: Readonly<Record<string, unknown>>;
  /** The fields of a form that are files. */
  files: Readonly<Record<string, FileField>>;
}

export interface Body {
  required: boolean;
  /** By media type, in the order of the document. */
  kinds: Readonly<Record<string, BodyKind>>;
}

export interface ReplyHeader {
  name: string;
  required: boolean;
  schema: string;
}

export interface Reply {
  /** `observed` or `proposed` where the document says it of this answer (`x-origin`). */
  origin?: string | undefined;
  /** By media type; without any the reply has no body. */
  kinds: Readonly<Record<string, BodyKind>>;
  headers: readonly ReplyHeader[];
}

/** How a caller proves who it is, as far as this tool can do it. */
export interface Scheme {
  kind: 'bearer' | 'basic' | 'header' | 'query' | 'cookie';
  /** Name of the header, query parameter or cookie. */
  name: string;
}

export interface Operation {
  id: string;
  /** JSON pointer to it in the document. */
  pointer: string;
  /** In capitals. */
  method: string;
  /** With placeholders: `/products/{productId}`. */
  path: string;
  parameters: readonly Parameter[];
  body: Body | undefined;
  /** By status as written: `200`, `4XX`, `default`. */
  replies: Readonly<Record<string, Reply>>;
  /** The first way in that the document offers. Empty when anybody may call it. */
  schemes: readonly Scheme[];
  /** Every way in, each with all that it wants; empty when anybody may call it. */
  ways: readonly (readonly Scheme[])[];
  /** `observed` or `proposed` where the document tells them apart (`x-origin`). */
  origin: string | undefined;
  /** Undefined where it ends none. */
  endsSignIns: EndedSignIns | undefined;
}

/** An OpenAPI document as operations. The document itself is 3.1, whatever it was written in. */
export interface Contract {
  title: string;
  document: Readonly<Record<string, unknown>>;
  /** SHA-256 of the file, in hexadecimal. */
  fingerprint: string;
  /** Path of the first server, without a slash at its end: `/api`, or nothing. */
  basePath: string;
  operations: readonly Operation[];
  /** What it promises over several calls. */
  workflows: readonly Workflow[];
}
