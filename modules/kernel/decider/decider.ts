/** Who sends a command, when, and the id under which it counts once however often it arrives. */
export interface CommandMetadata {
  readonly actor: Actor;
  /** ISO-8601 UTC, from the clock of the process that received the command. */
  readonly now: string;
  /** UUID; the same command sent twice has the same id (Idempotency-Key). */
  readonly commandId: string;
  /** A digest of the command's content: the same id with other content is refused. */
  readonly fingerprint?: string;
}

export interface Actor {
  /** A member's id, or the name of a reactor, process or tool. */
  readonly id: string;
  readonly roles: readonly string[];
}

/** One command of a stream: its name and its data. */
export type Command<Type extends string, Rest = unknown> = {
  readonly type: Type;
  readonly meta: CommandMetadata;
} & Rest;

/** One command out of a stream's union: `CommandOf<ListingCommand, 'SellListing'>`. */
export type CommandOf<Command extends { readonly type: string }, Type extends Command['type']> = Extract<
  Command,
  { readonly type: Type }
>;

export interface DomainEvent<Type extends string = string, Data = unknown> {
  readonly type: Type;
  readonly data: Data;
}

/** The rules of one kind of stream: pure, no clock, no randomness, no I/O. */
export interface Decider<State, Command, Event extends DomainEvent> {
  readonly initial: State;
  /** The events that follow from a command; [] when it changes nothing. Throws a DomainError when a rule forbids it. */
  decide(command: Command, state: State): readonly Event[];
  evolve(state: State, event: Event): State;
}

/** An event, typed by its name: `event('ListingHeld', { heldUntil })`. */
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
