import { event } from '../../../modules/kernel/decider/decider.js';
import { newId } from '../../../modules/kernel/decider/identifiers.js';
import { ballotEvents } from '../../../modules/orders/ballot/ballot.events.js';
import { ballotId } from '../../../modules/orders/ballot/ballot.state.js';
import { showEvents } from '../../../modules/orders/show/show.events.js';
import { dash, opened, planned, stock } from '../../../modules/orders/show/show.fixtures.js';
import { openProjection, type TestProjection } from '../../../test/postgres/projection.js';
import { shows } from './shows.projection.js';
import { entriesOf, showOf, votesOf } from './shows.queries.js';

let projection: TestProjection;
beforeAll(async () => {
  projection = await openProjection(shows);
});
afterAll(() => projection.close());

const cast = (dateId: string, number: number, ...choices: { showClass: string | null; dash: number }[]) =>
  projection.record(ballotEvents, ballotId(dateId, number), event('BallotCast', { dateId, number, choices }));

test('a show has its entries, its vote and its codes', async () => {
  const id = newId();
  const moved = event('EntryMoved', { by: 'rex', dash: 2, showClass: 'Custom', reason: 'Newer engine.' });
  await projection.record(showEvents, id, dash(1), dash(2), moved, planned());
  const made = event('VoteCodesMade', { by: 'rex', upTo: 200 });
  const printed = event('VoteCardsPrinted', { by: 'rex', from: 1, to: 9 });
  const closed = event('VotingClosed', { by: 'rex', at: '2027-08-07T18:00:00.000Z' });
  await projection.record(showEvents, id, made, printed, closed, event('ResultsPublished', { by: 'rex' }));
  expect((await entriesOf(projection.db, id)).map((entry) => [entry.dash, entry.show_class])).toEqual([
    [1, stock],
    [2, 'Custom'],
  ]);
  expect(await showOf(projection.db, id)).toMatchObject({
    ...{ classes: opened.classes, best_of_show: true, codes: 200, is_published: true },
  });
  expect(new Date((await showOf(projection.db, id))?.closes_at ?? '').toISOString()).toBe(closed.data.at);
});

test('votes are counted by class, each code once, also when the log is handled again', async () => {
  const id = newId();
  await cast(id, 1, { showClass: stock, dash: 1 }, { showClass: null, dash: 2 });
  await cast(id, 2, { showClass: stock, dash: 1 });
  await cast(newId(), 3, { showClass: stock, dash: 1 });
  const counts = async () => {
    const { counted, ballots } = await votesOf(projection.db, id);
    return { ballots, counted: counted.toSorted((one, other) => other.votes - one.votes) };
  };
  const expected = {
    ballots: 2,
    counted: [
      { showClass: stock, dash: 1, votes: 2 },
      { showClass: null, dash: 2, votes: 1 },
    ],
  };
  expect(await counts()).toEqual(expected);
  await projection.handleAgain();
  expect(await counts()).toEqual(expected);
  await projection.rebuild();
  expect(await counts()).toEqual(expected);
});
