import { unreachable } from '../../kernel/decider/errors.js';
import type { StreamState } from '../../kernel/decider/stream-decider.js';
import {
  type GarageVehicle,
  type Picture,
  type Profile,
  type ProfileEvent,
  profileEvents,
} from './profile.events.js';

export interface ProfileState {
  readonly profile: Profile | null;
  readonly picture: Picture | null;
  /** What a decision took off it and the member has not changed since; null when nothing was taken off. */
  readonly cleared: Cleared | null;
}

/** null: it had none, or the member has changed it since. */
export interface Cleared {
  readonly bio: string | null;
  readonly garage: readonly GarageVehicle[] | null;
  readonly picture: Picture | null;
}

export const profileState: StreamState<typeof profileEvents, ProfileState> = {
  events: profileEvents,
  initial: { profile: null, picture: null, cleared: null },
  evolve,
};

/** Vehicles without the names that a member gave them. */
export const withoutNicknames = (garage: readonly GarageVehicle[]): GarageVehicle[] =>
  garage.map(({ nickname: _, ...vehicle }) => vehicle);

function evolve(state: ProfileState, event: ProfileEvent): ProfileState {
  switch (event.type) {
    case 'ProfileChanged': {
      const { memberId: _, ...profile } = event.data;
      return { ...state, profile, cleared: state.cleared && unchangedBy(profile, state.cleared) };
    }
    case 'PictureChanged':
      return {
        ...state,
        picture: event.data.picture,
        cleared: state.cleared && { ...state.cleared, picture: null },
      };
    case 'ProfileCleared': {
      const { bio, garage, picture } = event.data;
      return { ...state, cleared: { bio, garage, picture } };
    }
    case 'ProfileRestored':
      return { ...state, cleared: null };
    default:
      return unreachable(event);
  }
}

function unchangedBy({ bio, garage }: Profile, cleared: Cleared): Cleared {
  const isSameGarage =
    cleared.garage !== null && JSON.stringify(garage) === JSON.stringify(withoutNicknames(cleared.garage));
  return {
    ...cleared,
    bio: bio === '' ? cleared.bio : null,
    garage: isSameGarage ? cleared.garage : null,
  };
}
