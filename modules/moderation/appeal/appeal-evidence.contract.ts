import { endpoint, IdParams, optionalText } from '../../kernel/http/contract.js';
import { EvidenceView } from '../case/cases.contract.js';
import { TargetRef } from '../moderation.schemas.js';

/** Reviewers do not read cases: of one appeal, whoever has claimed it sees what was judged, and nothing else of the case. */
export const openAppealEvidence = endpoint({
  method: 'POST',
  path: '/api/appeals/:id/evidence',
  auth: 'member',
  requires: 'review',
  audit: { action: 'appeal.evidence-opened', target: { kind: 'appeal', id: 'id' }, reason: 'reason' },
  summary: 'A thing as it was judged, for the reviewer who has claimed the appeal; a message with a reason',
  params: IdParams,
  body: TargetRef.extend({ reason: optionalText(500).default('') }),
  response: EvidenceView,
  errors: ['APPEAL_NOT_FOUND', 'CLAIM_FIRST', 'TARGET_NOT_FOUND', 'REASON_NEEDED'],
});
