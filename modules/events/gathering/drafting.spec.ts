import { foldEvents } from '../../kernel/decider/decider.js';
import { given } from '../../kernel/testing/decider.fixtures.js';
import { gatheringDecider } from './gathering.decider.js';
import type { GatheringEvent } from './gathering.events.js';
import { command, drafted, hours, publishedOn, season, words } from './gathering.fixtures.js';
import { gatheringState } from './gathering.state.js';

const of = (...history: readonly GatheringEvent[]) => given(gatheringDecider, ...history);
const asked: GatheringEvent = { type: 'ReviewAsked', data: {} };
const moments = { startsAt: '2027-04-10T12:00:00.000Z', endsAt: '2027-04-10T20:00:00.000Z' };
const draft = (clubId = 'club', dates = season) =>
  ({ type: 'DraftGathering', gathering: { ...words, dates, clubId } }) as const;
const { photos: _, ...said } = words;
const photo = (id: string) => ({ id, width: 4, height: 3 });
const changed = (change: Partial<typeof words>): GatheringEvent => ({
  type: 'GatheringChanged',
  data: { ...words, ...change, by: 'ana' },
});

describe('a draft', () => {
  test('is written for an organizer, in the name of a member', () => {
    of().when(command(draft())).thenExactly(drafted);
  });
  test('is written once, whatever is sent again', () => {
    of(drafted).when(command(draft())).thenNothing();
    of(drafted)
      .when(command(draft('other club')))
      .thenRefused('GATHERING_ID_TAKEN');
    of(drafted)
      .when(command(draft(), undefined, 'bob'))
      .thenRefused('GATHERING_ID_TAKEN');
  });
  test('has dates that end after they begin, and leaves out those that have closed', () => {
    of()
      .when(command(draft('club', { ...season, opens: '15:00' })))
      .thenRefused('TIMES_REVERSED');
    const midway = command(draft(), '2027-05-01T12:00:00.000Z');
    expect(of().when(midway).after()).toMatchObject([
      { data: { dates: { days: ['2027-05-08', '2027-06-12'] } } },
    ]);
    of().when(command(draft(), '2027-06-12T20:00:00.000Z')).thenRefused('ALREADY_OVER');
  });
  test('is discarded once, until it is published', () => {
    const discarded: GatheringEvent = { type: 'DraftDiscarded', data: {} };
    const discard = command({ type: 'DiscardDraft' });
    of(drafted).when(discard).thenExactly(discarded);
    of(drafted, asked).when(discard).thenExactly(discarded);
    of(drafted, discarded).when(discard).thenNothing();
    of(publishedOn()).when(discard).thenRefused('ALREADY_PUBLISHED');
    of(drafted, discarded)
      .when(command({ type: 'PublishDraft', ...moments }))
      .thenRefused('GATHERING_NOT_FOUND');
  });
  test('is neither cancelled nor changed date by date', () => {
    of(drafted)
      .when(command({ type: 'CancelGathering', reason: 'Rain' }))
      .thenRefused('NOT_PUBLISHED');
    of(drafted)
      .when(command({ type: 'CancelDate', day: '2027-05-08', reason: 'Rain' }))
      .thenRefused('NOT_PUBLISHED');
  });
});

