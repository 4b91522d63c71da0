import { setImmediate as others, setTimeout as pause } from 'node:timers/promises';
import type { DomainEventStore } from '../event-store/domain-event-store.js';
import { type Appended, type NewEvent, WrongVersion } from '../event-store/event-store.js';
import { type StreamDefinition, streamOf } from '../event-store/events.js';
import type { Receipt } from '../http/contract.js';
import type { CommandMetadata, DomainEvent, Folding } from './decider.js';
import { attempts, type CommandHints, historyFull, keyReused } from './handle-command.js';
import { changedSince } from './made-from.js';
import { maxEvents, type StreamDecider } from './stream-decider.js';

/** One stream whose state stays in memory. Its commands are decided in the order in which they came, up to 256 in a turn, each on the state that those before
 *  it lead to. A turn reads what others have appended, and appends the events of all its commands at once, at the version that it has read.
 *  source  ADR 0110 */
export class WarmStream<
  Events extends StreamDefinition,
  State,
  Command extends { readonly meta: CommandMetadata },
> {
  readonly #line: Waiting<State, Command>[] = [];
  #known: Known<State> | undefined;
  #running = false;
  /** By the clock of `performance.now()`. */
  usedAt = performance.now();

  constructor(
    private readonly eventStore: DomainEventStore,
    private readonly decider: StreamDecider<Events, State, Command>,
    private readonly id: string,
  ) {}

  get isIdle(): boolean {
    return !this.#running;
  }

  /** Whether nothing is known of it. */
  get isEmpty(): boolean {
    return !this.#known?.version;
  }

  /** errors  as `handleCommand` */
  execute(command: Command, hints: CommandHints = {}): Promise<Receipt> {
    return new Promise((resolve, reject) => this.#enter({ command, hints, resolve, reject }));
  }

  /** Look at the state as the log has it. What `look` returns must not hold a part that changes. */
  look<Seen>(look: (state: State, version: number) => Seen): Promise<Seen> {
    return new Promise((resolve, reject) =>
      this.#enter({ look: (state, version) => resolve(look(state, version)), reject }),
    );
  }

  /** How many are before a command in the line; undefined when it does not wait there. */
  placeOf(commandId: string): number | undefined {
    const at = this.#line.findIndex((one) => 'command' in one && one.command.meta.commandId === commandId);
    return at < 0 ? undefined : at;
  }

  #enter(one: Waiting<State, Command>): void {
    this.usedAt = performance.now();
    this.#line.push(one);
    if (!this.#running) void this.#run();
  }

  async #run(): Promise<void> {
    this.#running = true;
    while (this.#line.length) await this.#turn(this.#line.splice(0, perTurn));
    this.#running = false;
  }

  /** Never throws: each of these gets its own answer. */
  async #turn(waiting: readonly Waiting<State, Command>[]): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.#attempt(waiting);
      } catch (error) {
        this.#known = undefined; // it may be ahead of the log
        if (!(error instanceof WrongVersion) || attempt === attempts) {
          for (const { reject } of waiting) reject(error);
          return;
        }
        await pause(Math.random() * 2 ** attempt);
      }
    }
  }

  async #attempt(waiting: readonly Waiting<State, Command>[]): Promise<void> {
    const known = await this.#catchUp();
    const { version } = known;
    for (const one of waiting) if ('look' in one) look(one, known);
    const news: NewEvent[] = [];
    const answers: (() => void)[] = [];
    for (const [at, one] of waiting.entries()) {
      if (at % untilOthers === untilOthers - 1) await others();
      if (!('command' in one)) continue;
      const { events, answer } = await this.#decide(one, known);
      news.push(...events);
      answers.push(answer);
    }
    if (news.length) {
      const stream = streamOf(this.decider.events, this.id);
      const appended = await this.eventStore.log.append(stream, news, version || 'none');
      known.position = appended.position;
    }
    for (const answer of answers) answer();
  }

  /** Decide one command, and bring the state on by it.
   *  out  its events, and its answer for when they are recorded: a refusal too, since it may follow from those before it */
  async #decide(
    { command, hints, resolve, reject }: Sent<Command>,
    known: Known<State>,
  ): Promise<{ readonly events: readonly NewEvent[]; readonly answer: () => void }> {
    const { meta } = command;
    const before = known.done.get(meta.commandId);
    if (before)
      return {
        events: [],
        answer: () =>
          before.fingerprint === meta.fingerprint
            ? resolve({ id: this.id, version: before.version, position: before.position })
            : reject(keyReused()),
      };
    try {
      const decided = this.decider.decide(command, known.folding.state());
      if (decided.length) this.#mustBeRecorded(command, hints, known);
      const events = await Promise.all(
        decided.map((event, at) => this.eventStore.encode(this.decider.events, this.id, event, at, meta)),
      );
      for (const { type, data } of events) goOn(known, { type, data }, meta.actor.id);
      const done = { version: known.version, position: known.position, fingerprint: meta.fingerprint };
      if (events.length) known.done.set(meta.commandId, done);
      const answer = () => {
        done.position = known.position;
        resolve({ id: this.id, version: done.version, position: done.position });
      };
      return { events, answer };
    } catch (error) {
      return { events: [], answer: () => reject(error) };
    }
  }

  /** errors  CHANGED_SINCE, HISTORY_FULL (conflict) */
  #mustBeRecorded(command: Command, { madeFrom }: CommandHints, known: Known<State>): void {
    if (madeFrom?.version !== undefined) {
      const changed = Math.max(0, ...madeFrom.changedBy.map((type) => known.lastOf.get(type) ?? 0));
      if (changed > madeFrom.version) throw changedSince({ version: changed, position: known.position });
    }
    const { max = maxEvents, isAlwaysCarriedOut } = this.decider;
    const mine = known.by.get(command.meta.actor.id) ?? 0;
    if (mine >= max && !isAlwaysCarriedOut?.(command)) throw historyFull(max);
  }

  /** The state with everything that is in the log. */
  async #catchUp(): Promise<Known<State>> {
    const known = this.#known ?? begin(this.decider);
    this.#known = undefined;
    const stream = streamOf(this.decider.events, this.id);
    const stored = await this.eventStore.log.read(stream, { from: known.version + 1 });
    for (const event of await this.eventStore.decode([this.decider.events], stored)) {
      const { version, position, meta } = event;
      known.version = version - 1; // an unknown newer kind of event counts too
      goOn(known, event, meta.actorId);
      known.done.set(meta.commandId, { version, position, fingerprint: meta.fingerprint });
    }
    const last = stored.at(-1);
    if (last) {
      known.version = last.version;
      known.position = last.position;
    }
    this.#known = known;
    return known;
  }
}

