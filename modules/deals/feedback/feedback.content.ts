import { feedbackBy, feedbackShown } from '../../../projections/deals/deals/reputation.queries.js';
import { defineContent, type Removal } from '../../kernel/content/content.js';
import { dispatch } from '../../kernel/decider/command-bus.js';
import { partsOfFeedback } from '../deal-ids.shared.js';
import { feedbackDecider } from './feedback.decider.js';
import { type Feedback, type Given, givenBy } from './feedback.state.js';

const given = (feedback: Feedback, id: string): Given | undefined =>
  givenBy(feedback, partsOfFeedback(id).fromId);

const removal: Removal = {
  remove: (bus, id, _, meta) => {
    const { dealId, fromId } = partsOfFeedback(id);
    return dispatch(bus, feedbackDecider, dealId, { type: 'VoidFeedback', fromId, meta });
  },
  bringBack: (bus, id, meta) => {
    const { dealId, fromId } = partsOfFeedback(id);
    return dispatch(bus, feedbackDecider, dealId, { type: 'RestoreFeedback', fromId, meta });
  },
};

/** What one side of a deal said about the other. Both sides write in the stream of the deal, so that the id names the deal and the writer. */
export const feedbackContent = defineContent(feedbackDecider, {
  kind: 'feedback',
  name: { one: 'feedback', many: 'feedback' },
  archive: 'deals.json',
  streamId: (id) => partsOfFeedback(id).dealId,
  owner: (feedback, id) => given(feedback, id)?.fromId ?? null,
  idsOf: ({ db }, memberId) => feedbackBy(db, memberId),
  readsFrom: ['deals'],
  seenBy: ({ db }, ids) => feedbackShown(db, ids),
  removal,
  evidence: ({ id, state }) => {
    const said = given(state, id);
    if (!said) return {};
    return {
      text: said.comment,
      fields: [
        { label: 'Rating', value: said.rating },
        { label: 'By', value: said.fromId === state.parties?.sellerId ? 'the seller' : 'the buyer' },
        ...(said.answer === null ? [] : [{ label: 'Answer to it', value: said.answer }]),
      ],
    };
  },
  standing: (feedback, id) => {
    const said = given(feedback, id);
    return said ? (said.isVoided ? 'removed' : 'shown') : 'gone';
  },
  canBe: ['reported'],
});
