import { z } from 'zod';

export const SettingValue = z.union([z.boolean(), z.number()]);
export type SettingValue = z.output<typeof SettingValue>;

interface Described {
  readonly label: string;
  /** What it does, in a sentence for an admin. */
  readonly help: string;
  readonly group: 'switch' | 'limit';
}

export type SettingDeclaration = Described &
  (
    | {
        readonly kind: 'boolean';
        readonly default: boolean;
        /** The value at which something does not work for members, and what that means. */
        readonly closedAt: boolean;
        readonly whenClosed: string;
      }
    | {
        readonly kind: 'number';
        readonly default: number;
        readonly min: number;
        readonly max: number;
        readonly unit: string;
      }
  );

/** Every setting of the site. Each has an effect; a name is stored and never changes.
 *  source  README, Rules */
export const settings = {
  'sign-ups-open': {
    group: 'switch',
    kind: 'boolean',
    default: true,
    closedAt: false,
    label: 'Sign-ups',
    help: 'Visitors can make an account.',
    whenClosed: 'Nobody can make an account. Members sign in as before.',
  },
  'new-listings-open': {
    group: 'switch',
    kind: 'boolean',
    default: true,
    closedAt: false,
    label: 'New listings',
    help: 'Members can publish listings.',
    whenClosed: 'Nobody can publish a listing. Drafts and published listings stay as they are.',
  },
  'posting-open': {
    group: 'switch',
    kind: 'boolean',
    default: true,
    closedAt: false,
    label: 'Posts and comments',
    help: 'Members can write on the wall and in communities.',
    whenClosed: 'Nobody can write a post or a comment. What is there stays readable.',
  },
  'first-messages-open': {
    group: 'switch',
    kind: 'boolean',
    default: true,
    closedAt: false,
    label: 'First messages',
    help: 'Members can write to strangers, and make them offers.',
    whenClosed:
      'Nobody can write to a stranger for the first time, or make them an offer. Threads that exist go on.',
  },
  'read-only': {
    group: 'switch',
    kind: 'boolean',
    default: false,
    closedAt: true,
    label: 'Read-only mode',
    help: 'Members can change things, as always, while this is off.',
    whenClosed: 'Nobody but staff can change anything. Everybody can read, sign in and sign out.',
  },
  'daily-limits-percent': {
    group: 'limit',
    kind: 'number',
    default: 100,
    min: 10,
    max: 1_000,
    unit: '%',
    label: 'Daily limits',
    help: 'How much of every daily limit a member has: listings, holds, posts, comments, photos and reactions.',
  },
  'new-account-threads': {
    group: 'limit',
    kind: 'number',
    default: 10,
    min: 0,
    max: 100,
    unit: 'a day',
    label: 'New people whom a new account writes to',
    help: 'How many threads an account opens in 24 hours during its first 30 days.',
  },
  'new-account-messages': {
    group: 'limit',
    kind: 'number',
    default: 20,
    min: 1,
    max: 500,
    unit: 'messages',
    label: 'Unanswered messages of a new account',
    help: 'How many messages without an answer an account sends during its first 30 days.',
  },
  'saved-searches': {
    group: 'limit',
    kind: 'number',
    default: 50,
    min: 1,
    max: 50,
    unit: 'searches',
    label: 'Saved searches',
    help: 'How many searches a member can save, 50 at most. Those who have more keep them.',
  },
  'giving-open': {
    group: 'switch',
    kind: 'boolean',
    default: true,
    closedAt: false,
    label: 'Giving',
    help: 'Everybody can give on the Support Us page.',
    whenClosed: 'Nobody can begin to give. Monthly gifts go on, and donors read and change theirs.',
  },
  'premium-open': {
    group: 'switch',
    kind: 'boolean',
    default: true,
    closedAt: false,
    label: 'Premium',
    help: 'Members can subscribe to Premium and Premium+.',
    whenClosed: 'Nobody can subscribe. Whoever has Premium keeps it, and cancels or changes it as before.',
  },
  'ads-shown': {
    group: 'switch',
    kind: 'boolean',
    default: true,
    closedAt: false,
    label: 'Ads',
    help: 'Ads that run are shown to free members and guests.',
    whenClosed: 'No ad is shown to anybody, and none is counted.',
  },
  'king-tier-dollars': {
    group: 'limit',
    kind: 'number',
    default: 1_000,
    min: 100,
    max: 100_000,
    unit: 'dollars',
    label: 'King Tier',
    help: "From how much of one donor's gifts, together, staff are asked to grant Premium+ for life.",
  },
  'giving-goal-dollars': {
    group: 'limit',
    kind: 'number',
    default: 0,
    min: 0,
    max: 10_000_000,
    unit: 'dollars a year',
    label: 'Goal of giving',
    help: 'What the Support Us page says a year of the site costs, with a bar of what is there. 0 shows none.',
  },
  'premium-month-dollars': {
    group: 'limit',
    kind: 'number',
    default: 5,
    min: 1,
    max: 500,
    unit: 'dollars a month',
    label: 'Premium',
    help: 'What a month of Premium costs. A year costs ten months. Those who have it keep their price.',
  },
  'premium-plus-month-dollars': {
    group: 'limit',
    kind: 'number',
    default: 12,
    min: 1,
    max: 500,
    unit: 'dollars a month',
    label: 'Premium+',
    help: 'What a month of Premium+ costs. A year costs ten months. Those who have it keep their price.',
  },
} as const satisfies Readonly<Record<string, SettingDeclaration>>;

export type SettingName = keyof typeof settings;
export const settingNames = Object.keys(settings) as readonly SettingName[];

type Declared<Name extends SettingName> = (typeof settings)[Name];
export type ValueOf<Name extends SettingName> =
  Declared<Name> extends { readonly kind: 'boolean' } ? boolean : number;

export const isSettingName = (name: string): name is SettingName => name in settings;

export const declarationOf = (name: SettingName): SettingDeclaration => settings[name];
