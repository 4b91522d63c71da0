import type { TimeZones } from '../../identity/time-zones.ports.js';
import { DomainError } from '../../kernel/decider/errors.js';
import type { CipherKey } from '../../kernel/encryption/person-keys.js';
import type { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import type { Database } from '../../kernel/postgres/database.js';
import type { NotificationGroup } from '../grouping.rules.js';
import type { NotificationKinds } from '../notification-kinds.js';
import type { Preferences } from '../preferences.schemas.js';
import { isErased } from './erased.js';
import { preferencesOf } from './preferences.queries.js';

/** The data of recipients that several notifications of one transaction need, read once. */
export class Recipients {
  /** By recipient and grouping key: the last added notification. */
  readonly lastAlike = new Map<string, LastAlike>();
  readonly #erased = new Map<string, Promise<boolean>>();
  readonly #preferences = new Map<string, Promise<Preferences>>();
  readonly #timeZones = new Map<string, Promise<string>>();

  constructor(
    readonly tx: Database,
    private readonly deps: {
      readonly eventStore: DomainEventStore;
      readonly timeZones: TimeZones;
      readonly kinds: NotificationKinds;
    },
  ) {}

  get kinds(): NotificationKinds {
    return this.deps.kinds;
  }

  get keys(): DomainEventStore['keys'] {
    return this.deps.eventStore.keys;
  }

  isErased(memberId: string): Promise<boolean> {
    return once(this.#erased, memberId, () => isErased(this.deps.eventStore, memberId));
  }

  /** Undefined when the recipient is being erased. */
  async keyOf(memberId: string): Promise<CipherKey | undefined> {
    try {
      return await this.deps.eventStore.keys.getOrCreate(memberId);
    } catch (error) {
      if (error instanceof DomainError && error.code === 'PERSON_ERASED') return undefined;
      throw error;
    }
  }

  preferencesOf(memberId: string): Promise<Preferences> {
    return once(this.#preferences, memberId, () =>
      preferencesOf({ db: this.tx, kinds: this.kinds }, memberId),
    );
  }

  timeZoneOf(memberId: string): Promise<string> {
    return once(this.#timeZones, memberId, () => this.deps.timeZones.of(this.tx, memberId));
  }
}

/** The last notification of one sort, and whether all of its group is unread. */
export interface LastAlike {
  readonly group: NotificationGroup;
  readonly isUnread: boolean;
  /** ISO-8601 UTC */
  readonly sentAt: string;
  /** The members of its group, the latest first. */
  readonly actors: readonly string[];
}

function once<Value>(
  known: Map<string, Promise<Value>>,
  id: string,
  read: () => Promise<Value>,
): Promise<Value> {
  const value = known.get(id) ?? read();
  known.set(id, value);
  return value;
}
