/** Who orders, when, and under which id the order is known however often it arrives. */
export interface CommandMetadata {
  readonly actor: Actor;
  /** ISO-8601 UTC, from the clock of the process that took the order. */
  readonly now: string;
  /** The same order sent twice has the same id (Idempotency-Key); a uuid. */
  readonly commandId: string;
  /** A digest of the order's content: the same id with other content is refused. */
  readonly fingerprint?: string;
}

export interface Actor {
  /** A member's id, or the name of a policy or a tool. */
  readonly id: string;
  readonly roles: readonly string[];
}

/** One order of a stream: its name, and what it says. */
export type Command<Type extends string, Rest = unknown> = {
  readonly type: Type;
  readonly meta: CommandMetadata;
} & Rest;

/** One order out of a stream's union: `OrderOf<ListingCommand, 'SellListing'>`. */
export type CommandOf<Command extends { readonly type: string }, Type extends Command['type']> = Extract<
  Command,
  { readonly type: Type }
>;

export interface DomainEvent<Type extends string = string, Data = unknown> {
  readonly type: Type;
  readonly data: Data;
}

/** One stream's rules: pure, no clock, no randomness, no I/O. */
export interface Decider<State, Command, Event extends DomainEvent> {
  readonly initial: State;
  /** The facts that follow from an order; [] when it changes nothing; throws a Refusal when it may not be. */
  decide(command: Command, state: State): readonly Event[];
  evolve(state: State, event: Event): State;
}

/** A fact, typed by its name: `fact('ListingHeld', { heldUntil })`. */
export function event<const Type extends string, Data>(type: Type, data: Data): DomainEvent<Type, Data> {
  return { type, data };
}

/** The state that a history leads to. */
export function foldEvents<State, Event extends DomainEvent>(
  decider: Pick<Decider<State, never, Event>, 'initial' | 'evolve'>,
  history: Iterable<Event>,
): State {
  let state = decider.initial;
  for (const event of history) state = decider.evolve(state, event);
  return state;
}
