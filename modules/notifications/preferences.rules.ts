import {
  type NotificationKind,
  notificationKinds,
  notificationTypes,
  Preferences,
  usualPreferences,
} from './preferences.schemas.js';

/** What one link or one e-mail is of: one kind, or the digest. */
export type Mails = NotificationKind | 'digest';

/** Preferences as they were stored. A kind that is newer than the choice is as it was before it had a choice of its own. */
export function readPreferences(stored: unknown): Preferences {
  const { channels, ...rest } = stored as Preferences;
  const older: Partial<Preferences['channels']> = channels;
  return Preferences.parse({
    ...rest,
    channels: { ...usualPreferences.channels, match: older.new_listing, ...older },
  });
}

/** What a notification of this type is chosen by: itself, or `other` for a word that is not one of the types. */
export function kindOf(type: string): NotificationKind {
  return notificationTypes.find((known) => known === type) ?? 'other';
}

/** Whether a member sees this type in the app. What is about the account itself is always shown. */
export function isShown({ channels }: Preferences, type: string): boolean {
  const kind = kindOf(type);
  return kind === 'other' || channels[kind].inApp;
}

/** The kinds that a member keeps out of the app. */
export const hiddenKinds = (preferences: Preferences): readonly NotificationKind[] =>
  notificationKinds.filter((kind) => !isShown(preferences, kind));

/** What a member chose, with what is about the account itself in the app. */
export const chosen = ({ channels, quietHours }: Preferences): Preferences => ({
  channels: { ...channels, other: { ...channels.other, inApp: true } },
  quietHours,
});

/** Whether e-mails of this kind, or the digest of any kind, come today. */
export function wantsMails({ channels }: Preferences, mails: Mails): boolean {
  return mails === 'digest' ? notificationKinds.some((kind) => channels[kind].digest) : channels[mails].mail;
}

/** The same without e-mails of one kind, or without the digest; everything else stays as it was chosen. */
export function withoutMails({ channels, quietHours }: Preferences, mails: Mails): Preferences {
  const rest = notificationKinds.map((kind) => [
    kind,
    {
      ...channels[kind],
      ...(mails === 'digest' && { digest: false }),
      ...(mails === kind && { mail: false }),
    },
  ]);
  return { channels: Object.fromEntries(rest) as Preferences['channels'], quietHours };
}
