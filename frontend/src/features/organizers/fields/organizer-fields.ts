import { organizerKindLabels } from '@entities/organizer/organizer-labels';
import type {
  EvidenceBody,
  OrganizerBody,
  OrganizerPage,
} from '@modules/events/organizer/organizer.contract';
import { byCode, type FieldWords } from '@ui/replace/words-of';
import { webAddressOf } from './web-address';

/** What an organizer says of itself, as it is typed. */
export interface OrganizerFields {
  readonly name: string;
  readonly kind: OrganizerBody['kind'] | '';
  readonly about: string;
  readonly website: string;
  readonly zip: string;
}

/** What staff reads, as it is typed. */
export interface EvidenceFields {
  readonly evidence: string;
  readonly contact: { readonly name: string; readonly email: string; readonly phone: string };
}

export type ApplyFields = OrganizerFields & EvidenceFields;
export type ApplyBody = OrganizerBody & EvidenceBody;

export const blankOrganizer: OrganizerFields = { name: '', kind: '', about: '', website: '', zip: '' };
export const blankEvidence: EvidenceFields = { evidence: '', contact: { name: '', email: '', phone: '' } };

/** In the order on the page. */
export const organizerFieldOrder = ['name', 'kind', 'about', 'zip', 'website'] as const;
export const evidenceFieldOrder = ['evidence', 'contact'] as const;

/** Whether a stored value has the fields of this form. */
export const hasFieldsOf =
  <Fields extends object>(blank: Fields) =>
  (value: unknown): value is Fields =>
    typeof value === 'object' && value !== null && Object.keys(blank).every((name) => name in value);

export const organizerFieldsOf = (body: OrganizerBody): OrganizerFields => ({
  ...body,
  website: body.website ?? '',
  zip: body.zip ?? '',
});

/** The body of the contract. Not checked yet. */
export const organizerBodyOf = ({ name, kind, about, website, zip }: OrganizerFields) => ({
  name,
  kind,
  about,
  website: webAddressOf(website),
  zip: zip.trim() || null,
});

export const evidenceBodyOf = ({ evidence, contact }: EvidenceFields) => ({
  evidence,
  contact: { ...contact, phone: contact.phone.trim() || null },
});

/** What the form changes of an organizer. */
export function savedOrganizer(page: OrganizerPage): {
  readonly fields: OrganizerBody;
  readonly version: number;
} {
  const { name, kind, about, website, zip, version } = page;
  return { fields: { name, kind, about, website, zip }, version };
}

/** The labels of the form's fields. */
export const organizerWords: FieldWords = {
  name: 'Name',
  kind: byCode('Kind', organizerKindLabels),
  about: 'What you do',
  website: 'Website',
  zip: 'ZIP code',
};
