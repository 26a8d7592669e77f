import { config } from 'zod/mini';

// The content security policy forbids eval. zod tries it when a schema is made, so this module is imported before
// any schema is: first line of the entry, and again here in the layer for whatever is loaded without the entry.
config({ jitless: true });
