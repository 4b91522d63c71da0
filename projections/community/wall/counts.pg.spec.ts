import fc from 'fast-check';
import { commentDecider } from '../../../modules/community/comment/comment.decider.js';
import { type Comment, commentState } from '../../../modules/community/comment/comment.state.js';
import { postDecider } from '../../../modules/community/post/post.decider.js';
import { byStaff, content, where } from '../../../modules/community/post/post.fixtures.js';
import { type Post, postState } from '../../../modules/community/post/post.state.js';
import { reactionDecider } from '../../../modules/community/reaction/reaction.decider.js';
import { type ReactionKind, reactionKinds } from '../../../modules/community/reaction/reaction.events.js';
import { reactionState } from '../../../modules/community/reaction/reaction.state.js';
import { reactionIdOf } from '../../../modules/community/reaction/reaction-ids.shared.js';
import { memberEvents } from '../../../modules/identity/member/member.events.js';
import { event, foldEvents } from '../../../modules/kernel/decider/decider.js';
import { DomainError, unreachable } from '../../../modules/kernel/decider/errors.js';
import { newId } from '../../../modules/kernel/decider/identifiers.js';
import type { StreamDecider } from '../../../modules/kernel/decider/stream-decider.js';
import type { EventOf, StreamDefinition } from '../../../modules/kernel/event-store/events.js';
import { metaOf } from '../../../modules/kernel/testing/decider.fixtures.js';
import { handleLog, openProjection, type TestProjection } from '../../../test/postgres/projection.js';
import { wall } from './wall.projection.js';

const members = ['ana', 'bob', 'cy', 'dot'] as const;
const posts = ['p0', 'p1', 'p2'] as const;
const comments = ['c0', 'c1', 'c2', 'c3', 'c4'] as const;

const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ type: fc.constantFrom('PublishPost' as const, 'DeletePost' as const) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constantFrom('HidePost' as const, 'RemovePost' as const, 'RestorePost' as const),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      type: fc.constantFrom(
        'WriteComment' as const,
        'WriteComment' as const,
        'DeleteComment' as const,
        'HideComment' as const,
        'RemoveComment' as const,
        'RestoreComment' as const,
      ),
    }),
  },
  { weight: 6, arbitrary: fc.record({ type: fc.constant('React' as const) }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('EraseMember' as const) }) },
  { weight: 6, arbitrary: fc.record({ type: fc.constant('HandleLog' as const) }) },
);
const steps = fc.array(
  fc.record({
    step,
    by: fc.constantFrom(...members),
    post: fc.constantFrom(...posts),
    comment: fc.constantFrom(...comments),
    kind: fc.constantFrom<ReactionKind | null>(...reactionKinds, null),
  }),
  { minLength: 20, maxLength: 80 },
);
type Step = typeof steps extends fc.Arbitrary<(infer One)[]> ? One : never;

let projection: TestProjection;
beforeAll(async () => {
  projection = await openProjection(wall);
});
afterAll(() => projection.close());

test('every count in rows is a recount, after any commands in batches of any size, erasures included', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      const run = newId();
      const erased = new Set<string>();
      for (const one of taken) await take(one, run, erased);
      await handleLog(wall, projection.eventStore, projection.db);
      expect(await countsInRows(run)).toEqual(await recounted(run, erased));
    }),
    { numRuns: 15 },
  );
  const before = await rows();
  await projection.rebuild();
  expect(await rows()).toEqual(before);
});

