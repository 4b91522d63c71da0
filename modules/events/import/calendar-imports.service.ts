import { setImmediate as others } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { FairQueue } from '../../kernel/async/fair-queue.js';
import { DATABASE, MASTER_SECRET } from '../../kernel/config/tokens.js';
import type { CommandMetadata } from '../../kernel/decider/decider.js';
import { DomainError, unavailable } from '../../kernel/decider/errors.js';
import { deterministicId } from '../../kernel/decider/identifiers.js';
import { derivedKey } from '../../kernel/encryption/derived-key.js';
import { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import { bytesOf, type Content, sizeOf } from '../../kernel/files/content.js';
import type { ResponseOf } from '../../kernel/http/contract.js';
import type { Database } from '../../kernel/postgres/database.js';
import type { Gathering } from '../gathering/gathering.state.js';
import { clockAt } from '../gathering/gathering.state.js';
import { GatheringDates } from '../gathering/gathering-dates.service.js';
import { Gatherings } from '../gathering/gatherings.service.js';
import {
  mustBeVerified,
  type OpenGathering,
  openGathering,
  organizerToPrepareFor,
} from '../gathering/open-gathering.js';
import type { Organizer } from '../organizer/organizer.state.js';
import { readFeed } from './calendar-feed.js';
import type { ImportedEntry, importCalendar } from './calendar-import.contract.js';
import { type EntryRow, entriesOf, saveEntry } from './imported-entries.js';
import { type PlannedEntry, planEntry } from './plan-entry.js';
import { maxCalendarBytes, splitCalendar, tooLarge } from './split-calendar.js';

type Planned = Extract<PlannedEntry, { status: 'planned' }>;

/** Entries of calendars as events of an organizer.
 *  source  README, Import */
@Injectable()
export class CalendarImports {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(MASTER_SECRET) private readonly secret: string,
    @Inject(DomainEventStore) readonly eventStore: DomainEventStore,
    @Inject(Gatherings) private readonly gatherings: Gatherings,
    @Inject(GatheringDates) private readonly dates: GatheringDates,
  ) {}

  /** errors  those of the contract importCalendar */
  async file(
    organizerId: string,
    file: Content,
    isPreview: boolean,
    meta: CommandMetadata,
  ): Promise<Imported> {
    const club = await this.#organizer(organizerId, meta);
    if (sizeOf(file) > maxCalendarBytes) throw tooLarge();
    const bytes = await bytesOf(file);
    return turns.run(organizerId, () => this.#import({ organizerId, club, bytes, isPreview, meta }));
  }

  /** errors  those of the contract importCalendarFeed */
  async feed(organizerId: string, url: string, isPreview: boolean, meta: CommandMetadata): Promise<Imported> {
    const club = await this.#organizer(organizerId, meta);
    return turns.run(organizerId, async () =>
      this.#import({ organizerId, club, bytes: await readFeed(url), isPreview, meta }),
    );
  }

  async #organizer(id: string, meta: CommandMetadata): Promise<Organizer> {
    const club = await organizerToPrepareFor(this, id, meta);
    mustBeVerified(club, meta.now);
    return club;
  }

  async #import({ bytes, ...of }: Import & { readonly bytes: Buffer }): Promise<Imported> {
    const calendar = splitCalendar(bytes);
    const before = await entriesOf(this.db, of.organizerId);
    const entries: ImportedEntry[] = [];
    let spent = 0;
    for (const entry of calendar.entries) {
      await others(); // reading many rules takes a while
      const began = performance.now();
      const planned: PlannedEntry =
        spent > maxMilliseconds
          ? { uid: entry.uid, title: '', status: 'refused', reason: tooMuch }
          : planEntry(entry, calendar, { club: of.club, now: of.meta.now });
      spent += performance.now() - began;
      entries.push(await this.#outcome(planned, before.get(entry.uid), of));
    }
    return { entries, position: of.isPreview ? null : await this.eventStore.log.head() };
  }

  /** A refusal of one entry says nothing of the others. */
  async #outcome(planned: PlannedEntry, row: EntryRow | undefined, of: Import): Promise<ImportedEntry> {
    const { uid, title } = planned;
    const none = { uid, title, gatheringId: row?.gathering_id ?? null, dates: 0 };
    if (planned.status !== 'planned') return { ...none, outcome: planned.status, reason: planned.reason };
    try {
      return await this.#carriedOut(planned, row, of);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      return { ...none, outcome: 'refused', reason: error.message };
    }
  }

  /** Its id follows from the entry: an import that was cut off goes on where it was. */
  async #carriedOut(planned: Planned, row: EntryRow | undefined, of: Import): Promise<ImportedEntry> {
    const { organizerId, isPreview } = of;
    const { uid, title, digests, days, notes } = planned;
    const id = row?.gathering_id ?? this.#idOf(organizerId, uid);
    const open = await openGathering(this, id);
    const isNew = open.gathering.status === 'none';
    const entry = { uid, title, reason: notes, gatheringId: isNew && isPreview ? null : id, dates: days };
    const gone = goneReasons[open.gathering.status];
    if (gone) return { ...entry, outcome: 'skipped', reason: gone, dates: 0 };
    const differs = {
      words: row?.words_digest !== digests.words,
      dates: row?.dates_digest !== digests.dates,
    };
    if (!isNew && !differs.words && !differs.dates) return { ...entry, outcome: 'unchanged' };
    if (isPreview) return { ...entry, outcome: isNew ? 'drafted' : 'changed' };
    if (isNew) await this.#draft(id, planned, of);
    else await this.#change(id, planned, differs, { ...of, open });
    await saveEntry(this.db, {
      organizer_id: organizerId,
      uid,
      gathering_id: id,
      words_digest: digests.words,
      dates_digest: digests.dates,
      imported_at: of.meta.now,
    });
    return { ...entry, outcome: isNew ? 'drafted' : 'changed' };
  }

  /** Others know the entries of a public calendar, but not this id, so nobody else drafts something under it before. */
  #idOf(organizerId: string, uid: string): string {
    const key = derivedKey(this.secret, 'imported entries').toString('hex');
    return deterministicId('imported entry', key, organizerId, uid);
  }

  #draft(id: string, { words, dates }: Planned, { organizerId, meta }: Import): Promise<unknown> {
    const draft = { ...words, id, organizer: organizerId, dates, suggestion: null };
    return this.gatherings.draft(draft, of(meta, id, 'draft'));
  }

  /** What no calendar says stays as its team wrote it: the kind, gates, admission, rules. */
  async #change(
    id: string,
    { words, dates }: Planned,
    differs: { readonly words: boolean; readonly dates: boolean },
    { meta, open }: Import & { readonly open: OpenGathering },
  ): Promise<void> {
    const { gathering, version } = open;
    if (differs.words)
      await this.gatherings.change(
        id,
        { ...merged(gathering, words), madeFrom: version },
        of(meta, id, 'words'),
      );
    if (!differs.dates) return;
    const from = clockAt({ words }, meta.now).slice(0, 10);
    const reason = 'The calendar of the organizer changed.';
    await this.dates.replace(id, { ...dates, from, reason }, of(meta, id, 'dates'));
  }
}

