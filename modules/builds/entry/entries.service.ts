import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { dispatch } from '../../kernel/decider/command-bus.js';
import { type CommandMetadata, foldEvents } from '../../kernel/decider/decider.js';
import { conflict } from '../../kernel/decider/errors.js';
import { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import type { Content } from '../../kernel/files/content.js';
import type { BodyOf, Receipt, ResponseOf } from '../../kernel/http/contract.js';
import type { Photo } from '../../media/photo.schemas.js';
import { centsOf, minutesOf } from '../amounts.rules.js';
import { buildEvents } from '../build/build.events.js';
import { buildState } from '../build/build.state.js';
import { openBuild } from '../build/open-build.shared.js';
import { mayAs, mustBe, standingOf } from '../build/roles.rules.js';
import { BuildPhotos, noPhoto } from '../build-photos.service.js';
import { BUILD_LOOKUP, type BuildLookup } from '../builds.ports.js';
import { mustBeOfBuild } from '../task/task-of-build.shared.js';
import type { addEntryPhoto, changeEntry, writeEntry } from './entry.contract.js';
import { entryDecider, entryNotFound } from './entry.decider.js';
import { entryEvents, maxEntries } from './entry.events.js';
import { type EntryWords, entryState, type WrittenEntry } from './entry.state.js';
import { wasLeftBehind } from './left-behind.rules.js';

type Body = Omit<BodyOf<typeof changeEntry>, 'madeFrom'>;

/** Writes entries: who may, of which task, and with which photos.
 *  source  README, Entries */
@Injectable()
export class Entries {
  constructor(
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(DomainEventStore) readonly eventStore: DomainEventStore,
    @Inject(BUILD_LOOKUP) private readonly lookup: BuildLookup,
    @Inject(BuildPhotos) private readonly photos: BuildPhotos,
  ) {}

  /** errors  those of the contract addEntryPhoto */
  async addPhoto(
    buildId: string,
    content: Content,
    meta: CommandMetadata,
  ): Promise<ResponseOf<typeof addEntryPhoto>> {
    await openBuild(this, buildId, 'helps', meta);
    return this.photos.store(content, meta);
  }

  /** errors  those of the contract writeEntry */
  async write(
    buildId: string,
    { entryId, ...body }: BodyOf<typeof writeEntry>,
    meta: CommandMetadata,
  ): Promise<Receipt> {
    await openBuild(this, buildId, 'helps', meta);
    const [known] = await this.eventStore.read(entryEvents, entryId);
    if (!known) {
      const { entries } = await this.lookup.sizeOf(buildId);
      if (entries >= maxEntries)
        throw conflict('TOO_MANY_ENTRIES', {
          message: `A build has at most ${maxEntries.toLocaleString('en-US')} entries.`,
        });
      await this.#checkTask(buildId, body.taskId);
    }
    const photos = known ? [] : await this.photos.give(body.photos, entryId, meta);
    const command = { type: 'WriteEntry', buildId, words: wordsOf(body, photos), meta } as const;
    return dispatch(this.bus, entryDecider, entryId, command, { isNew: !known });
  }

  /** errors  those of the contract changeEntry */
  async change(
    buildId: string,
    entryId: string,
    { madeFrom: version, ...body }: BodyOf<typeof changeEntry>,
    meta: CommandMetadata,
  ): Promise<Receipt> {
    const { entry, isOwner } = await this.#open(buildId, entryId, meta);
    if (body.taskId !== entry.taskId) await this.#checkTask(buildId, body.taskId);
    const photos = await this.#photosFor(entryId, entry, body.photos, meta);
    const command = { type: 'ChangeEntry', buildId, isOwner, words: wordsOf(body, photos), meta } as const;
    const madeFrom = { version, changedBy: ['EntryChanged'] } as const;
    return dispatch(this.bus, entryDecider, entryId, command, { madeFrom });
  }

  /** errors  those of the contracts deleteEntry and restoreEntry */
  async deleteOrRestore(
    type: 'DeleteEntry' | 'RestoreEntry',
    buildId: string,
    entryId: string,
    meta: CommandMetadata,
  ): Promise<Receipt> {
    const { isOwner } = await this.#open(buildId, entryId, meta);
    return dispatch(this.bus, entryDecider, entryId, { type, buildId, isOwner, meta });
  }

  /** An entry of a build on which the caller works, and whether they may change the entries of others. One that stayed with a former owner does not exist. */
  async #open(
    buildId: string,
    entryId: string,
    meta: CommandMetadata,
  ): Promise<{ readonly entry: WrittenEntry; readonly isOwner: boolean }> {
    const history = await this.eventStore.read(buildEvents, buildId);
    const build = mustBe(foldEvents(buildState, history), 'helps', meta);
    const written = await this.eventStore.read(entryEvents, entryId);
    const entry = foldEvents(entryState, written);
    if (entry.status === 'none' || wasLeftBehind(history, written[0]?.position ?? 0)) throw entryNotFound();
    return { entry, isOwner: mayAs(standingOf(build, meta.actor.id), 'owns') };
  }

  /** The photos that the entry keeps, and new ones. Only its author adds these; they are theirs.
   *  errors  PHOTO_NOT_FOUND (not-found) */
  async #photosFor(
    entryId: string,
    entry: WrittenEntry,
    photoIds: readonly string[],
    meta: CommandMetadata,
  ): Promise<readonly Photo[]> {
    const added = photoIds.filter((id) => !entry.photos.some((photo) => photo.id === id));
    if (added.length && entry.authorId !== meta.actor.id) throw noPhoto();
    const known = [...entry.photos, ...(await this.photos.give(added, entryId, meta))];
    return [...new Set(photoIds)].flatMap((id) => known.find((photo) => photo.id === id) ?? []);
  }

  async #checkTask(buildId: string, taskId: string | null): Promise<void> {
    if (taskId !== null) await mustBeOfBuild(this, buildId, { taskId, partId: null });
  }
}

/** What a member filled in, as an event has it: minutes, and cents. */
const wordsOf = ({ hours, cost, ...words }: Omit<Body, 'photos'>, photos: readonly Photo[]): EntryWords => ({
  ...words,
  photos: [...photos],
  minutes: minutesOf(hours),
  costCents: centsOf(cost),
});
