import { Inject, Injectable } from '@nestjs/common';
import { BLOBS, DATABASE } from '../../kernel/config/tokens.js';
import type { CommandMetadata } from '../../kernel/decider/decider.js';
import { DomainError, invalid, notFound, tooLarge } from '../../kernel/decider/errors.js';
import { loadState } from '../../kernel/decider/handle-command.js';
import { deterministicId } from '../../kernel/decider/identifiers.js';
import { decrypt, encrypt } from '../../kernel/encryption/person-keys.js';
import { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import type { Blobs } from '../../kernel/files/blobs.js';
import { bytesOf, type Content, headOf, sizeOf } from '../../kernel/files/content.js';
import { encryptedBlobs } from '../../kernel/files/encrypted-blobs.js';
import type { Database } from '../../kernel/postgres/database.js';
import { PHOTOS, type Photos } from '../../media/photos.ports.js';
import { MEMBER_RELATIONS, type MemberRelations } from '../../members/member-relations.ports.js';
import type { Attachment } from './appeal.events.js';
import { appealState } from './appeal.state.js';
import { pdfBlob, pictureBlobs, readFile } from './attachment-files.shared.js';
import {
  type AttachmentTable,
  attachmentRow,
  attachmentRows,
  giveAttachments,
} from './attachment-rows.shared.js';
import { isReviewer, partyOf } from './parties.shared.js';

export const largestAttachment = 10_000_000;

/** Files of appeals: uploaded before the appeal is sent, and read by whoever uploaded them, its parties and its reviewers.
 *  source  README, Appeals */
@Injectable()
export class Attachments {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(BLOBS) readonly blobs: Blobs,
    @Inject(DomainEventStore) readonly eventStore: DomainEventStore,
    @Inject(PHOTOS) private readonly photos: Photos,
    @Inject(MEMBER_RELATIONS) readonly relations: MemberRelations,
  ) {}

  /** Keep a picture, re-encoded, or a PDF as it is. A repeated command gives the same file.
   *  errors  FILE_TOO_LARGE, PHOTO_TOO_LARGE (too-large), FILE_TYPE_UNKNOWN (invalid), PERSON_ERASED (conflict) */
  async store(
    content: Content,
    name: string,
    { actor, now, commandId }: CommandMetadata,
  ): Promise<Attachment> {
    if (sizeOf(content) > largestAttachment)
      throw tooLarge('FILE_TOO_LARGE', { message: 'A file may have 10 MB. Choose a smaller one.' });
    const key = await this.eventStore.keys.getOrCreate(actor.id);
    const file = { id: deterministicId('appeal file', actor.id, commandId), member_id: actor.id };
    const stored = await this.#put(encryptedBlobs(this.blobs, key), content, file);
    const row = {
      ...file,
      ...stored,
      name: encrypt(key, name, boundTo(file.id)),
      stored_at: now,
      appeal_id: null,
      subject_id: null,
      used: false,
    };
    await attachmentRows(this.db)
      .insertInto('moderation.attachment')
      .values(row)
      .onConflict((known) => known.doNothing())
      .execute();
    return { id: file.id, name, ...stored };
  }

  /** The sender's own files, for an appeal that is about to be sent.
   *  errors  ATTACHMENT_NOT_FOUND (not-found) for a file that is not theirs, is deleted, or was sent before */
  async give(
    ids: readonly string[],
    appeal: { readonly appealId: string; readonly subjectId: string },
    { actor }: CommandMetadata,
  ): Promise<readonly Attachment[]> {
    const asked = [...new Set(ids)];
    if (asked.length === 0) return [];
    const rows = await giveAttachments(this.db, asked, { ...appeal, memberId: actor.id });
    if (rows.length < asked.length) throw noAttachment();
    const key = await this.eventStore.keys.getOrCreate(actor.id);
    return asked
      .flatMap((id) => rows.filter((row) => row.id === id))
      .map(({ id, name, type, bytes }) => ({
        id,
        name: String(decrypt(key, name, boundTo(id))),
        type,
        bytes,
      }));
  }

  /** errors  ATTACHMENT_NOT_FOUND (not-found) */
  async read(
    id: string,
    actor: CommandMetadata['actor'],
  ): Promise<{ readonly type: string; readonly bytes: Buffer }> {
    const row = await attachmentRow(this.db, id);
    const bytes = row && (await this.#maySee(row, actor)) ? await readFile(this, row) : undefined;
    if (!row || !bytes) throw noAttachment();
    return { type: row.type, bytes };
  }

  async #maySee(
    { id, member_id, appeal_id }: AttachmentTable,
    actor: CommandMetadata['actor'],
  ): Promise<boolean> {
    if (member_id === actor.id) return true;
    if (appeal_id === null) return false;
    const appeal = await loadState(this.eventStore, appealState, appeal_id);
    if (appeal.status === 'none' || !appeal.attachments.includes(id)) return false;
    return isReviewer(actor) || (await partyOf(this.relations, appeal.subjectId, actor.id)) !== null;
  }

  async #put(
    blobs: Blobs,
    content: Content,
    file: { readonly id: string; readonly member_id: string },
  ): Promise<{ readonly type: string; readonly bytes: number }> {
    if ((await headOf(content, 5)).toString('latin1') === '%PDF-') {
      await blobs.put(pdfBlob(file), await bytesOf(content));
      return { type: 'application/pdf', bytes: sizeOf(content) };
    }
    const blobOf = pictureBlobs(file);
    await this.photos.storeIn(blobs, content, { owner: file.id, blobOf }).catch(unknownType);
    const picture = await blobs.get(blobOf(file.id, 'zoom'));
    return { type: 'image/webp', bytes: picture?.length ?? 0 };
  }
}

export const noAttachment = () =>
  notFound('ATTACHMENT_NOT_FOUND', { message: 'This file no longer exists. Attach it again.' });

/** In every encrypted row: it never changes. */
const boundTo = (id: string): string => `name of appeal file ${id}`;

function unknownType(error: unknown): never {
  if (error instanceof DomainError && error.code === 'NOT_A_PHOTO')
    throw invalid('FILE_TYPE_UNKNOWN', {
      message: 'That file is neither a PDF nor a picture that we can read. Use PDF, JPEG, PNG, WebP or AVIF.',
    });
  throw error;
}
