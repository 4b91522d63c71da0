import { type CommandOf, event } from '../../kernel/decider/decider.js';
import { conflict, unprocessable } from '../../kernel/decider/errors.js';
import type { GatheringEvent } from './gathering.events.js';
import type { Dates, GatheringWords } from './gathering.schemas.js';
import { clockAt, closingOf, type Gathering, type GatheringCommand, isOver } from './gathering.state.js';
import {
  alreadyOver,
  alreadyPublished,
  isCancelled,
  isDraft,
  mustBeDraft,
  mustEndLater,
  mustExist,
  noGathering,
} from './gathering-guards.rules.js';

export const maxPhotos = 10;

/** Draft a gathering for an organizer.
 *  events  [GatheringDrafted], or [] when the same member drafted it for the same organizer before
 *  errors  GATHERING_ID_TAKEN (conflict), TIMES_REVERSED, ALREADY_OVER (unprocessable) */
export function draft(
  { gathering: { dates, clubId, ...words }, meta }: CommandOf<GatheringCommand, 'DraftGathering'>,
  { status, organizerId, clubId: before }: Gathering,
): readonly GatheringEvent[] {
  if (status !== 'none' && before === clubId && organizerId === meta.actor.id) return [];
  if (status !== 'none')
    throw conflict('GATHERING_ID_TAKEN', { message: 'There is an event under this id already.' });
  mustEndLater(dates);
  const days = daysToCome(dates, clockAt({ words }, meta.now));
  return [
    event('GatheringDrafted', { ...words, dates: { ...dates, days }, clubId, organizerId: meta.actor.id }),
  ];
}

/** Say something else of a gathering; its photos stay.
 *  events  [GatheringChanged], or [] when it says that already
 *  errors  GATHERING_NOT_FOUND (not-found), GATHERING_OVER (conflict) */
export function change(
  { words, meta }: CommandOf<GatheringCommand, 'ChangeGathering'>,
  gathering: Gathering,
): readonly GatheringEvent[] {
  const before = wordsOfOpen(gathering, meta.now);
  return changedTo(before, { ...words, photos: before.photos }, meta.actor.id);
}

/** errors  those of `change`, TOO_MANY_PHOTOS (unprocessable) */
export function addPhoto(
  { photo, meta }: CommandOf<GatheringCommand, 'AddPhoto'>,
  gathering: Gathering,
): readonly GatheringEvent[] {
  const words = wordsOfOpen(gathering, meta.now);
  if (words.photos.some(({ id }) => id === photo.id)) return [];
  if (words.photos.length >= maxPhotos)
    throw unprocessable('TOO_MANY_PHOTOS', { message: `An event has at most ${maxPhotos} photos.` });
  return changedTo(words, { ...words, photos: [...words.photos, photo] }, meta.actor.id);
}

/** events  [GatheringChanged], or [] when it has no such photo
 *  errors  GATHERING_NOT_FOUND (not-found) */
export function removePhoto(
  { photoId, meta }: CommandOf<GatheringCommand, 'RemovePhoto'>,
  gathering: Gathering,
): readonly GatheringEvent[] {
  mustExist(gathering);
  const { words } = gathering;
  if (!words) throw noGathering();
  const photos = words.photos.filter(({ id }) => id !== photoId);
  return changedTo(words, { ...words, photos }, meta.actor.id);
}

/** Put the photos in another order: all of them, each once. The first is the cover.
 *  events  [GatheringChanged], or [] when they are in that order already
 *  errors  those of `change`, PHOTO_ORDER_INCOMPLETE (unprocessable) */
export function arrangePhotos(
  { photoIds, meta }: CommandOf<GatheringCommand, 'ArrangePhotos'>,
  gathering: Gathering,
): readonly GatheringEvent[] {
  const words = wordsOfOpen(gathering, meta.now);
  const known = new Map(words.photos.map((photo) => [photo.id, photo]));
  const photos = [...new Set(photoIds)].flatMap((id) => known.get(id) ?? []);
  if (photos.length !== photoIds.length || photos.length !== known.size)
    throw unprocessable('PHOTO_ORDER_INCOMPLETE', {
      message: 'The photos have changed. Reload the page, then arrange them again.',
    });
  return changedTo(words, { ...words, photos }, meta.actor.id);
}

/** Hand the first gathering of a new organizer to staff.
 *  events  [ReviewAsked], or [] when it waits already
 *  errors  GATHERING_NOT_FOUND (not-found), ALREADY_PUBLISHED (conflict), ALREADY_OVER (unprocessable) */
