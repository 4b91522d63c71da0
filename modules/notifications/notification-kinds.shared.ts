import type { ChannelChoice } from './preferences.schemas.js';

/** A kind for which a member chooses channels. */
export interface NotificationKind {
  /** Its name on the preferences page and in e-mails, which describes what it covers. */
  readonly name: string;
  /** The label above one notification in the list of the app, for subtypes without a subject. */
  readonly label: string;
  /** The subject of its e-mails, for subtypes without their own. */
  readonly subject: string;
  /** The channels of a member who never chose. */
  readonly usual: ChannelChoice;
  /** Its place on the preferences page, the lowest first; without one it comes before account notifications. */
  readonly order?: number;
  /** The kind that it belonged to before members chose it separately: an older choice of that kind applies to it too. */
  readonly formerly?: string;
}

/** A type of notifications, and the subtypes that one module sends. Several modules may send one type. */
export interface NotificationType<Subtype extends string = string> {
  /** Stored in rows and part of the API, so it never changes. */
  readonly type: string;
  /** The kind by which members choose its channels: one of the same word, or another one. */
  readonly kind: NotificationKind | string;
  /** What a notification of each subtype is about, in a few words: the subject of its e-mail, and its label in the list; null: those of the kind. Subtypes are stored in rows too. */
  readonly subjects: Readonly<Record<Subtype, string | null>>;
  /** Type and subtype of a notification: `{ ...saleRequest.of('hold'), recipientId, message, … }`. */
  of(subtype: Subtype): DeclaredType;
}

/** Type and subtype as a module declares them; other combinations do not exist. */
export interface DeclaredType {
  readonly type: string;
  readonly subtype: string;
  readonly [declared]: true;
}
declare const declared: unique symbol;

/** Declares a type in a module's `<module>.notification-kinds.ts`; the manifest names it.
 *  source  README, Adding a kind of notification */
export const defineNotifications = <Subtype extends string>(
  declaration: Omit<NotificationType<Subtype>, 'of'>,
): NotificationType<Subtype> => ({
  ...declaration,
  of: (subtype) => ({ type: declaration.type, subtype }) as unknown as DeclaredType,
});

declare module '../kernel/manifest/manifest.js' {
  interface Manifest {
    /** The types of notifications that this module sends. */
    readonly notificationTypes?: readonly NotificationType[];
  }
}
