/** A supplier's number as two of them are compared: blanks around it and the case of its letters do not count. */
export function normalizeSupplierNumber(text: string): string {
  return text.trim().toLowerCase();
}
