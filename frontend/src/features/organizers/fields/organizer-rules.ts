import { EvidenceBody, OrganizerBody } from '@modules/events/organizer/organizer.contract';
import { checkedBy } from './checked-by';
import {
  type ApplyBody,
  type ApplyFields,
  type EvidenceFields,
  evidenceBodyOf,
  type OrganizerFields,
  organizerBodyOf,
} from './organizer-fields';

const blank = {
  name: 'Enter a name of three letters or more.',
  kind: 'Choose what you are.',
  'contact.name': 'Enter a name.',
  evidence: 'Say how we can see that you speak for it.',
  'email!': 'Enter a whole e-mail address.',
};

export const applyResolver = checkedBy<ApplyFields, ApplyBody>(
  OrganizerBody.extend(EvidenceBody.shape),
  (fields) => ({ ...organizerBodyOf(fields), ...evidenceBodyOf(fields) }),
  blank,
);
export const organizerResolver = checkedBy<OrganizerFields, OrganizerBody>(
  OrganizerBody,
  organizerBodyOf,
  blank,
);
export const evidenceResolver = checkedBy<EvidenceFields, EvidenceBody>(EvidenceBody, evidenceBodyOf, blank);
