import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { BLOBS, DATABASE } from '../../kernel/config/tokens.js';
import { dispatch } from '../../kernel/decider/command-bus.js';
import type { CommandMetadata } from '../../kernel/decider/decider.js';
import { conflict, DomainError } from '../../kernel/decider/errors.js';
import { loadState } from '../../kernel/decider/handle-command.js';
import { deterministicId } from '../../kernel/decider/identifiers.js';
import { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import type { Blobs } from '../../kernel/files/blobs.js';
import { bytesOf, type Content, hashContent, headOf, sizeOf } from '../../kernel/files/content.js';
import type { BodyOf, QueryOf, Receipt } from '../../kernel/http/contract.js';
import type { Database } from '../../kernel/postgres/database.js';
import { MEMBER_LIMITS, type MemberLimits } from '../../limits/member-limits.ports.js';
import { PHOTOS, type Photos } from '../../media/photos.ports.js';
import { openBuild } from '../build/open-build.shared.js';
import { buildPhotoLimit } from '../build-limits.rules.js';
import { BUILD_LOOKUP, type BuildLookup } from '../builds.ports.js';
import { readBuildFile, storeBuildFile } from '../file/build-files.shared.js';
import { mustBeOfBuild } from '../task/task-of-build.shared.js';
import type { changeDocument, fileDocument } from './document.contract.js';
import { documentDecider, documentNotFound } from './document.decider.js';
import { maxDocuments } from './document.events.js';
import { documentState, type FiledDocument } from './document.state.js';
import { encodedPhoto } from './encoded-photo.js';
import { documentTooLarge, notADocument, PdfChecker } from './pdf-checker.js';

export const maxDocumentBytes = 15_000_000;

/** Files documents, and reads them: each is its owner's, for those who own the build. A former owner keeps theirs.
 *  source  README, Documents */
@Injectable()
export class BuildDocuments {
  constructor(
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(DATABASE) readonly db: Database,
    @Inject(BLOBS) readonly blobs: Blobs,
    @Inject(DomainEventStore) readonly eventStore: DomainEventStore,
    @Inject(BUILD_LOOKUP) private readonly lookup: BuildLookup,
    @Inject(MEMBER_LIMITS) private readonly limits: MemberLimits,
    @Inject(PHOTOS) private readonly photos: Photos,
    @Inject(PdfChecker) private readonly checker: PdfChecker,
  ) {}

  /** File a document for the owner of the build; the same id again files nothing.
   *  errors  those of the contract fileDocument */
  async file(
    buildId: string,
    content: Content,
    { documentId, name }: QueryOf<typeof fileDocument>,
    meta: CommandMetadata,
  ): Promise<Receipt> {
    const { ownerId } = await openBuild(this, buildId, 'owns', meta);
    const words = { name: name ?? unnamed, kind: 'receipt', taskId: null, partId: null } as const;
    const of = { type: 'FileDocument', buildId, ownerId, words, meta } as const;
    const known = await loadState(this.eventStore, documentState, documentId);
    if (known.status !== 'none')
      return dispatch(this.bus, documentDecider, documentId, { ...of, file: known });
    if ((await this.lookup.sizeOf(buildId)).documents >= maxDocuments)
      throw conflict('TOO_MANY_DOCUMENTS', {
        message: `A build has at most ${maxDocuments} documents. Delete one first.`,
      });
    return this.limits.within({ action: buildPhotoLimit, subject: documentId }, meta, async () => {
      const { bytes, type } = await this.#checked(content, documentId);
      const digest = (await hashContent(createHash('sha256'), content)).digest('hex');
      const fileId = deterministicId('build document', documentId, digest);
      await storeBuildFile(this, { id: fileId, ownerId }, bytes, { usedBy: documentId, now: meta.now });
      const file = { fileId, bytes: bytes.length, type };
      return dispatch(this.bus, documentDecider, documentId, { ...of, file });
    });
  }

  /** errors  those of the contract changeDocument */
  async change(
    buildId: string,
    documentId: string,
    words: BodyOf<typeof changeDocument>,
    meta: CommandMetadata,
  ): Promise<Receipt> {
    const { ownerId } = await openBuild(this, buildId, 'owns', meta);
    const { taskId, partId } = words;
    const document = await loadState(this.eventStore, documentState, documentId);
    if (document.status === 'none') throw documentNotFound();
    const isElsewhere = taskId !== document.taskId || partId !== document.partId;
    if (taskId !== null && isElsewhere) await mustBeOfBuild(this, buildId, { taskId, partId });
    return dispatch(this.bus, documentDecider, documentId, {
      type: 'ChangeDocument',
      buildId,
      ownerId,
      words: { ...words, partId: taskId === null ? null : partId },
      meta,
    });
  }

  /** Those who own the build delete its documents; a former owner the ones that they kept.
   *  errors  those of the contract deleteDocument */
  async delete(buildId: string, documentId: string, meta: CommandMetadata): Promise<Receipt> {
    const { ownerId } = await this.#ownDocument(buildId, documentId, meta);
    const command = { type: 'DeleteDocument', buildId, ownerId, meta } as const;
    return dispatch(this.bus, documentDecider, documentId, command);
  }

  /** errors  those of the contract getDocument */
  async read(
    buildId: string,
    documentId: string,
    meta: CommandMetadata,
  ): Promise<Pick<FiledDocument, 'name' | 'type'> & { readonly bytes: Buffer }> {
    const { status, name, type, fileId, ownerId } = await this.#ownDocument(buildId, documentId, meta);
    const bytes = status === 'filed' ? await readBuildFile(this, { id: fileId, ownerId }) : undefined;
    if (!bytes) throw documentNotFound();
    return { name, type, bytes };
  }

  /** A document of the caller's own, or of the owner with whom they own the build. */
  async #ownDocument(buildId: string, documentId: string, meta: CommandMetadata): Promise<FiledDocument> {
    const document = await loadState(this.eventStore, documentState, documentId);
    const isThere = document.status !== 'none' && document.buildId === buildId;
    if (isThere && document.ownerId === meta.actor.id) return document;
    const { ownerId } = await openBuild(this, buildId, 'owns', meta);
    if (!isThere || document.ownerId !== ownerId) throw documentNotFound();
    return document;
  }

  /** A PDF as it is, or a photo encoded again.
   *  errors  NOT_A_DOCUMENT (unprocessable), DOCUMENT_TOO_LARGE, PHOTO_TOO_LARGE (too-large), TOO_BUSY (unavailable) */
  async #checked(
    content: Content,
    documentId: string,
  ): Promise<Pick<FiledDocument, 'type'> & { readonly bytes: Buffer }> {
    if (sizeOf(content) > maxDocumentBytes) throw documentTooLarge();
    if ((await headOf(content, 5)).toString('latin1') !== '%PDF-') {
      const bytes = await encodedPhoto(this.photos, content, documentId).catch(noPhotoEither);
      return { type: 'image/webp', bytes };
    }
    await this.checker.check(content);
    return { type: 'application/pdf', bytes: await bytesOf(content) };
  }
}

const unnamed = 'Document';

function noPhotoEither(error: unknown): never {
  if (error instanceof DomainError && error.code === 'NOT_A_PHOTO') throw notADocument();
  throw error;
}
