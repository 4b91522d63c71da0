import { z } from 'zod';

/** The kind of all account notifications, and of types that no module declares. It is always shown in the app. */
export const accountKind = 'other';

export const Channels = z.object({ inApp: z.boolean(), mail: z.boolean(), digest: z.boolean() });
export type ChannelChoice = Readonly<z.output<typeof Channels>>;
/** "22:00" to "07:00" by the clock of a time zone ("America/Chicago"). */
export const QuietHours = z.object({ from: z.string(), until: z.string(), timeZone: z.string() });
export const Preferences = z.object({
  /** By kind of notification: those that the modules declare. */
  channels: z.record(z.string(), Channels),
  quietHours: QuietHours.nullable(),
  /** Whether e-mails quote the first line of what others wrote. */
  wordsInMail: z.boolean(),
});
export type Preferences = z.output<typeof Preferences>;
