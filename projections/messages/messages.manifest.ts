import { defineManifest } from '../../modules/kernel/manifest/manifest.js';
import { ThreadsController } from './messages.controller.js';
import { exportMessages } from './messages.export.js';
import { messages } from './messages.projection.js';

export const messagesProjectionManifest = defineManifest({
  name: 'projections/messages',
  controllers: [ThreadsController],
  projections: [messages],
  exportSections: (context) => [exportMessages(context)],
});
