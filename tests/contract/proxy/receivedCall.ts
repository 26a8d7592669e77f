/** A call as it came in. */
export interface ReceivedCall {
  method: string;
  /** Where it goes: origin, base path, path and query. */
  url: URL;
  headers: Headers;
  /** The body; undefined when it was too large to keep, or did not come whole. */
  bytes: Buffer<ArrayBuffer> | undefined;
}
