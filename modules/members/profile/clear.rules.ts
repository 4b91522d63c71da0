import { type Command, type CommandOf, event } from '../../kernel/decider/decider.js';
import type { ProfileEvent } from './profile.events.js';
import { type ProfileState, withoutNicknames } from './profile.state.js';

/** What a decision of a case does to a profile, and how it is taken back. */
export type ClearCommand =
  | Command<'ClearProfile', { readonly memberId: string }>
  | Command<'RestoreProfile', { readonly memberId: string }>;

/** Take the picture and the member's own words off a profile: what they wrote about themselves, and the names of their vehicles. Name and handle stay.
 *  events  [ProfileChanged], [PictureChanged] or both, then [ProfileCleared]; [] when there is nothing to take off */
export function clear(
  { memberId, meta }: CommandOf<ClearCommand, 'ClearProfile'>,
  { profile, picture }: ProfileState,
): readonly ProfileEvent[] {
  const bio = profile?.bio || null;
  const garage = profile?.garage.some(({ nickname }) => nickname !== undefined) ? profile.garage : null;
  if (bio === null && garage === null && picture === null) return [];
  return [
    ...(profile && (bio !== null || garage !== null)
      ? [
          event('ProfileChanged', {
            ...profile,
            memberId,
            bio: '',
            garage: withoutNicknames(profile.garage),
          }),
        ]
      : []),
    ...(picture ? [event('PictureChanged', { memberId, picture: null })] : []),
    event('ProfileCleared', { memberId, bio, garage, picture, clearedBy: meta.actor.id }),
  ];
}

/** Give back what was taken off a profile, and what the member has not changed since.
 *  events  what comes back, then [ProfileRestored]; [] when nothing was taken off */
export function restore(
  { memberId, meta }: CommandOf<ClearCommand, 'RestoreProfile'>,
  { profile, cleared }: ProfileState,
): readonly ProfileEvent[] {
  if (!cleared) return [];
  const { bio, garage, picture } = cleared;
  const words = { ...(bio !== null && { bio }), ...(garage !== null && { garage: [...garage] }) };
  return [
    ...(profile && Object.keys(words).length > 0
      ? [event('ProfileChanged', { ...profile, ...words, memberId })]
      : []),
    ...(picture ? [event('PictureChanged', { memberId, picture })] : []),
    event('ProfileRestored', { memberId, restoredBy: meta.actor.id }),
  ];
}
