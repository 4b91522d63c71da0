import { Global, Module } from '@nestjs/common';
import { BookDrawer } from './book/book-drawer.js';
import { BookReader } from './book/book-reader.service.js';
import { BuildBooksController } from './book/books.controller.js';
import { BuildBooks } from './book/books.service.js';
import { BuildsController } from './build/builds.controller.js';
import { Builds } from './build/builds.service.js';
import { Collaborators } from './build/collaborators.service.js';
import { WorkController } from './build/work.controller.js';
import { WorthController } from './build/worth.controller.js';
import { BuildPhotos } from './build-photos.service.js';
import { BOOKS, DOCUMENTS, TEMPLATES } from './builds.ports.js';
import { BuildDocumentsController } from './document/documents.controller.js';
import { BuildDocuments } from './document/documents.service.js';
import { DocumentsOfHandOver } from './document/documents-of-hand-over.service.js';
import { PdfChecker } from './document/pdf-checker.js';
import { EntriesController } from './entry/entries.controller.js';
import { Entries } from './entry/entries.service.js';
import { HandOversController } from './hand-over/hand-overs.controller.js';
import { HandOvers } from './hand-over/hand-overs.service.js';
import { PartsController } from './task/parts.controller.js';
import { Parts } from './task/parts.service.js';
import { TasksController } from './task/tasks.controller.js';
import { Tasks } from './task/tasks.service.js';
import { TemplatesController } from './templates/templates.controller.js';
import { TemplatesService } from './templates/templates.service.js';

const documents = { provide: DOCUMENTS, useClass: DocumentsOfHandOver };
const books = { provide: BOOKS, useExisting: BuildBooks };
const templates = { provide: TEMPLATES, useClass: TemplatesService };

/** The commands of builds. Its ports are for the read model and for other modules. */
@Global()
@Module({
  controllers: [
    BuildsController,
    WorkController,
    WorthController,
    HandOversController,
    EntriesController,
    BuildDocumentsController,
    BuildBooksController,
    PartsController,
    TasksController,
    TemplatesController,
  ],
  providers: [
    BuildPhotos,
    Builds,
    Collaborators,
    HandOvers,
    Entries,
    PdfChecker,
    BuildDocuments,
    documents,
    BuildBooks,
    books,
    BookReader,
    BookDrawer,
    Parts,
    Tasks,
    templates,
  ],
  exports: [documents, books],
})
export class BuildsModule {}
