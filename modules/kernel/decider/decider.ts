/** The sender of a command, its time, and the id by which it counts once. */
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
  /** A member's id, or the name of a reactor, job or tool. */
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
  /** The state of a whole history; left out, `evolve` for each event. For a state that grows with its events see `foldInPlace`. */
  fold?(history: Iterable<Event>): State;
  /** A state of no events, that is changed in place from then on; from `foldInPlace`. */
  begin?(): Folding<State, Event>;
}

/** An event, typed by its name: `event('ListingHeld', { heldUntil })`. */
export function event<const Type extends string, Data>(type: Type, data: Data): DomainEvent<Type, Data> {
  return { type, data };
}

/** The state that a history leads to. */
export function foldEvents<State, Event extends DomainEvent>(
  decider: Pick<Decider<State, never, Event>, 'initial' | 'evolve' | 'fold'>,
  history: Iterable<Event>,
): State {
  if (decider.fold) return decider.fold(history);
  let state = decider.initial;
  for (const event of history) state = decider.evolve(state, event);
  return state;
}

interface InPlace<State, Event, Draft> {
  readonly open: (state: State) => Draft;
  readonly change: (draft: Draft, event: Event) => void;
  readonly close: (draft: Draft) => State;
}

/** A state that goes on with each event, in place: what `state` gave before changes too. */
export interface Folding<State, Event> {
  change(event: Event): void;
  state(): State;
}

/** `evolve` and `fold` of a state with growing parts, which are mutated while a history is folded, and copied
 *  once. A copy for each event would take quadratic time.
 *  in      open    the mutable form, with copies of everything that `change` mutates
 *          close   the state, which is immutable
 *  source  ADR 0057 */
export function foldInPlace<State, Event extends DomainEvent, Draft>(
  initial: State,
  { open, change, close }: InPlace<State, Event, Draft>,
): Required<Pick<Decider<State, never, Event>, 'initial' | 'evolve' | 'fold' | 'begin'>> {
  const foldOnto = (state: State, events: Iterable<Event>): State => {
    const draft = open(state);
    for (const event of events) change(draft, event);
    return close(draft);
  };
  return {
    initial,
    evolve: (state, event) => foldOnto(state, [event]),
    fold: (history) => foldOnto(initial, history),
    begin: () => {
      const draft = open(initial);
      return { change: (event) => change(draft, event), state: () => close(draft) };
    },
  };
}
