/** The kinds of callers, one caller of each. */
export const kinds = [
  'guest',
  'member',
  'other member',
  'minor',
  'pending minor',
  'guardian',
  'moderator',
  'reviewer',
  'support',
  'admin',
  'suspended',
] as const;
export type Kind = (typeof kinds)[number];

/** The things that calls are about. Those before `case` belong to `member`. */
export type Thing =
  | 'draft'
  | 'listing'
  | 'open listing'
  | 'need'
  | 'saved search'
  | 'held listing'
  | 'session'
  | 'notification'
  | 'request'
  | 'item'
  | 'import'
  | 'location'
  | 'scan session'
  | 'scan'
  | 'share link'
  | 'thread'
  | 'message'
  | 'match'
  | 'gathering'
  | 'event'
  | 'club'
  | 'organizer'
  | 'event suggestion'
  | 'post'
  | 'deleted post'
  | 'comment'
  | 'deleted comment'
  | 'community'
  | 'build'
  | 'deleted build'
  | 'build task'
  | 'build entry'
  | 'build document'
  | 'build book'
  | 'deleted build book'
  | 'gift'
  | 'case'
  | 'report'
  | 'decision'
  | 'member'
  | 'minor'
  | 'guardian'
  | 'ward'
  | 'invitation'
  | 'invitation of another'
  | 'nothing';

/** The thing that stands for each kind of content. */
export const contentThings: Readonly<Record<string, Thing>> = {
  listing: 'listing',
  item: 'item',
  location: 'location',
  'scan-session': 'scan session',
  'share-link': 'share link',
  'saved-search': 'saved search',
  message: 'message',
  member: 'member',
  gathering: 'gathering',
  'space-map': 'event',
  organizer: 'organizer',
  'event-suggestion': 'event suggestion',
  // nobody goes there, so nobody is written to
  broadcast: 'nothing',
  post: 'post',
  comment: 'comment',
  community: 'community',
  build: 'build',
  'build-task': 'build task',
  'build-entry': 'build entry',
  'build-document': 'build document',
  'build-book': 'build book',
  donation: 'gift',
  decision: 'decision',
  report: 'report',
  // nobody has a deal there: the calls about one are made for none
  feedback: 'nothing',
};

/** 'allowed' when the call succeeds or is refused for another reason than its caller. Otherwise the refusal, as '403 ADMINS_ONLY'; every 401 and 403 is one. */
export type Outcome = 'allowed' | `${number} ${string}`;

/** The parts that a contract cannot say: a rule of ownership or relation, and how to call the route. */
export interface Row {
  /** The callers whom the route refuses although the guard lets them pass. */
  readonly refused?: Partial<Record<Kind, Outcome>>;
  /** The route signs in or out, and reads no token. */
  readonly ignoresToken?: boolean;
  /** Values for the path. The name of a thing stands for its id. */
  readonly at?: Readonly<Record<string, string>>;
  /** Values for the body, likewise. The default is {}, which most commands with a body refuse after the guard. */
  readonly send?: Readonly<Record<string, unknown>>;
  /** Sent with an Idempotency-Key that is too short, so that a call that passes the guard does nothing. */
  readonly harmless?: boolean;
}
