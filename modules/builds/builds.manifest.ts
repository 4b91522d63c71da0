import { defineManifest } from '../kernel/manifest/manifest.js';
import { bookEvents } from './book/book.events.js';
import { buildEvents } from './build/build.events.js';
import { BuildsModule } from './builds.module.js';
import { documentEvents } from './document/document.events.js';
import { entryEvents } from './entry/entry.events.js';
import { taskEvents } from './task/task.events.js';

export const buildsManifest = defineManifest({
  name: 'builds',
  nestModule: BuildsModule,
  streams: [buildEvents, taskEvents, entryEvents, documentEvents, bookEvents],
});
