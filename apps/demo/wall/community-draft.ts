import type { CommunityWords } from '../../../modules/community/community/community.events.js';
import type { Picture } from '../offer.js';

/** A community before it has members: numbers are those of the demo people. */
export interface CommunityDraft
  extends Pick<
    CommunityWords,
    'name' | 'kind' | 'description' | 'join' | 'visibility' | 'isAdultsOnly' | 'vehicles'
  > {
  readonly slug: string;
  /** What its cover shows. */
  readonly cover: Picture['drawing'];
  /** "Janesville, WI" */
  readonly area: string | null;
  /** How far members of a region live. */
  readonly miles: number | null;
  readonly owner: number;
  readonly moderators: readonly number[];
  readonly rules: readonly (readonly [title: string, text: string])[];
  /** Share of all members who joined without another reason. */
  readonly share: number;
  /** How the pinned post begins. */
  readonly pinned: string | null;
}

/** A community with the numbers of those who are in it anyhow. */
export interface Circle extends CommunityDraft {
  readonly members: ReadonlySet<number>;
  readonly foundedDaysAgo: number;
}

export const open = {
  join: 'open',
  visibility: 'everybody',
  isAdultsOnly: false,
  area: null,
  miles: null,
} as const;

export const beKind: CommunityDraft['rules'][number] = [
  'Be kind',
  'Everybody here was a beginner at something last year.',
];
export const noAds: CommunityDraft['rules'][number] = [
  'Parts for sale go in the listings',
  'Share the listing if you like, once. No ads for things that have nothing to do with old vehicles.',
];
export const source: CommunityDraft['rules'][number] = [
  'Say how you know',
  'Book, own measurement or hearsay: all are welcome, tell us which.',
];
