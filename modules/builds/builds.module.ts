import { Global, Module } from '@nestjs/common';
import { BuildsController } from './build/builds.controller.js';
import { Builds } from './build/builds.service.js';
import { Collaborators } from './build/collaborators.service.js';
import { WorkController } from './build/work.controller.js';
import { BuildPhotos } from './build-photos.service.js';
import { DOCUMENTS } from './builds.ports.js';
import { BuildDocumentsController } from './document/documents.controller.js';
import { BuildDocuments } from './document/documents.service.js';
import { DocumentsOfHandOver } from './document/documents-of-hand-over.service.js';
import { PdfChecker } from './document/pdf-checker.js';
import { EntriesController } from './entry/entries.controller.js';
import { Entries } from './entry/entries.service.js';

const documents = { provide: DOCUMENTS, useClass: DocumentsOfHandOver };

/** The commands of builds. Its ports are for the read model and for other modules. */
@Global()
@Module({
  controllers: [BuildsController, WorkController, EntriesController, BuildDocumentsController],
  providers: [BuildPhotos, Builds, Collaborators, Entries, PdfChecker, BuildDocuments, documents],
  exports: [documents],
})
export class BuildsModule {}
