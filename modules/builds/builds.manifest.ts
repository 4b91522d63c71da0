import { defineManifest } from '../kernel/manifest/manifest.js';
import { bookContent } from './book/book.content.js';
import { bookEvents } from './book/book.events.js';
import { exportBooks } from './book/books.export.js';
import { askOfStallsJob } from './build/ask-of-stalls.job.js';
import { buildContent } from './build/build.content.js';
import { buildEvents } from './build/build.events.js';
import { buildMigrations } from './build/build.migrations.js';
import { buildNotifications } from './build/build.notifications.js';
import { exportBuilds } from './build/builds.export.js';
import { buildsMigrations } from './builds.migrations.js';
import { BuildsModule } from './builds.module.js';
import { buildNotice } from './builds.notification-kinds.js';
import { DOCUMENTS } from './builds.ports.js';
import { documentContent } from './document/document.content.js';
import { documentEvents } from './document/document.events.js';
import { exportDocuments } from './document/documents.export.js';
import { entryContent } from './entry/entry.content.js';
import { entryEvents } from './entry/entry.events.js';
import { deleteBuildFiles } from './file/delete-files.reactor.js';
import { deleteUnusedBuildFilesJob } from './file/delete-unused-files.job.js';
import { tellFollowersJob, tellFollowersOfEntries } from './follow/tell-followers.job.js';
import { copyAlong } from './hand-over/copy-documents-along.reactor.js';
import { deleteBuildPhotos } from './photo/delete-photos.reactor.js';
import { deleteUnusedBuildPhotosJob } from './photo/delete-unused-photos.job.js';
import { exportBuildPhotos } from './photo/photos.export.js';
import { partLinksMigrations } from './task/part-links.migrations.js';
import { taskContent } from './task/task.content.js';
import { taskEvents } from './task/task.events.js';
import { exportTasks } from './task/tasks.export.js';

export const buildsManifest = defineManifest({
  name: 'builds',
  nestModule: BuildsModule,
  migrations: [...buildsMigrations, ...buildMigrations, ...partLinksMigrations],
  streams: [buildEvents, taskEvents, entryEvents, documentEvents, bookEvents],
  contents: [buildContent, taskContent, entryContent, documentContent, bookContent],
  notificationTypes: [buildNotice],
  notifications: buildNotifications,
  reactors: ({ blobs, eventStore, get }) => [
    deleteBuildPhotos({ blobs }),
    deleteBuildFiles({ blobs }),
    tellFollowersOfEntries,
    copyAlong({ eventStore, documents: get(DOCUMENTS) }),
  ],
  jobs: (context) => [
    askOfStallsJob(context),
    deleteUnusedBuildPhotosJob(context),
    deleteUnusedBuildFilesJob(context),
    tellFollowersJob(context),
  ],
  exportSections: (context) => [
    exportBuilds(context),
    exportTasks(context),
    exportDocuments(context),
    exportBooks(context),
    exportBuildPhotos(context),
  ],
});
