import { defineManifest } from '../../../modules/kernel/manifest/manifest.js';
import { exportMessages } from './messages.export.js';
import { messages } from './messages.projection.js';
import { MessagesProjectionModule } from './messages-projection.module.js';

export const messagesProjectionManifest = defineManifest({
  name: 'projections/messages/messages',
  nestModule: MessagesProjectionModule,
  projections: [messages],
  exportSections: (context) => [exportMessages(context)],
});
