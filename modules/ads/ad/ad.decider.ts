import { type Command, type CommandOf, event } from '../../kernel/decider/decider.js';
import { conflict, notFound, unreachable } from '../../kernel/decider/errors.js';
import type { StreamDecider } from '../../kernel/decider/stream-decider.js';
import type { AdEvent, AdWords, adEvents } from './ad.events.js';
import { type Ad, type AdPicture, adState } from './ad.state.js';
import { isSame } from './is-same.rules.js';

export type AdCommand =
  | Command<'DraftAd', { readonly words: AdWords }>
  | Command<'ChangeAd', { readonly words: AdWords }>
  | Command<'ChangeAdPicture', { readonly picture: AdPicture | null }>
  | Command<'StartAd'>
  | Command<'PauseAd'>
  | Command<'EndAd'>;

/** An ad: made, shown, paused and ended by staff. The contract says who may.
 *  source  README, Commands */
export const adDecider: StreamDecider<typeof adEvents, Ad, AdCommand> = {
  ...adState,
  decide(command, ad) {
    if (command.type === 'DraftAd') return draft(command, ad);
    mustBe(ad);
    switch (command.type) {
      case 'ChangeAd':
        return change(command, mustNotBeOver(ad));
      case 'ChangeAdPicture':
        return changePicture(command, mustNotBeOver(ad));
      case 'StartAd':
        return start(command, mustNotBeOver(ad));
      case 'PauseAd':
        return pause(command, mustNotBeOver(ad));
      case 'EndAd':
        return end(command, ad);
      default:
        return unreachable(command);
    }
  },
  isAlwaysCarriedOut: ({ type }) => type === 'PauseAd' || type === 'EndAd',
};

/** Draft an ad, which nobody is shown yet.
 *  events  [AdDrafted], or [] when it is drafted so already
 *  errors  AD_ID_TAKEN (conflict) */
function draft({ words, meta }: CommandOf<AdCommand, 'DraftAd'>, ad: Ad): readonly AdEvent[] {
  if (ad.status === 'none') return [event('AdDrafted', { words, by: meta.actor.id })];
  if (isSame(ad.words, words)) return [];
  throw conflict('AD_ID_TAKEN', { message: 'There is another ad of that id.' });
}

/** out  [AdChanged], or [] when it says that already */
const change = ({ words, meta }: CommandOf<AdCommand, 'ChangeAd'>, ad: Ad): readonly AdEvent[] =>
  isSame(ad.words, words) ? [] : [event('AdChanged', { words, by: meta.actor.id })];

/** out  [AdPictureChanged], or [] when it has that picture, or none, already */
function changePicture(
  { picture, meta }: CommandOf<AdCommand, 'ChangeAdPicture'>,
  ad: Ad,
): readonly AdEvent[] {
  if (isSame(ad.picture, picture)) return [];
  const { photo, alt } = picture ?? { photo: null, alt: '' };
  return [event('AdPictureChanged', { photo, alt, by: meta.actor.id })];
}

/** Show it from its first day on.
 *  out  [AdStarted], or [] when it runs already */
const start = ({ meta }: CommandOf<AdCommand, 'StartAd'>, { status }: Ad): readonly AdEvent[] =>
  status === 'running' ? [] : [event('AdStarted', { by: meta.actor.id })];

/** out  [AdPaused], or [] when it does not run */
const pause = ({ meta }: CommandOf<AdCommand, 'PauseAd'>, { status }: Ad): readonly AdEvent[] =>
  status === 'running' ? [event('AdPaused', { by: meta.actor.id })] : [];

/** out  [AdEnded], or [] when it was ended already */
const end = ({ meta }: CommandOf<AdCommand, 'EndAd'>, { status }: Ad): readonly AdEvent[] =>
  status === 'ended' ? [] : [event('AdEnded', { by: meta.actor.id })];

function mustBe({ status }: Ad): void {
  if (status === 'none') throw adNotFound();
}

function mustNotBeOver(ad: Ad): Ad {
  if (ad.status === 'ended')
    throw conflict('AD_OVER', { message: 'This ad was ended. Draft a new one instead.' });
  return ad;
}

/** errors  AD_NOT_FOUND (not-found) */
export const adNotFound = () => notFound('AD_NOT_FOUND', { message: 'There is no such ad.' });
