import { decisionIdsOf } from '../../../projections/moderation/cases/decisions.queries.js';
import { defineContent } from '../../kernel/content/content.js';
import { decisionState } from './decision.state.js';

/** What staff decided about a member: the record that the member reads, and that is in their archive. */
export const decisionContent = defineContent(decisionState, {
  kind: 'decision',
  name: { one: 'decision', many: 'decisions' },
  archive: 'decisions.json',
  owner: (decision) => (decision.status === 'none' ? null : decision.subjectId),
  idsOf: ({ db }, memberId) => decisionIdsOf(db, memberId),
  readsFrom: ['cases'],
  link: { href: (id) => `/decisions/${id}`, label: 'View decision' },
});
