import { z } from 'zod';
import { defineEvent, defineStream, type EventOf } from '../../kernel/event-store/events.js';

/** A vehicle that a member owns, for "fits my car". */
export const GarageVehicle = z.object({
  year: z.number().int().min(1885).max(2100),
  make: z.string(),
  model: z.string(),
  nickname: z.string().optional(),
});
export type GarageVehicle = z.output<typeof GarageVehicle>;

export const Picture = z.object({ id: z.string(), width: z.number().int(), height: z.number().int() });
export type Picture = z.output<typeof Picture>;

/** The parts of a profile that others see. First name and handle are always shown. */
export const Shown = z.object({
  lastName: z.boolean(),
  picture: z.boolean(),
  bio: z.boolean(),
  area: z.boolean(),
  garage: z.boolean(),
  /** Who follows them, whom they follow, and how many those are. */
  follows: z.boolean(),
});
export type Shown = z.output<typeof Shown>;

export const Profile = z.object({
  firstName: z.string(),
  lastName: z.string().nullable(),
  /** In lower case. Null until one is chosen. */
  handle: z.string().nullable(),
  bio: z.string(),
  /** The ZIP code stays with the member; others see the area, if anything. */
  home: z.object({ zip: z.string(), area: z.string() }).nullable(),
  garage: z.array(GarageVehicle),
  shown: Shown,
});
export type Profile = z.output<typeof Profile>;

/** The parts that are shown until the member chooses. */
export const usualShown: Shown = {
  lastName: false,
  picture: true,
  bio: true,
  area: false,
  garage: true,
  follows: true,
};

/** The profile of a member. Each change records the whole profile.
 *  source  modules/members/README.md */
export const profileEvents = defineStream('profile', {
  ProfileChanged: defineEvent({
    version: 2,
    schema: Profile.extend({ memberId: z.string() }),
    personal: {
      of: 'memberId',
      fields: { firstName: '', lastName: null, handle: null, bio: '', home: null, garage: [] },
    },
    upcasters: [(older) => ({ ...older, shown: { ...(older.shown as object), follows: true } })],
  }),
  PictureChanged: defineEvent({
    version: 1,
    schema: z.object({ memberId: z.string(), picture: Picture.nullable() }),
    personal: { of: 'memberId', fields: { picture: null } },
  }),
  /** A decision of a case took words and picture off it, in events before this one. Here they are as they were; null: it had none. */
  ProfileCleared: defineEvent({
    version: 1,
    schema: z.object({
      memberId: z.string(),
      bio: z.string().nullable(),
      /** With the names that the member gave to vehicles. */
      garage: z.array(GarageVehicle).nullable(),
      picture: Picture.nullable(),
      clearedBy: z.string(),
    }),
    personal: { of: 'memberId', fields: { bio: null, garage: null, picture: null } },
    staffOnly: ['clearedBy'],
  }),
  /** What the member had not changed since is back, in events before this one. */
  ProfileRestored: defineEvent({
    version: 1,
    schema: z.object({ memberId: z.string(), restoredBy: z.string() }),
    staffOnly: ['restoredBy'],
  }),
});

export type ProfileEvent = EventOf<typeof profileEvents>;

/** What others call a member: the last name only where the member shows it. */
export const publicName = ({ firstName, lastName, shown }: Profile): string =>
  shown.lastName && lastName ? `${firstName} ${lastName}` : firstName;
