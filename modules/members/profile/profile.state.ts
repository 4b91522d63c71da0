import { unreachable } from '../../kernel/decider/errors.js';
import type { StreamState } from '../../kernel/decider/stream-decider.js';
import { type Picture, type Profile, type ProfileEvent, profileEvents } from './profile.events.js';

export interface ProfileState {
  readonly profile: Profile | null;
  readonly picture: Picture | null;
}

export const profileState: StreamState<typeof profileEvents, ProfileState> = {
  events: profileEvents,
  initial: { profile: null, picture: null },
  evolve,
};

function evolve(state: ProfileState, event: ProfileEvent): ProfileState {
  switch (event.type) {
    case 'ProfileChanged': {
      const { memberId: _, ...profile } = event.data;
      return { ...state, profile };
    }
    case 'PictureChanged':
      return { ...state, picture: event.data.picture };
    default:
      return unreachable(event);
  }
}