type Imported = ResponseOf<typeof importCalendar>;

interface Import {
  readonly organizerId: string;
  readonly club: Organizer;
  readonly isPreview: boolean;
  readonly meta: CommandMetadata;
}

/** For reading all entries: rules that began centuries ago are counted through. */
const maxMilliseconds = 10_000;
const tooMuch = 'The calendar takes too long to read. Export a part of it.';

/** One call makes many commands, each with an id of its own. */
const of = (meta: CommandMetadata, ...parts: readonly string[]): CommandMetadata => ({
  ...meta,
  commandId: deterministicId(meta.commandId, ...parts),
});

function merged({ words: before }: Gathering, words: Planned['words']): Planned['words'] {
  if (!before) return words;
  const { kind, schedule, admission, rules, weather, contact, venue } = before;
  return {
    ...words,
    kind,
    schedule,
    admission,
    rules,
    weather,
    contact: { ...contact, website: words.contact.website ?? contact.website },
    venue: { ...words.venue, gates: venue.gates },
  };
}

const goneReasons: Readonly<Record<string, string>> = {
  discarded: 'Its draft was discarded here.',
  cancelled: 'The event was canceled here.',
};

const turns = new FairQueue({
  atOnce: 2,
  longest: 20,
  longestOfKey: 2,
  patience: 60_000,
  full: () =>
    unavailable('TOO_BUSY', {
      message: 'Other calendars are being read right now. Please try again in a moment.',
      retryAfter: 10,
    }),
});
