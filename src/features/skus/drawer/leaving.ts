/** Parameters of the list's address that take a form of the drawer away when they change (ADR 21). */
export const leaving: readonly string[] = ['open', 'tab'];
