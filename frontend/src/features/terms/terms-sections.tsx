import { mailto } from '@lib/mailto';
import { supportAddress, termsCounty } from '@lib/paths';
import type { LegalSection } from '@ui/layout/legal-document';

const mail = <a href={mailto(supportAddress)}>{supportAddress}</a>;

/** The date of this version, equal to `termsVersion` of identity. Change both together. */
export const termsDate = 'August 2, 2025';

/** The terms, point by point. */
export const termsSections: readonly LegalSection[] = [
  {
    title: 'Eligibility',
    text: [
      'The minimum age is 13: you must be at least 13 years old to use Swap Meet Classics.',
      'If you are under 18, your account must be linked to a verified parent or guardian. Messages between you and that parent or guardian are always on and cannot be switched off by either of you.',
    ],
  },
  {
    title: 'Accounts',
    text: [
      'Give an e-mail address that is yours, keep your password to yourself, and tell us if you think somebody else has used your account.',
      'You answer for what happens under your account. One person, one account; a club or shop may have one of its own.',
    ],
  },
  {
    title: 'Content',
    text: [
      'What you write and photograph stays yours. By posting it you allow us to show it here, in the sizes and places the site needs, for as long as it is up.',
      'Post only what you have the right to post. Nothing unlawful, hateful, sexual or misleading, and nobody’s private details.',
    ],
  },
  {
    title: 'Vehicle and Parts Listings',
    text: [
      'Describe what you have as it is: condition, origin, part numbers, and what is missing. A listing may have up to 12 photos.',
      'Vehicles listed here must be 25 or more years old. A vehicle of 20 to 24 years may be accepted and is marked as such.',
      'A sale is between buyer and seller. Transactions between users are not moderated: we are no party to them, hold no money for them and settle no disputes about them.',
    ],
  },
  {
    title: 'Events',
    text: [
      'Public event listings come only from verified event organizers. Permanent or seasonal events and one-time events are both supported.',
      'Our staff verify an organizer for a year at a time. They look at its first event before it appears, and may withdraw the verification. It means that somebody speaks for the club or business, and no more. Whoever organizes is 18 or older.',
      'The organizer answers for dates, fees and the grounds, and for what it writes to those who go. Check with the organizer before a long drive.',
      'An event that a member suggests is no public listing until an organizer publishes it.',
    ],
  },
  {
    title: 'Messaging and Safety',
    text: [
      'Be decent. You may block another user at any time; they can then no longer write to you. The link between a minor and the parent or guardian is the one exception.',
      'Meet in public, in daylight, and take somebody along. Never send money for a part you have no reason to believe in.',
    ],
  },
  {
    title: 'Subscriptions',
    text: [
      'The mobile web app is free and stays free. Premium adds match notifications for wanted listings, listing on the New Items Wall, enhanced visibility, follower features and alerts, and access to moderator tools and support. Buying and selling need none of it.',
      'A subscription renews by the month or the year at the price that was shown, until you cancel it; you keep what is paid for until it ends. If a payment fails, you keep it for 7 days more. When it ends, what you made stays.',
      'Lifetime Premium+ access may be granted for approved King Tier Donor contributions, and is taken back if such a contribution goes back. A donation is thanked by a post on the wall unless the donor opts out and stays anonymous.',
    ],
  },
  {
    title: 'Advertising',
    text: [
      'Free accounts have limited features and may be shown advertising, which is marked as such. Premium accounts are shown none, and members under 18 only notices of our own. An advertiser vouches for what it advertises; we do not.',
    ],
  },
  {
    title: 'Termination',
    text: [
      'You may stop using the site and close your account at any time. We may suspend or terminate any account, including government-affiliated accounts.',
      <>If you think we were wrong, appeal by writing to {mail}. A person reads every appeal.</>,
    ],
  },
  {
    title: 'Liability',
    text: [
      'As far as the law allows, our liability to you for everything together is capped at the fees you paid us in the 12 months before the claim arose, or at $1 if you paid none.',
    ],
  },
  {
    title: 'Governing Law',
    text: [
      `These terms are governed by the law of the State of Wisconsin. The courts of ${termsCounty} County, Wisconsin, have exclusive jurisdiction.`,
    ],
  },
  {
    title: 'Disclaimers',
    text: [
      'The site is provided as it is. We do not inspect parts, vehicles, sellers, buyers or grounds, and we give no warranty that a listing is accurate, that a part fits, or that the site is always up.',
    ],
  },
  {
    title: 'Modifications',
    text: [
      'We may modify these terms at any time. The date at the top says when we last did. Members are asked to accept a new version when they next sign in; if you go on using the site after that, the new terms apply.',
    ],
  },
  {
    title: 'Contact',
    text: [<>Questions about these terms: {mail}.</>],
  },
];
