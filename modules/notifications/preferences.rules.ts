import { accountKind, type ChannelChoice, type Preferences } from './preferences.schemas.js';

/** The scope of a link or an e-mail: a kind, or the digest. */
export type Mails = string;

/** Stored preferences, for the current kinds. A kind that is newer than the stored preferences behaves as before it had its own preference.
 *  PostgreSQL stores keys in its own order; here they always have the same, so that equal preferences have equal JSON. */
export function readPreferences(
  { all }: { readonly all: readonly Kind[] },
  stored: Omit<Preferences, 'wordsInMail'> & Partial<Preferences>,
): Preferences {
  const { channels, quietHours, wordsInMail = false } = stored;
  const chosen = all.map(({ kind, formerly = '', usual }) => [
    kind,
    inOrder(channels[kind] ?? channels[formerly] ?? usual),
  ]);
  return {
    channels: Object.fromEntries(chosen),
    quietHours: quietHours && {
      from: quietHours.from,
      until: quietHours.until,
      timeZone: quietHours.timeZone,
    },
    wordsInMail,
  };
}

const inOrder = ({ inApp, mail, digest }: ChannelChoice): ChannelChoice => ({ inApp, mail, digest });

interface Kind {
  readonly kind: string;
  readonly formerly?: string;
  readonly usual: ChannelChoice;
}

/** Whether a member sees this kind in the app. Account notifications are always shown. */
export const isShown = ({ channels }: Preferences, kind: string): boolean =>
  kind === accountKind || channels[kind]?.inApp !== false;

/** Whether a member is told of this kind anywhere. */
export const hasAnyChannel = ({ channels }: Preferences, kind: string): boolean =>
  Object.values(channels[kind] ?? {}).some((isOn) => isOn);

/** The kinds that a member hides in the app. */
export const hiddenKinds = (preferences: Preferences): readonly string[] =>
  Object.keys(preferences.channels).filter((kind) => !isShown(preferences, kind));

/** A member's preferences, with account notifications shown in the app. */
export function chosen({ channels, ...rest }: Preferences): Preferences {
  const account = channels[accountKind];
  return {
    channels: { ...channels, ...(account && { [accountKind]: { ...account, inApp: true } }) },
    ...rest,
  };
}

/** Whether e-mails of this kind, or the digest of any kind, are sent now. */
export function wantsMails({ channels }: Preferences, mails: Mails): boolean {
  return mails === 'digest'
    ? Object.values(channels).some(({ digest }) => digest)
    : channels[mails]?.mail === true;
}

/** The same without e-mails of one kind, or without the digest; the rest is unchanged. */
export function withoutMails({ channels, ...others }: Preferences, mails: Mails): Preferences {
  const rest = Object.entries(channels).map(([kind, choice]) => [
    kind,
    {
      ...choice,
      ...(mails === 'digest' && { digest: false }),
      ...(mails === kind && { mail: false }),
    },
  ]);
  return { channels: Object.fromEntries(rest), ...others };
}
