import { defineManifest } from '../kernel/manifest/manifest.js';
import { MEMBER_ACCESS } from '../members/member-relations.ports.js';
import { NOTIFIER } from '../notifications/notifications.ports.js';
import { forgetMarks } from './forget-marks.reactor.js';
import { messageContent } from './message/message.content.js';
import { messageEvents } from './message/message.events.js';
import { messagesMigrations } from './messages.migrations.js';
import { MessagesModule } from './messages.module.js';
import { newMessage } from './messages.notification-kinds.js';
import { notifyOfMessages } from './notify-of-messages.reactor.js';
import { deleteMessagePhotos } from './photos/delete-photos.reactor.js';
import { purgeMessagePhotos } from './photos/purge-photos.job.js';
import { purgeOutreach } from './purge-outreach.job.js';
import { threadEvents } from './thread/thread.events.js';
import { threadNotifications } from './thread/thread.notifications.js';

export const messagesManifest = defineManifest({
  name: 'messages',
  nestModule: MessagesModule,
  migrations: messagesMigrations,
  notificationTypes: [newMessage],
  notifications: threadNotifications,
  streams: [threadEvents, messageEvents],
  contents: [messageContent],
  reactors: ({ eventStore, contents, blobs, get }) => [
    notifyOfMessages({ eventStore, contents, access: get(MEMBER_ACCESS), notifier: get(NOTIFIER) }),
    forgetMarks,
    deleteMessagePhotos({ eventStore, blobs }),
  ],
  jobs: (context) => [purgeOutreach(context), purgeMessagePhotos(context)],
});
