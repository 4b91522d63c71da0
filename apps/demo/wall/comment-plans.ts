import { deterministicId } from '../../../modules/kernel/decider/identifiers.js';
import { plusHours, plusMinutes } from '../../../modules/kernel/decider/time.js';
import type { Chance } from '../chance.js';
import type { Person } from '../people.js';
import { type Cast, member, wordsOf, writer } from './cast.js';
import { commentsOn, groupOf } from './comment-words.js';
import { choicesOf, fill, fitting, leastUsed } from './fill.js';
import { onceAwake } from './hours.js';
import type { PostDraft } from './post-drafts.js';
import type { Comment } from './read-posts.js';

export interface CommentPlan {
  readonly id: string;
  readonly author: Person;
  /** ISO-8601 UTC */
  readonly at: string;
  readonly body: string;
  /** The author of the question accepted it. */
  readonly isAnswer: boolean;
}

/** A draft with its place in time, and who may comment on it. */
export interface TimedDraft {
  readonly id: string;
  readonly at: string;
  readonly draft: PostDraft;
  /** Numbers of those who are in its community; null: anybody. */
  readonly circle: ReadonlySet<number> | null;
}

/** Comments that fit what the post is about, in the order of their times: those that were written for it, or for its frame, and general ones.
 *  in  uses: how often each general comment was used, to prefer others */
export function commentPlans(
  cast: Cast,
  { id, at, draft, circle }: TimedDraft,
  chance: Chance,
  uses: Map<string, number>,
): readonly CommentPlan[] {
  const hours = (Date.parse(cast.now) - Date.parse(at)) / 3_600_000;
  const chosen = draft.isWritten ? ofWritten(draft, chance, uses) : ofFrame(draft, chance, uses);
  const comments = chosen.slice(
    0,
    draft.isWritten && draft.comments.length > 8 ? undefined : Math.floor(hours * 1.5),
  );
  const by = commenters(cast, { draft, circle, at }, comments, chance);
  const times = timesOf(cast, at, by, chance);
  return comments.map(({ words, isAnswer }, nth) => {
    const author = by[nth] ?? 0;
    return {
      id: deterministicId(cast.seed, 'comment', id, nth),
      author: member(cast, author),
      at: times[nth] ?? at,
      body: fill(words, chance, wordsOf(cast, author, chance), leastUsed(chance, uses)),
      isAnswer,
    };
  });
}

/** What was written for it, and sometimes one or two more. */
function ofWritten(draft: PostDraft, chance: Chance, uses: Map<string, number>): readonly Comment[] {
  const more = draft.kind === 'milestone' && chance.happens(0.5) ? chance.whole(1, 3) : 0;
  return [...draft.comments, ...general(draft, more, chance, uses)];
}

/** Two of three have comments; most questions an answer, which is mostly accepted. */
function ofFrame(draft: PostDraft, chance: Chance, uses: Map<string, number>): readonly Comment[] {
  if (draft.kind === 'question') return answersTo(draft, chance, uses);
  if (!chance.happens(0.62)) return [];
  const count = 1 + Math.floor(chance.next() ** 2 * 7);
  const said = draft.comments.flatMap(({ words }) => fitting(choicesOf(words), draft.body));
  const own = chance.some(said, Math.min(count, chance.whole(1, 4))).map(byAnybody);
  return [...own, ...general(draft, count - own.length, chance, uses)];
}

function answersTo(
  { comments, body }: PostDraft,
  chance: Chance,
  uses: Map<string, number>,
): readonly Comment[] {
  if (!chance.happens(0.88)) return [];
  const isAccepted = chance.happens(0.85);
  let said = body;
  return comments
    .filter(({ isAnswer, by }) => isAnswer || (by === 'author' ? isAccepted : chance.happens(0.7)))
    .map(({ by, words, isAnswer }) => {
      const choice = leastUsed(chance, uses)(fitting(choicesOf(words), said));
      said += choice;
      return { by, words: choice, isAnswer: isAnswer && isAccepted };
    });
}

const byAnybody = (words: string): Comment => ({ by: 'anybody', words, isAnswer: false });

/** What may be said about any work of its kind, and about any milestone or find. */
function general(
  draft: PostDraft,
  count: number,
  chance: Chance,
  uses: Map<string, number>,
): readonly Comment[] {
  const group = draft.kind === 'milestone' ? 'whole' : groupOf(draft.subject);
  if (!group || !(draft.isWork || draft.kind === 'milestone' || group === 'swap')) return [];
  const least = chance
    .some<string>(commentsOn[group], commentsOn[group].length)
    .toSorted((one, other) => (uses.get(one) ?? 0) - (uses.get(other) ?? 0));
  return least.slice(0, Math.max(count, 0)).map((words) => {
    uses.set(words, (uses.get(words) ?? 0) + 1);
    return byAnybody(words);
  });
}

/** Each of "anybody" is somebody else, who was a member then. */
function commenters(
  cast: Cast,
  { draft, circle, at }: Pick<TimedDraft, 'draft' | 'circle' | 'at'>,
  comments: readonly Comment[],
  chance: Chance,
): readonly number[] {
  const taken = new Set([draft.author]);
  return comments.map(({ by }) => {
    if (by === 'author') return draft.author;
    if (by !== 'anybody') return by % cast.people.length;
    const someone = anybody(cast, { circle, at, not: taken }, chance) ?? draft.author;
    taken.add(someone);
    return someone;
  });
}

/** A member who writes, is in the circle, and was here at that time; undefined when none is found. */
export function anybody(
  cast: Cast,
  {
    circle,
    at,
    not,
  }: { readonly circle: ReadonlySet<number> | null; readonly at: string; readonly not: ReadonlySet<number> },
  chance: Chance,
): number | undefined {
  for (let tries = 0; tries < 40; tries++) {
    const one = writer(cast, chance);
    if (!not.has(one) && (circle?.has(one) ?? true) && isHere(cast, one, at)) return one;
  }
  return [...(circle ?? [])].find((one) => !not.has(one) && isHere(cast, one, at));
}

/** Whether a member had joined. */
export const isHere = (cast: Cast, at: number, when: string): boolean =>
  plusHours(cast.now, -24 * member(cast, at).joinedDaysAgo) < when;

/** The first after a while, the others within four days or until now, most of them early; nobody writes at night. */
function timesOf(cast: Cast, at: string, by: readonly number[], chance: Chance): readonly string[] {
  const hours = Math.min((Date.parse(cast.now) - Date.parse(at)) / 3_600_000, 96);
  const times: string[] = [];
  let before = at;
  for (const [nth, one] of by.entries()) {
    const share = ((nth + chance.between(0.4, 1)) / (by.length + 0.2)) ** 2;
    const awake = onceAwake(plusHours(at, hours * share * 0.95), member(cast, one), chance);
    const left = Date.parse(cast.now) - Date.parse(before);
    const latest = plusMinutes(before, (left / 60_000) * 0.8);
    const next = awake < latest ? awake : plusMinutes(before, (left / 60_000) * 0.3);
    before = next > before ? next : plusMinutes(before, Math.min(4, left / 120_000));
    times.push(before);
  }
  return times;
}