describe('publishing a draft', () => {
  const publish = command({ type: 'PublishDraft', ...moments });
  test('shows what it says to everybody, once', () => {
    of(drafted).when(publish).thenExactly(publishedOn());
    of(publishedOn()).when(publish).thenRefused('ALREADY_PUBLISHED');
    of().when(publish).thenRefused('GATHERING_NOT_FOUND');
  });
  test('leaves out dates that have closed since it was written', () => {
    const late = command({ type: 'PublishDraft', ...moments }, '2027-04-11T12:00:00.000Z');
    of(drafted)
      .when(late)
      .thenExactly(publishedOn({ ...season, days: ['2027-05-08', '2027-06-12'] }));
    of(drafted)
      .when(command({ type: 'PublishDraft', ...moments }, '2027-07-01T12:00:00.000Z'))
      .thenRefused('ALREADY_OVER');
  });
  test('a review is asked for once, and what waits is still a draft', () => {
    const ask = command({ type: 'AskForReview' });
    of(drafted).when(ask).thenExactly(asked);
    of(drafted, asked).when(ask).thenNothing();
    of(drafted, asked).when(publish).thenEvents('GatheringPublished');
  });
  test('staff approves or refuses what waits, and nothing else', () => {
    const approve = command({ type: 'ApproveGathering', ...moments }, undefined, 'ray');
    const refuse = command({ type: 'RefuseReview', reason: 'Which gate?' }, undefined, 'ray');
    const refused: GatheringEvent = { type: 'ReviewRefused', data: { reason: 'Which gate?', by: 'ray' } };
    of(drafted, asked).when(approve).thenExactly(publishedOn());
    of(drafted, asked).when(refuse).thenExactly(refused);
    for (const history of [[drafted], [drafted, asked, refused], [publishedOn()]])
      for (const decision of [approve, refuse])
        of(...history)
          .when(decision)
          .thenRefused('NOT_IN_REVIEW');
    of(drafted, asked, refused)
      .when(command({ type: 'AskForReview' }))
      .thenExactly(asked);
  });
});

describe('what an event says', () => {
  test('is replaced as a whole, and its photos stay', () => {
    const withPhoto = changed({ photos: [photo('p1')] });
    const rename = command({ type: 'ChangeGathering', words: { ...said, title: 'Fall swap' } });
    of(publishedOn(), withPhoto)
      .when(rename)
      .thenExactly(changed({ title: 'Fall swap', photos: [photo('p1')] }));
    of(drafted)
      .when(command({ type: 'ChangeGathering', words: said }))
      .thenNothing();
  });
  test('has its photos in the order that its team chooses, all of them', () => {
    const [one, two] = [photo('p1'), photo('p2')];
    const arrange = (...photoIds: string[]) => command({ type: 'ArrangePhotos', photoIds });
    const shown = changed({ photos: [one, two] });
    of(drafted, shown)
      .when(arrange('p2', 'p1'))
      .thenExactly(changed({ photos: [two, one] }));
    of(drafted, shown).when(arrange('p1', 'p2')).thenEvents();
    for (const incomplete of [['p1'], ['p1', 'p1'], ['p1', 'p3'], ['p1', 'p2', 'p2']])
      of(drafted, shown)
        .when(arrange(...incomplete))
        .thenRefused('PHOTO_ORDER_INCOMPLETE');
  });

  test('has at most ten photos, each once', () => {
    const ten = changed({ photos: Array.from({ length: 10 }, (_, at) => photo(`p${at}`)) });
    const add = (id: string) => command({ type: 'AddPhoto', photo: photo(id) });
    of(drafted)
      .when(add('p1'))
      .thenExactly(changed({ photos: [photo('p1')] }));
    of(drafted, ten).when(add('p1')).thenNothing();
    of(drafted, ten).when(add('p11')).thenRefused('TOO_MANY_PHOTOS');
    const remove = command({ type: 'RemovePhoto', photoId: 'p1' });
    of(drafted, changed({ photos: [photo('p1')] }))
      .when(remove)
      .thenExactly(changed({}));
    of(drafted).when(remove).thenNothing();
  });
  test('does not change once it is over or cancelled', () => {
    const rename = { type: 'ChangeGathering', words: { ...said, title: 'Fall swap' } } as const;
    of(publishedOn()).when(command(rename, '2027-06-12T20:00:00.000Z')).thenRefused('GATHERING_OVER');
    of(publishedOn(), { type: 'GatheringCancelled', data: { reason: '' } })
      .when(command(rename))
      .thenRefused('GATHERING_OVER');
  });
});

test('a draft that is published keeps its hours', () => {
  expect(foldEvents(gatheringState, [drafted, publishedOn()])).toMatchObject({
    status: 'published',
    hours,
    ends: '2027-06-12 15:00',
  });
});
