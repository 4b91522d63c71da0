import { newUuid } from '@entities/inventory/offline/new-uuid';
import { StartBody, type startBuild } from '@modules/builds/build/build.contract';
import type { BodyInputOf } from '@modules/kernel/http/contract';
import type { MyProfile } from '@modules/members/profile/profile.contract';
import { dollarsOrTyped, type MoneyValue } from '@ui/forms/money-value';
import { type BuildFields, blankBuild, buildBodyOf } from '../form/build-fields';
import { checkedBy } from '../form/build-rules';

export type StartInput = BodyInputOf<typeof startBuild>;

/** The form as it is typed. */
export interface StartFields extends BuildFields {
  /** The id of the build, so that sending the form twice starts one. */
  readonly id: string;
  /** A car of the garage, by its name; 'another', or '', is none of these. */
  readonly car: string;
  readonly inGarage: boolean;
  readonly budget: MoneyValue;
  /** The name of a template; '' without. */
  readonly template: string;
}

export const blankStart = (): StartFields => ({
  ...blankBuild,
  id: newUuid(),
  car: '',
  inGarage: true,
  budget: null,
  template: '',
});

/** In the order on the page. */
export const startFieldOrder = [
  'vehicle',
  'goal',
  'about',
  'template',
  'startedOn',
  'targetOn',
  'budget',
] as const;

export const isStartFields = (value: unknown): value is StartFields =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(blankStart()).every((name) => name in value) &&
  typeof (value as StartFields).vehicle === 'object';

export const startResolver = checkedBy<StartFields, StartInput>(StartBody, (fields) => ({
  ...buildBodyOf(fields),
  id: fields.id,
  inGarage: fields.inGarage,
  budget: dollarsOrTyped(fields.budget),
  template: fields.template || null,
}));

type Car = MyProfile['garage'][number];

/** "1966 Ford F100 “Old Blue”": a car of the garage in the form's choice. */
export const carName = ({ year, make, model, nickname }: Car): string =>
  nickname ? `${year} ${make} ${model} “${nickname}”` : `${year} ${make} ${model}`;

/** The fields that a car of the garage fills in. */
export const vehicleOf = ({ year, make, model, nickname }: Car, vin: string): BuildFields['vehicle'] => ({
  year: String(year),
  make,
  model,
  nickname: nickname ?? '',
  vin,
});
