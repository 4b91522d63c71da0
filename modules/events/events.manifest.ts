import { defineManifest } from '../kernel/manifest/manifest.js';
import { attendanceEvents } from './attendance/attendance.events.js';
import { exportAttendance } from './attendance/attendance.export.js';
import { attendanceMigrations } from './attendance/attendance.migrations.js';
import { remindOfDatesJob } from './attendance/remind-of-dates.job.js';
import { broadcastContent } from './broadcast/broadcast.content.js';
import { broadcastEvents } from './broadcast/broadcast.events.js';
import { broadcastMigrations } from './broadcast/broadcast.migrations.js';
import { deliverBroadcastJob, deliverBroadcasts } from './broadcast/deliver-broadcast.job.js';
import { calendarMigrations } from './calendar/calendar.migrations.js';
import { deleteCalendarAddresses } from './calendar/delete-calendar-addresses.reactor.js';
import { EventsModule } from './events.module.js';
import { attendedEvent, eachSwapMeet, organizing, swapMeet } from './events.notification-kinds.js';
import { tellFollowersJob, tellFollowersOfEvents } from './follow/tell-followers.job.js';
import { deleteEventPhotos } from './gathering/delete-event-photos.reactor.js';
import { extendDatesJob } from './gathering/extend-dates.job.js';
import { gatheringContent } from './gathering/gathering.content.js';
import { gatheringEvents } from './gathering/gathering.events.js';
import { gatheringOrphaned } from './gathering/gathering-orphaned.effect.js';
import { exportEventPhotos } from './gathering/photos.export.js';
import { tellAttendingJob, tellAttendingOfChanges } from './gathering/tell-attending.job.js';
import { deleteImportedEntries } from './import/delete-imported-entries.reactor.js';
import { importMigrations } from './import/import.migrations.js';
import { announceEachSwapMeet, announceEachSwapMeetJob } from './near/announce-each-swap-meet.job.js';
import { announceSwapMeetsJob } from './near/announce-swap-meets.job.js';
import { endVerificationsJob } from './organizer/end-verifications.job.js';
import { exportEvidence } from './organizer/evidence.export.js';
import { organizerContent } from './organizer/organizer.content.js';
import { organizerEvents } from './organizer/organizer.events.js';
import { organizerNotifications } from './organizer/organizer.notifications.js';
import { partWithErasedJob } from './organizer/part-with-erased.job.js';
import { reviewNotifications } from './organizer/review.notifications.js';
import { suggestionContent } from './suggestion/suggestion.content.js';
import { suggestionEvents } from './suggestion/suggestion.events.js';
import { suggestionNotifications } from './suggestion/suggestion.notifications.js';

export const eventsManifest = defineManifest({
  name: 'events',
  nestModule: EventsModule,
  migrations: [...importMigrations, ...attendanceMigrations, ...broadcastMigrations, ...calendarMigrations],
  streams: [gatheringEvents, organizerEvents, attendanceEvents, suggestionEvents, broadcastEvents],
  contents: [gatheringContent, organizerContent, suggestionContent, broadcastContent],
  effects: [gatheringOrphaned],
  notificationTypes: [swapMeet, eachSwapMeet, attendedEvent, organizing],
  reactors: (context) => [
    tellAttendingOfChanges,
    announceEachSwapMeet,
    deleteEventPhotos(context),
    tellFollowersOfEvents(context),
    deleteImportedEntries(context),
    deliverBroadcasts,
    deleteCalendarAddresses,
  ],
  notifications: [...organizerNotifications, ...reviewNotifications, ...suggestionNotifications],
  jobs: (context) => [
    tellAttendingJob(context),
    extendDatesJob(context),
    endVerificationsJob(context),
    partWithErasedJob(context),
    remindOfDatesJob(context),
    announceSwapMeetsJob(context),
    announceEachSwapMeetJob(context),
    deliverBroadcastJob(context),
    tellFollowersJob(context),
  ],
  exportSections: (context) => [
    exportAttendance(context),
    exportEventPhotos(context),
    exportEvidence(context),
  ],
});
