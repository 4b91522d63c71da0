import type { Command } from '../../kernel/decider/decider.js';
import type { Photo } from '../../media/photo.schemas.js';
import type { GatheringEvent } from './gathering.events.js';
import type { Dates, GatheringWords, Hours } from './gathering.schemas.js';

type DataOf<Type extends GatheringEvent['type']> = Extract<GatheringEvent, { type: Type }>['data'];

/** When its first date begins and ends, ISO-8601 UTC: time zones are no business of deciders. */
interface FirstMoments {
  readonly startsAt: string;
  readonly endsAt: string;
}
interface OfDay {
  readonly day: string;
}
interface WithReason {
  readonly reason: string;
}

export type GatheringCommand =
  /** All at once, by tools. */
  | Command<'PublishGathering', { readonly gathering: Omit<DataOf<'GatheringPublished'>, 'organizerId'> }>
  | Command<'DraftGathering', { readonly gathering: Omit<DataOf<'GatheringDrafted'>, 'organizerId'> }>
  | Command<'ChangeGathering', { readonly words: Omit<GatheringWords, 'photos'> }>
  | Command<'AddPhoto', { readonly photo: Photo }>
  | Command<'RemovePhoto', { readonly photoId: string }>
  | Command<'AskForReview'>
  | Command<'RefuseReview', WithReason>
  | Command<'ApproveGathering', FirstMoments>
  | Command<'PublishDraft', FirstMoments>
  | Command<'DiscardDraft'>
  | Command<'CancelGathering', WithReason>
  | Command<'ReplaceDates', { readonly from: string; readonly dates: Dates } & WithReason>
  | Command<'ExtendDates', { readonly days: readonly string[] }>
  | Command<'AddDate', OfDay & Hours>
  | Command<'MoveDate', OfDay & Hours & WithReason & { readonly toDay: string }>
  | Command<'PostponeDate', OfDay & WithReason>
  | Command<'CancelDate', OfDay & WithReason>
  | Command<'RestoreDate', OfDay>
  | Command<'RemoveGathering'>
  | Command<'ReinstateGathering'>
  | Command<'LoseOrganizer'>
  | Command<'RegainOrganizer'>;
