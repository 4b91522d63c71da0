import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { BLOBS, DATABASE } from '../../kernel/config/tokens.js';
import { dispatch } from '../../kernel/decider/command-bus.js';
import type { CommandMetadata } from '../../kernel/decider/decider.js';
import { loadState } from '../../kernel/decider/handle-command.js';
import { deterministicId } from '../../kernel/decider/identifiers.js';
import { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import type { Blobs } from '../../kernel/files/blobs.js';
import type { Database } from '../../kernel/postgres/database.js';
import type { Documents } from '../builds.ports.js';
import { readBuildFile, storeBuildFile } from '../file/build-files.shared.js';
import { documentDecider } from './document.decider.js';
import { documentState } from './document.state.js';

/** Copies the documents that go along with a build: a copy is the new owner's, under their key. The former owner keeps what was theirs.
 *  source  README, Documents; ADR 0094 */
@Injectable()
export class DocumentsOfHandOver implements Documents {
  constructor(
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(DATABASE) readonly db: Database,
    @Inject(BLOBS) readonly blobs: Blobs,
    @Inject(DomainEventStore) readonly eventStore: DomainEventStore,
  ) {}

  /** One that was deleted before, or whose owner was erased, is left out. */
  async copyTo(
    { buildId, ownerId, goesAlong }: Parameters<Documents['copyTo']>[0],
    meta: CommandMetadata,
  ): Promise<void> {
    for (const id of goesAlong.documents) await this.#copy(id, { buildId, ownerId }, meta);
  }

  async #copy(
    originalId: string,
    { buildId, ownerId }: { readonly buildId: string; readonly ownerId: string },
    { now }: CommandMetadata,
  ): Promise<void> {
    const original = await loadState(this.eventStore, documentState, originalId);
    if (original.status !== 'filed' || original.buildId !== buildId || original.ownerId === ownerId) return;
    const copyId = deterministicId('document of a hand-over', originalId, ownerId);
    if ((await loadState(this.eventStore, documentState, copyId)).status !== 'none') return;
    const bytes = await readBuildFile(this, { id: original.fileId, ownerId: original.ownerId });
    if (!bytes) return;
    const fileId = deterministicId('file of a hand-over', original.fileId, ownerId);
    const { name, kind, taskId, partId, type } = original;
    await storeBuildFile(this, { id: fileId, ownerId }, bytes, { usedBy: copyId, now });
    await dispatch(this.bus, documentDecider, copyId, {
      type: 'FileDocument',
      buildId,
      ownerId,
      words: { name, kind, taskId, partId },
      file: { fileId, bytes: original.bytes, type },
      meta: { actor: { id: ownerId, roles: [] }, now, commandId: deterministicId('copy document', copyId) },
    });
  }
}
