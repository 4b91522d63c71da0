import { type Command, type CommandOf, event } from '../../kernel/decider/decider.js';
import { invalid, unprocessable, unreachable } from '../../kernel/decider/errors.js';
import type { StreamDecider } from '../../kernel/decider/stream-decider.js';
import { type ClearCommand, clear, restore } from './clear.rules.js';
import { type Picture, type Profile, type ProfileEvent, profileEvents } from './profile.events.js';
import { type ProfileState, profileState } from './profile.state.js';
import { reservedHandles } from './reserved-handles.rules.js';

/** The actor is the member whose profile it is, but for what a decision does. */
export type ProfileCommand =
  | Command<'ChangeProfile', { readonly profile: Profile }>
  | Command<'ChangePicture', { readonly picture: Picture | null }>
  | ClearCommand;

export const maxVehicles = 20;

/** source  README, Commands, Rules 1–3 and 14 */
export const profileDecider: StreamDecider<typeof profileEvents, ProfileState, ProfileCommand> = {
  ...profileState,
  decide,
  isAlwaysCarriedOut: ({ type }) => type === 'ClearProfile' || type === 'RestoreProfile',
};

function decide(command: ProfileCommand, state: ProfileState): readonly ProfileEvent[] {
  switch (command.type) {
    case 'ChangeProfile':
      return change(command, state);
    case 'ChangePicture':
      return changePicture(command, state);
    case 'ClearProfile':
      return clear(command, state);
    case 'RestoreProfile':
      return restore(command, state);
    default:
      return unreachable(command);
  }
}

/** out     [ProfileChanged], or [] when nothing changes
 *  errors  HANDLE_NOT_ALLOWED (invalid), TOO_MANY_VEHICLES (unprocessable) */
function change(
  { profile, meta }: CommandOf<ProfileCommand, 'ChangeProfile'>,
  state: ProfileState,
): readonly ProfileEvent[] {
  if (profile.handle !== null) refuseHandle(profile.handle);
  if (profile.garage.length > maxVehicles)
    throw unprocessable('TOO_MANY_VEHICLES', { message: `A garage holds at most ${maxVehicles} vehicles.` });
  if (state.profile && same(state.profile, profile)) return [];
  return [event('ProfileChanged', { memberId: meta.actor.id, ...profile })];
}

/** out  [PictureChanged], or [] for the same picture */
function changePicture(
  { picture, meta }: CommandOf<ProfileCommand, 'ChangePicture'>,
  state: ProfileState,
): readonly ProfileEvent[] {
  if ((state.picture?.id ?? null) === (picture?.id ?? null)) return [];
  return [event('PictureChanged', { memberId: meta.actor.id, picture })];
}

function refuseHandle(handle: string): void {
  if (!/^[a-z][a-z0-9]*(?:[-_][a-z0-9]+)*$/.test(handle) || handle.length < 3 || handle.length > 30)
    throw invalid('HANDLE_NOT_ALLOWED', {
      message:
        'A handle has 3 to 30 lowercase letters, digits, hyphens or underscores, and starts with a letter.',
      fields: [{ path: 'handle', message: 'Use 3 to 30 lowercase letters, digits, hyphens or underscores.' }],
    });
  if (reservedHandles.has(handle.replaceAll(/[-_]/g, '')))
    throw invalid('HANDLE_NOT_ALLOWED', {
      message: 'That handle is reserved. Choose another.',
      fields: [{ path: 'handle', message: 'That handle is reserved. Choose another.' }],
    });
}

function same(one: Profile, other: Profile): boolean {
  return (Object.keys(one) as (keyof Profile)[]).every(
    (field) => JSON.stringify(sorted(one[field])) === JSON.stringify(sorted(other[field])),
  );
}

/** The order of fields does not matter. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([field, part]) => [field, sorted(part)]);
}
