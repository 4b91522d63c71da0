import { z } from 'zod';
import type { Category } from '../moderation.schemas.js';

/** A rule of the terms that a report or a decision can cite. */
export interface TermsRule {
  /** The word that is stored. It never changes. */
  readonly id: string;
  /** The section of the terms. */
  readonly section: string;
  readonly title: string;
  /** The sentence of the terms. A decision stores a copy of it, with `rulesVersion`. */
  readonly text: string;
  /** The categories of reports that it fits best. */
  readonly fits: readonly Category[];
}

/** The date of the terms that these are taken from. A new version of the terms changes both together; earlier decisions keep their copy. */
export const rulesVersion = '2025-08-02';

export const termsRules = [
  {
    id: 'minors',
    section: 'Eligibility',
    title: 'Minors are protected',
    text: 'The minimum age is 13. Members under 18 are linked to a verified parent or guardian.',
    fits: ['minor-safety'],
  },
  {
    id: 'one-account',
    section: 'Accounts',
    title: 'One person, one account',
    text: 'You answer for what happens under your account. One person, one account; a club or shop may have one of its own.',
    fits: ['spam', 'other'],
  },
  {
    id: 'own-content',
    section: 'Content',
    title: 'Post only what is yours to post',
    text: 'Post only what you have the right to post.',
    fits: ['stolen', 'counterfeit'],
  },
  {
    id: 'lawful',
    section: 'Content',
    title: 'Nothing unlawful',
    text: 'Nothing unlawful.',
    fits: ['prohibited', 'stolen', 'unsafe'],
  },
  {
    id: 'hateful',
    section: 'Content',
    title: 'Nothing hateful or sexual',
    text: 'Nothing hateful or sexual.',
    fits: ['harassment', 'minor-safety'],
  },
  {
    id: 'misleading',
    section: 'Content',
    title: 'Nothing misleading',
    text: 'Nothing misleading.',
    fits: ['scam', 'counterfeit', 'spam'],
  },
  {
    id: 'private-details',
    section: 'Content',
    title: 'Nobody’s private details',
    text: 'Do not post anybody’s private details.',
    fits: ['harassment', 'unsafe'],
  },
  {
    id: 'as-it-is',
    section: 'Vehicle and Parts Listings',
    title: 'Describe what you have as it is',
    text: 'Describe what you have as it is: condition, origin, part numbers, and what is missing.',
    fits: ['counterfeit', 'miscategorised', 'already-sold'],
  },
  {
    id: 'vehicle-age',
    section: 'Vehicle and Parts Listings',
    title: 'Vehicles are 25 or more years old',
    text: 'Vehicles listed here must be 25 or more years old. A vehicle of 20 to 24 years may be accepted and is marked as such.',
    fits: ['miscategorised'],
  },
  {
    id: 'organizers',
    section: 'Events',
    title: 'Events come from verified organizers',
    text: 'Public event listings come only from verified event organizers. The organizer answers for dates, fees and the grounds.',
    fits: ['scam', 'miscategorised'],
  },
  {
    id: 'decent',
    section: 'Messaging and Safety',
    title: 'Be decent',
    text: 'Be decent.',
    fits: ['harassment', 'spam'],
  },
  {
    id: 'termination',
    section: 'Termination',
    title: 'Accounts may be ended, government-affiliated ones included',
    text: 'We may suspend or terminate any account, including government-affiliated accounts.',
    fits: ['other'],
  },
] as const satisfies readonly TermsRule[];

export const RuleId = z.enum(termsRules.map(({ id }) => id));
export type RuleId = z.output<typeof RuleId>;
