import type { ChannelChoice } from './preferences.schemas.js';

/** What a member chooses channels for. */
export interface NotificationKind {
  /** What it is called on the preferences page and in e-mails, which says what it covers. */
  readonly name: string;
  /** Above one notification in the list of the app. */
  readonly label: string;
  /** Of its e-mails, where a subtype has no subject of its own. */
  readonly subject: string;
  /** The channels of a member who never chose. */
  readonly usual: ChannelChoice;
  /** Its place on the preferences page, the lowest first; without one it comes before what is about the account. */
  readonly order?: number;
  /** The kind that it belonged to before members chose it by itself: an older choice of that one holds for it too. */
  readonly formerly?: string;
}

/** A type of notifications and the subtypes that one module sends of it. Several modules may send one type. */
export interface NotificationType<Subtype extends string = string> {
  /** In rows and in the API, so it never changes. */
  readonly type: string;
  /** What members choose its channels by: a kind of its own under the same word, or the word of another kind. */
  readonly kind: NotificationKind | string;
  /** The subject of an e-mail about each subtype, in as few words as possible; null: the subject of the kind. Subtypes are in rows too. */
  readonly subjects: Readonly<Record<Subtype, string | null>>;
  /** Type and subtype of a notification: `{ ...saleRequest.of('hold'), recipientId, message, … }`. */
  of(subtype: Subtype): DeclaredType;
}

/** Type and subtype as a module declares them: a notification has no others. */
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
