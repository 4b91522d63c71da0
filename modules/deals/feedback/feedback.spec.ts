import { event } from '../../kernel/decider/decider.js';
import { plusDays } from '../../kernel/decider/time.js';
import { given, metaOf } from '../../kernel/testing/decider.fixtures.js';
import { feedbackDecider as feedback } from './feedback.decider.js';

const parties = { listingId: 'l1', sellerId: 'ana', buyerId: 'bob' };
const now = metaOf('ana').now;
const until = plusDays(now, 14);
const give = (by: string, over = {}) =>
  ({
    type: 'GiveFeedback',
    parties,
    sale: 'agreed',
    isNamed: by === 'bob',
    until,
    rating: 'good',
    comment: 'Fine.',
    ...over,
    meta: metaOf(by),
  }) as const;
const by = (fromId: string, toId: string) =>
  event('FeedbackGiven', {
    ...parties,
    fromId,
    toId,
    rating: 'good' as const,
    comment: 'Fine.',
    showAt: until,
  });
const [fromAna, fromBob] = [by('ana', 'bob'), by('bob', 'ana')];
const shown = event('FeedbackShown', parties);

test('each side says once how it went, and both are shown when both have', () => {
  given(feedback).when(give('ana')).thenExactly(fromAna);
  given(feedback, fromAna).when(give('ana')).thenNothing();
  given(feedback, fromAna)
    .when(give('ana', { rating: 'bad' }))
    .thenRefused('FEEDBACK_GIVEN');
  given(feedback, fromAna).when(give('bob')).thenExactly(fromBob, shown);
  given(feedback).when(give('eve')).thenRefused('DEAL_NOT_FOUND');
});

test('nothing is said of a deal that is disputed; of one that is not confirmed, only by the side that was named in it', () => {
  given(feedback)
    .when(give('ana', { sale: 'unconfirmed' }))
    .thenRefused('DEAL_UNCONFIRMED');
  given(feedback)
    .when(give('bob', { sale: 'unconfirmed' }))
    .thenExactly(fromBob);
  for (const who of ['ana', 'bob'])
    given(feedback)
      .when(give(who, { sale: 'disputed' }))
      .thenRefused('DEAL_DISPUTED');
});

test('after 14 days nobody says any more, and what there is is shown', () => {
  const show = (at: string) => ({ type: 'ShowFeedback', meta: metaOf('time', at) }) as const;
  const late = { ...give('bob'), meta: metaOf('bob', plusDays(now, 15)) };
  given(feedback).when(late).thenRefused('FEEDBACK_OVER');
  given(feedback, fromAna, shown).when(give('bob')).thenRefused('FEEDBACK_OVER');
  given(feedback, fromAna)
    .when(show(plusDays(now, 13)))
    .thenNothing();
  given(feedback, fromAna).when(show(until)).thenExactly(shown);
  given(feedback, fromAna, fromBob, shown).when(show(until)).thenNothing();
  given(feedback).when(show(until)).thenNothing();
});

test('what was said is answered once, when it is shown, by whom it is about', () => {
  const answer = (who: string, words = 'Thanks.') =>
    ({ type: 'AnswerFeedback', answer: words, meta: metaOf(who) }) as const;
  const answered = event('FeedbackAnswered', { ...parties, fromId: 'ana', answer: 'Thanks.' });
  given(feedback, fromBob).when(answer('ana')).thenRefused('DEAL_NOT_FOUND');
  given(feedback, fromBob, shown).when(answer('ana')).thenExactly(answered);
  given(feedback, fromBob, shown, answered).when(answer('ana')).thenNothing();
  given(feedback, fromBob, shown, answered).when(answer('ana', 'No.')).thenRefused('FEEDBACK_ANSWERED');
  given(feedback, fromBob, shown).when(answer('bob')).thenRefused('DEAL_NOT_FOUND');
});

test('a decision voids what one side said, once, and lets it count again', () => {
  const decide = (type: 'VoidFeedback' | 'RestoreFeedback', fromId = 'bob') =>
    ({ type, fromId, meta: metaOf('mo') }) as const;
  const voided = event('FeedbackVoided', { ...parties, fromId: 'bob', voidedBy: 'mo' });
  given(feedback, fromBob).when(decide('VoidFeedback')).thenExactly(voided);
  given(feedback, fromBob, voided).when(decide('VoidFeedback')).thenNothing();
  given(feedback, fromBob).when(decide('VoidFeedback', 'ana')).thenNothing();
  given(feedback, fromBob).when(decide('RestoreFeedback')).thenNothing();
  given(feedback, fromBob, voided).when(decide('RestoreFeedback')).thenEvents('FeedbackRestored');
  given(feedback, fromBob, shown, voided)
    .when({ type: 'AnswerFeedback', answer: 'Thanks.', meta: metaOf('ana') })
    .thenRefused('DEAL_NOT_FOUND');
  given(feedback, fromBob, shown, voided)
    .when(give('bob', { rating: 'bad' }))
    .thenRefused('FEEDBACK_GIVEN');
});
