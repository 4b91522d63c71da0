import { event } from '../../kernel/decider/decider.js';
import { given, metaOf } from '../../kernel/testing/decider.fixtures.js';
import { showDecider } from './show.decider.js';
import type { ShowEvent } from './show.events.js';
import { dash, opened, planned, stock } from './show.fixtures.js';
import type { ShowCommand } from './show-types.state.js';

const noon = '2027-08-07T16:00:00.000Z';
const by = (now = noon) => ({ meta: metaOf('rex', now) });
const numbers = (events: readonly ShowEvent[]) =>
  events.flatMap((one) =>
    one.type === 'DashGiven' ? [[one.data.dash, one.data.lineId, one.data.piece]] : [],
  );

describe('a number', () => {
  const give = (lineId: string, quantity = 1): ShowCommand => ({
    ...{ type: 'GiveDash', orderId: 'o1', lineId, quantity, showClass: stock, isByGate: true },
    ...by(),
  });

  test('is the next one, for each entry of a line', () => {
    const events = given(showDecider, dash(1), dash(2, { orderId: 'o9' }))
      .when(give('l7', 2))
      .after();
    expect(numbers(events).slice(2)).toEqual([
      [3, 'l7', 1],
      [4, 'l7', 2],
    ]);
  });

  test('is given once, also when a gate and the team ask for it', () => {
    const events = given(showDecider).when(give('l1')).after();
    given(showDecider, ...events)
      .when({ ...give('l1'), isByGate: false } as ShowCommand)
      .thenNothing();
  });

  test('says who of the team gave it, and names nobody at a gate', () => {
    const who = (isByGate: boolean) =>
      given(showDecider)
        .when({ ...give('l1'), isByGate } as ShowCommand)
        .after()
        .map(({ data }) => 'by' in data && data.by);
    expect(who(true)).toEqual([null]);
    expect(who(false)).toEqual(['rex']);
  });
});

describe('an entry moves to another class', () => {
  const move = (changes: object = {}): ShowCommand => ({
    ...{
      type: 'MoveEntry',
      dash: 1,
      showClass: 'Custom',
      reason: 'Newer engine.',
      classes: [stock, 'Custom'],
    },
    ...by(),
    ...changes,
  });

  test('with a reason, and not again to the class that it has', () => {
    given(showDecider, dash(1)).when(move()).thenEvents('EntryMoved');
    given(showDecider, dash(1))
      .when(move({ showClass: stock }))
      .thenNothing();
  });

  test('when it has a number, and the class is one of the terms', () => {
    given(showDecider, dash(1))
      .when(move({ dash: 9 }))
      .thenRefused('ENTRY_NOT_FOUND');
    given(showDecider, dash(1))
      .when(move({ showClass: 'Boats' }))
      .thenRefused('CLASS_NOT_FOUND');
  });

  test('until visitors vote', () => {
    given(showDecider, dash(1), planned())
      .when(move(by('2027-08-07T12:00:00.000Z')))
      .thenEvents('EntryMoved');
    given(showDecider, dash(1), planned()).when(move()).thenRefused('VOTING_BEGUN');
  });
});

describe('a vote', () => {
  const early = '2027-08-01T12:00:00.000Z';
  const plan = (changes: object = {}): ShowCommand => ({
    ...{ type: 'PlanVoting', ...opened, known: [stock, 'Custom'] },
    ...by(early),
    ...changes,
  });

  test('is planned, and planned again until it opens', () => {
    given(showDecider).when(plan()).thenEvents('VotingPlanned');
    given(showDecider, planned()).when(plan()).thenNothing();
    given(showDecider, planned())
      .when(plan({ bestOfShow: false }))
      .thenEvents('VotingPlanned');
    given(showDecider, planned())
      .when(plan({ bestOfShow: false, ...by() }))
      .thenRefused('VOTING_BEGUN');
  });

  test('is on classes of the terms or on best of show, and closes after it opens', () => {
    given(showDecider)
      .when(plan({ classes: ['Boats'] }))
      .thenRefused('CLASS_NOT_FOUND');
    given(showDecider)
      .when(plan({ classes: [], bestOfShow: false }))
      .thenRefused('NOTHING_TO_VOTE_ON');
    given(showDecider)
      .when(plan({ closesAt: opened.opensAt }))
      .thenRefused('VOTING_TIMES_WRONG');
    given(showDecider)
      .when(plan(by('2028-01-01T12:00:00.000Z')))
      .thenRefused('VOTING_TIMES_WRONG');
  });

  test('is closed earlier, and once', () => {
    given(showDecider, planned())
      .when({ type: 'CloseVoting', ...by() })
      .thenEvents('VotingClosed');
    given(showDecider, planned())
      .when({ type: 'CloseVoting', ...by(early) })
      .thenRefused('VOTING_NOT_OPEN');
    given(showDecider)
      .when({ type: 'CloseVoting', ...by() })
      .thenRefused('VOTING_NOT_OPEN');
    const closed = event('VotingClosed', { by: 'rex', at: noon });
    given(showDecider, planned(), closed)
      .when({ type: 'CloseVoting', ...by() })
      .thenNothing();
  });

  test('has its results published once it is closed', () => {
    const publish: ShowCommand = { type: 'PublishResults', ...by() };
    given(showDecider, planned()).when(publish).thenRefused('VOTING_NOT_OVER');
    given(showDecider).when(publish).thenRefused('VOTING_NOT_OVER');
    const late = { ...publish, ...by(opened.closesAt) };
    given(showDecider, planned()).when(late).thenEvents('ResultsPublished');
    given(showDecider, planned(), event('ResultsPublished', { by: 'rex' }))
      .when(late)
      .thenNothing();
  });
});

test('codes only grow in number, and cards are printed of those that there are, 500 at once', () => {
  const made = event('VoteCodesMade', { by: 'rex', upTo: 600 });
  given(showDecider)
    .when({ type: 'MakeCodes', upTo: 600, ...by() })
    .thenExactly(made);
  given(showDecider, made)
    .when({ type: 'MakeCodes', upTo: 100, ...by() })
    .thenNothing();
  const print = (from: number, to: number): ShowCommand => ({ type: 'PrintCards', from, to, ...by() });
  given(showDecider, made).when(print(101, 600)).thenEvents('VoteCardsPrinted');
  given(showDecider, made).when(print(100, 600)).thenRefused('NO_SUCH_CODES');
  given(showDecider, made).when(print(600, 601)).thenRefused('NO_SUCH_CODES');
  given(showDecider, made).when(print(5, 4)).thenRefused('NO_SUCH_CODES');
});
