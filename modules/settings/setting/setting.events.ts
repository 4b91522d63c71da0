import { z } from 'zod';
import { defineEvent, defineStream, type EventOf } from '../../kernel/event-store/events.js';
import { SettingValue } from '../settings.schemas.js';

/** The settings of the site that admins have changed: one stream for all.
 *  source  README, Rules; ADR 0080 */
export const settingEvents = defineStream('setting', {
  SettingChanged: defineEvent({
    version: 1,
    schema: z.object({ name: z.string(), value: SettingValue, reason: z.string() }),
    staffOnly: ['reason'],
  }),
});

export type SettingEvent = EventOf<typeof settingEvents>;

/** The id of the one stream. */
export const siteSettings = 'site';
