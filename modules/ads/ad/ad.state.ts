import { unreachable } from '../../kernel/decider/errors.js';
import type { StreamState } from '../../kernel/decider/stream-decider.js';
import type { Photo } from '../../media/photo.schemas.js';
import type { AdStatus } from '../ads.schemas.js';
import { type AdEvent, type AdWords, adEvents } from './ad.events.js';

export interface Ad {
  /** By staff: the days and the cap of a running ad say besides whether it is shown. */
  readonly status: 'none' | AdStatus;
  readonly words: AdWords | null;
  readonly picture: AdPicture | null;
}

export interface AdPicture {
  readonly photo: Photo;
  readonly alt: string;
}

export const adState: StreamState<typeof adEvents, Ad> = {
  events: adEvents,
  initial: { status: 'none', words: null, picture: null },
  evolve,
};

function evolve(ad: Ad, event: AdEvent): Ad {
  switch (event.type) {
    case 'AdDrafted':
      return { ...ad, status: 'draft', words: event.data.words };
    case 'AdChanged':
      return { ...ad, words: event.data.words };
    case 'AdPictureChanged':
      return { ...ad, picture: pictureIn(event.data) };
    case 'AdStarted':
      return { ...ad, status: 'running' };
    case 'AdPaused':
      return { ...ad, status: 'paused' };
    case 'AdEnded':
      return { ...ad, status: 'ended' };
    default:
      return unreachable(event);
  }
}

const pictureIn = ({
  photo,
  alt,
}: {
  readonly photo: Photo | null;
  readonly alt: string;
}): AdPicture | null => photo && { photo, alt };
