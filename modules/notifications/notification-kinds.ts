import { z } from 'zod';
import type { Manifest } from '../kernel/manifest/manifest.js';
import { definePort } from '../kernel/manifest/port.js';
import type { NotificationKind } from './notification-kinds.shared.js';
import { accountKind, Channels, type Preferences } from './preferences.schemas.js';

/** The notification kinds that the modules of this process declare. */
export interface NotificationKinds {
  /** In the order of the preferences page. */
  readonly all: readonly (NotificationKind & { readonly kind: string; readonly isSent: boolean })[];
  /** The defaults of a member who never chose. */
  readonly usual: Preferences;
  /** The choices of a member: the channels of every kind, and of no other. */
  readonly Chosen: z.ZodType<Pick<Preferences, 'channels'>>;
  has(kind: string): boolean;
  /** The kind by which a notification of this type is chosen: `other` for an undeclared type. */
  kindOf(type: string): string;
  nameOf(kind: string): string;
  /** What one notification is called in the list: as the subject of its e-mails, or by its kind. */
  labelOf(type: string, subtype: string): string;
  /** The subject of an e-mail about one notification. */
  subjectOf(type: string, subtype: string): string;
}

/** Provided within this module. */
export const NOTIFICATION_KINDS = definePort<NotificationKinds>('NotificationKinds');

/** Collect the kinds of all modules.
 *  errors  Error when two modules declare one kind, or declare a type differently, or a type has an undeclared kind */
export function collectKinds(manifests: readonly Pick<Manifest, 'notificationTypes'>[]): NotificationKinds {
  const types = manifests.flatMap(({ notificationTypes = [] }) => notificationTypes);
  const kinds = new Map<string, NotificationKind>();
  for (const { type, kind } of types) {
    if (typeof kind === 'string') continue;
    if (kinds.has(type)) throw new Error(`The kind of notification ${type} is declared twice`);
    kinds.set(type, kind);
  }
  const byType = new Map<string, string>();
  const subjects = new Map<string, string | null>();
  for (const { type, kind, subjects: ofType } of types) {
    const word = typeof kind === 'string' ? kind : type;
    if (!kinds.has(word))
      throw new Error(`${type} is of the kind of notification ${word}, which nobody declares`);
    if ((byType.get(type) ?? word) !== word) throw new Error(`${type} is of two kinds of notification`);
    byType.set(type, word);
    for (const [subtype, subject] of Object.entries(ofType)) {
      const key = `${type} ${subtype}`;
      if (subjects.has(key) && subjects.get(key) !== subject) throw new Error(`${key} has two subjects`);
      subjects.set(key, subject);
    }
  }
  const all = [...kinds]
    .map(([kind, declaration]) => ({
      ...declaration,
      kind,
      isSent: types.some((one) => byType.get(one.type) === kind && Object.keys(one.subjects).length > 0),
    }))
    .sort((a, b) => orderOf(a) - orderOf(b) || a.kind.localeCompare(b.kind));
  const kindOf = (type: string): string => byType.get(type) ?? accountKind;
  const declarationOf = (kind: string): NotificationKind | undefined =>
    kinds.get(kind) ?? kinds.get(accountKind);
  return {
    all,
    usual: {
      channels: Object.fromEntries(all.map(({ kind, usual }) => [kind, usual])),
      quietHours: null,
      wordsInMail: false,
    },
    Chosen: z.object({ channels: z.record(z.enum(all.map(({ kind }) => kind)), Channels) }),
    has: (kind) => kinds.has(kind),
    kindOf,
    nameOf: (kind) => declarationOf(kind)?.name ?? '',
    labelOf: (type, subtype) =>
      subjects.get(`${type} ${subtype}`) ?? declarationOf(kindOf(type))?.label ?? '',
    subjectOf: (type, subtype) =>
      subjects.get(`${type} ${subtype}`) ?? declarationOf(kindOf(type))?.subject ?? '',
  };
}

const orderOf = ({ kind, order }: NotificationKind & { readonly kind: string }): number =>
  kind === accountKind ? Number.POSITIVE_INFINITY : (order ?? Number.MAX_SAFE_INTEGER);