export function askForReview(
  { meta }: CommandOf<GatheringCommand, 'AskForReview'>,
  gathering: Gathering,
): readonly GatheringEvent[] {
  mustBeDraft(gathering);
  datesToPublish(gathering, meta.now);
  return gathering.status === 'in review' ? [] : [event('ReviewAsked', {})];
}

/** errors  GATHERING_NOT_FOUND (not-found), NOT_IN_REVIEW (conflict) */
export function refuseReview(
  { reason, meta }: CommandOf<GatheringCommand, 'RefuseReview'>,
  gathering: Gathering,
): readonly GatheringEvent[] {
  mustBeInReview(gathering);
  return [event('ReviewRefused', { reason, by: meta.actor.id })];
}

/** Publish what waits for a review.
 *  errors  GATHERING_NOT_FOUND (not-found), NOT_IN_REVIEW (conflict), ALREADY_OVER (unprocessable) */
export function approve(
  command: CommandOf<GatheringCommand, 'ApproveGathering'>,
  gathering: Gathering,
): readonly GatheringEvent[] {
  mustBeInReview(gathering);
  return publishedAs(command, gathering);
}

/** Publish a draft to everybody.
 *  errors  GATHERING_NOT_FOUND (not-found), ALREADY_PUBLISHED (conflict), ALREADY_OVER (unprocessable) */
export function publishDraft(
  command: CommandOf<GatheringCommand, 'PublishDraft'>,
  gathering: Gathering,
): readonly GatheringEvent[] {
  mustBeDraft(gathering);
  return publishedAs(command, gathering);
}

/** events  [DraftDiscarded], or [] when it is discarded already
 *  errors  GATHERING_NOT_FOUND (not-found), ALREADY_PUBLISHED (conflict) */
export function discard(gathering: Gathering): readonly GatheringEvent[] {
  if (gathering.status === 'discarded') return [];
  if (gathering.status === 'none') throw noGathering();
  if (!isDraft(gathering)) throw alreadyPublished();
  return [event('DraftDiscarded', {})];
}

/** The dates of a draft without those that have closed.
 *  errors  ALREADY_OVER (unprocessable) when that is all of them */
export function datesToPublish(
  { season, rule, ruleFrom, hours, dates, words }: Gathering,
  now: string,
): Dates {
  const begins = ruleFrom === null ? {} : { ruleFrom };
  const all = { season, rule, ...begins, ...hours, days: Object.keys(dates).toSorted() };
  return { ...all, days: daysToCome(all, clockAt({ words }, now)) };
}

/** errors  ALREADY_OVER (unprocessable) when none is left */
export function daysToCome({ days, lasts, closes }: Dates, clock: string): string[] {
  const left = days.filter((on) => closingOf({ on, lasts, closes }) > clock);
  if (!left.length) throw alreadyOver();
  return left;
}

function publishedAs(
  {
    startsAt,
    endsAt,
    meta,
  }: CommandOf<GatheringCommand, 'PublishDraft'> | CommandOf<GatheringCommand, 'ApproveGathering'>,
  gathering: Gathering,
): readonly GatheringEvent[] {
  const { words, organizerId, clubId } = gathering;
  if (!words) throw noGathering();
  const dates = datesToPublish(gathering, meta.now);
  return [event('GatheringPublished', { ...words, organizerId, clubId, startsAt, endsAt, dates })];
}

function mustBeInReview(gathering: Gathering): void {
  mustExist(gathering);
  if (gathering.status !== 'in review')
    throw conflict('NOT_IN_REVIEW', { message: 'This event does not wait for a review any more.' });
}

/** errors  GATHERING_NOT_FOUND (not-found), GATHERING_OVER (conflict) */
function wordsOfOpen(gathering: Gathering, now: string): GatheringWords {
  mustExist(gathering);
  if (gathering.status === 'cancelled') throw isCancelled();
  if (gathering.status === 'published' && isOver(gathering, now))
    throw conflict('GATHERING_OVER', { message: 'This event is over, so it does not change any more.' });
  if (!gathering.words) throw noGathering();
  return gathering.words;
}

const changedTo = (before: GatheringWords, words: GatheringWords, by: string): readonly GatheringEvent[] =>
  isSame(before, words) ? [] : [event('GatheringChanged', { ...words, by })];

/** Fields may come in any order: they are compared by the names of the first. */
function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return one === other;
  const [keys, others] = [Object.keys(one), Object.keys(other)];
  return (
    keys.length === others.length && keys.every((key) => isSame((one as never)[key], (other as never)[key]))
  );
}
