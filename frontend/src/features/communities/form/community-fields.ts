import { communityKindLabels, joinLabels, vehicleName } from '@entities/community/community-labels';
import type { CommunityBody, CommunityView } from '@modules/community/community/community.contract';
import type { FieldWords } from '@ui/replace/words-of';
import { byCode, listOf } from '@ui/replace/words-of';

/** The form as it is typed. */
export interface CommunityFields {
  readonly name: string;
  readonly kind: CommunityBody['kind'] | '';
  readonly description: string;
  readonly rules: { readonly id: string; readonly title: string; readonly text: string }[];
  readonly zip: string;
  readonly vehicles: { readonly make: string; readonly model: string }[];
  readonly join: CommunityBody['join'];
  readonly visibility: CommunityBody['visibility'];
  readonly isAdultsOnly: boolean;
}

export const blankCommunity: CommunityFields = {
  name: '',
  kind: '',
  description: '',
  rules: [],
  zip: '',
  vehicles: [],
  join: 'open',
  visibility: 'everybody',
  isAdultsOnly: false,
};

/** In the order on the page. */
export const communityFieldOrder = [
  'name',
  'kind',
  'description',
  'vehicles',
  'zip',
  'rules',
  'join',
  'visibility',
  'isAdultsOnly',
] as const;

export function isCommunityFields(value: unknown): value is CommunityFields {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.keys(blankCommunity).every((name) => name in value) &&
    Array.isArray((value as CommunityFields).rules) &&
    Array.isArray((value as CommunityFields).vehicles)
  );
}

export const communityFieldsOf = (body: CommunityBody): CommunityFields => ({
  ...body,
  rules: body.rules.map((rule) => ({ ...rule })),
  zip: body.zip ?? '',
  vehicles: body.vehicles.map(({ make, model }) => ({ make, model: model ?? '' })),
});

/** The body of the contract; rows that were left empty are left out. Not checked yet. */
export function communityBodyOf(fields: CommunityFields) {
  return {
    ...fields,
    rules: fields.rules.filter(({ title, text }) => title.trim() !== '' || text.trim() !== ''),
    zip: fields.zip.trim() || null,
    vehicles: fields.vehicles
      .filter(({ make, model }) => make.trim() !== '' || model.trim() !== '')
      .map(({ make, model }) => ({ make, model: model.trim() || null })),
  };
}

/** What the form changes of a community. */
export function savedCommunity(view: CommunityView): {
  readonly fields: CommunityBody;
  readonly version: number;
} {
  const { name, kind, description, rules, zip, vehicles, join, visibility, isAdultsOnly, version } = view;
  return {
    fields: { name, kind, description, rules, zip, vehicles, join, visibility, isAdultsOnly },
    version,
  };
}

export const visibilityLabels = { everybody: 'Everybody', members: 'Members only' } as const;

/** The labels of the form's fields. */
export const communityWords: FieldWords = {
  name: 'Name',
  kind: byCode('Kind', {
    region: communityKindLabels.region.one,
    vehicle: communityKindLabels.vehicle.one,
    club: communityKindLabels.club.one,
    topic: communityKindLabels.topic.one,
  }),
  description: 'What it is about',
  rules: listOf<CommunityFields['rules'][number]>('Rules', ({ title, text }) =>
    text ? `${title}: ${text}` : title,
  ),
  zip: 'ZIP code',
  vehicles: listOf<CommunityBody['vehicles'][number]>('Vehicles', vehicleName),
  join: byCode('How people join', joinLabels),
  visibility: byCode('Who reads it', visibilityLabels),
  isAdultsOnly: 'Adults only',
};
