/** A token under which one module provides an interface to others, typed by it: `@Inject(OUTBOX) private readonly outbox: Outbox`. */
export type Port<Answer> = symbol & { readonly answer?: Answer };

/** Declared in a module's `*.ports.ts` beside the interface; that module's Nest module provides and exports it. */
export const definePort = <Answer>(name: string): Port<Answer> => Symbol(name);
