import { defineManifest } from '../kernel/manifest/manifest.js';
import { MEMBER_RELATIONS } from '../members/member-relations.ports.js';
import { NOTIFIER } from '../notifications/notifications.ports.js';
import { deleteMarks } from './delete-marks.reactor.js';
import { deleteOldOutreachJob } from './delete-old-outreach.job.js';
import { messageContent } from './message/message.content.js';
import { messageEvents } from './message/message.events.js';
import { messagesMigrations } from './messages.migrations.js';
import { MessagesModule } from './messages.module.js';
import { newMessage } from './messages.notification-kinds.js';
import { notifyOfMessages } from './notify-of-messages.reactor.js';
import { deleteOldMessagePhotosJob } from './photos/delete-old-photos.job.js';
import { deleteMessagePhotos } from './photos/delete-photos.reactor.js';
import { conversationClosed } from './thread/conversation-closed.effect.js';
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
  effects: [conversationClosed],
  reactors: ({ eventStore, contents, blobs, get }) => [
    notifyOfMessages({ eventStore, relations: get(MEMBER_RELATIONS), notifier: get(NOTIFIER) }),
    deleteMarks,
    deleteMessagePhotos({ eventStore, contents, blobs }),
  ],
  jobs: (context) => [deleteOldOutreachJob(context), deleteOldMessagePhotosJob(context)],
});