interface Sent<Command> {
  readonly command: Command;
  readonly hints: CommandHints;
  readonly resolve: (receipt: Receipt) => void;
  readonly reject: (error: unknown) => void;
}
interface Look<State> {
  readonly look: (state: State, version: number) => void;
  readonly reject: (error: unknown) => void;
}
type Waiting<State, Command> = Sent<Command> | Look<State>;

/** What is known of a stream: its state, and of its events what the rules of all commands need. */
interface Known<State> extends Mutable<Appended> {
  readonly folding: Folding<State, DomainEvent>;
  /** By the id of its command: for one that is sent again. */
  readonly done: Map<string, Mutable<Appended> & { readonly fingerprint: string | undefined }>;
  /** The version of the last event of a kind. */
  readonly lastOf: Map<string, number>;
  /** How many events each sender has recorded. */
  readonly by: Map<string, number>;
}
type Mutable<T> = { -readonly [K in keyof T]: T[K] };

function begin<State>(decider: StreamDecider<StreamDefinition, State, never>): Known<State> {
  const folding = decider.begin?.();
  if (!folding) throw new Error(`${decider.events.category} is warm, and not folded in place`);
  return { version: 0, position: 0, folding, done: new Map(), lastOf: new Map(), by: new Map() };
}

function goOn(known: Known<unknown>, event: DomainEvent, actorId: string): void {
  known.folding.change(event);
  known.version += 1;
  known.lastOf.set(event.type, known.version);
  known.by.set(actorId, (known.by.get(actorId) ?? 0) + 1);
}

function look<State>(one: Look<State>, { folding, version }: Known<State>): void {
  try {
    one.look(folding.state(), version);
  } catch (error) {
    one.reject(error);
  }
}

/** As many events as the log appends at once. */
const perTurn = 256;
/** After so many commands other calls of the process have their turn. */
const untilOthers = 32;
