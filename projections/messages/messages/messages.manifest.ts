import { defineManifest } from '../../../modules/kernel/manifest/manifest.js';
import { exportMessages } from './messages.export.js';
import { MessagesProjectionModule } from './messages.module.js';
import { messages } from './messages.projection.js';

export const messagesProjectionManifest = defineManifest({
  name: 'projections/messages/messages',
  nestModule: MessagesProjectionModule,
  projections: [messages],
  exportSections: (context) => [exportMessages(context)],
});