/** Everything has the name of its run in its id, so that runs share a database. */
async function take({ step: { type }, ...of }: Step, run: string, erased: Set<string>): Promise<void> {
  const by = `${run} ${of.by}`;
  const [postId, commentId] = [`${run} ${of.post}`, `${run} ${of.comment}`];
  const { eventStore } = projection;
  if (type === 'HandleLog') return handleLog(wall, eventStore, projection.db);
  if (erased.has(by)) return;
  const meta = metaOf(by);
  switch (type) {
    case 'EraseMember':
      erased.add(by);
      await eventStore.append(memberEvents, by, [event('MemberErased', { memberId: by })], 'any', fresh(by));
      return;
    case 'PublishPost':
      return carryOut(postDecider, postId, { type, content, ...where, meta });
    case 'DeletePost':
      return carryOut(postDecider, postId, { type, meta });
    case 'HidePost':
    case 'RemovePost':
    case 'RestorePost':
      return carryOut(postDecider, postId, { type, decision: byStaff, meta });
    case 'WriteComment': {
      if ((await stateOf(postState, postId)).status === 'none') return;
      const words = { body: 'Check the float.', photo: null, mentions: [] };
      return carryOut(commentDecider, commentId, {
        type,
        content: words,
        postId,
        postAuthorId: '',
        communityId: null,
        meta,
      });
    }
    case 'DeleteComment': {
      const comment = await stateOf(commentState, commentId);
      return carryOut(commentDecider, commentId, {
        type,
        postId: comment.status === 'none' ? postId : comment.postId,
        meta,
      });
    }
    case 'HideComment':
    case 'RemoveComment':
    case 'RestoreComment':
      return carryOut(commentDecider, commentId, { type, postId: null, decision: byStaff, meta });
    case 'React':
      if ((await stateOf(postState, postId)).status === 'none') return;
      return carryOut(reactionDecider, reactionIdOf(postId, by), { type, postId, kind: of.kind, meta });
    default:
      return unreachable(type);
  }
}

const fresh = (by: string) => ({ ...metaOf(by), commandId: newId() });

async function carryOut<Events extends StreamDefinition, State, Command>(
  decider: StreamDecider<Events, State, Command>,
  id: string,
  command: Command & { readonly meta: { readonly actor: { readonly id: string } } },
): Promise<void> {
  const history = await projection.eventStore.read(decider.events, id);
  try {
    const events = decider.decide(command, foldEvents(decider, history)) as readonly EventOf<Events>[];
    if (events.length)
      await projection.eventStore.append(decider.events, id, events, 'any', fresh(command.meta.actor.id));
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
  }
}

const stateOf = async <Events extends StreamDefinition, State>(
  state: Pick<StreamDecider<Events, State, never>, 'events' | 'initial' | 'evolve' | 'fold'>,
  id: string,
): Promise<State> => foldEvents(state, await projection.eventStore.read(state.events, id));

type Counts = Readonly<Record<string, readonly number[]>>;

async function countsInRows(run: string): Promise<Counts> {
  const { rows: found } = await projection.pool.query<{ id: string; counts: number[] }>(
    'select id, array[comments, likes, nice_finds, been_theres] as counts from wall.post where starts_with(id, $1)',
    [run],
  );
  return Object.fromEntries(found.map(({ id, counts }) => [id, counts]));
}

/** Counted from the states of the streams, which know nothing of rows. */
async function recounted(run: string, erased: ReadonlySet<string>): Promise<Counts> {
  const written: readonly Comment[] = await Promise.all(
    comments.map((id) => stateOf(commentState, `${run} ${id}`)),
  );
  const counts = await Promise.all(
    posts.map(async (name): Promise<readonly [string, readonly number[]][]> => {
      const id = `${run} ${name}`;
      const post: Post = await stateOf(postState, id);
      if (post.status === 'none' || erased.has(post.authorId)) return [];
      const said = written.filter(
        (one) => one.status === 'published' && one.postId === id && !erased.has(one.authorId),
      ).length;
      const given = await Promise.all(
        members
          .map((member) => `${run} ${member}`)
          .filter((member) => !erased.has(member))
          .map(async (member) => (await stateOf(reactionState, reactionIdOf(id, member))).kind),
      );
      return [[id, [said, ...reactionKinds.map((kind) => given.filter((one) => one === kind).length)]]];
    }),
  );
  return Object.fromEntries(counts.flat());
}

async function rows(): Promise<readonly unknown[]> {
  const tables = ['post', 'comment', 'reaction', 'entry'];
  const found = await Promise.all(
    tables.map((table) =>
      projection.pool.query(`select to_jsonb(t) as row from wall.${table} t order by to_jsonb(t)::text`),
    ),
  );
  return found.map((one) => one.rows);
}
