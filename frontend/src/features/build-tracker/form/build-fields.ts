import { goalLabels } from '@entities/build/build-labels';
import type { BuildBody, BuildView } from '@modules/builds/builds.schemas';
import { readWhole } from '@modules/kernel/http/amounts.schemas';
import { byCode, type FieldWords } from '@ui/replace/words-of';

/** What a build is, as it is typed. */
export interface BuildFields {
  readonly vehicle: {
    readonly year: string;
    readonly make: string;
    readonly model: string;
    readonly nickname: string;
    readonly vin: string;
  };
  readonly about: string;
  readonly goal: BuildBody['goal'];
  /** Days; '' without. */
  readonly startedOn: string;
  readonly targetOn: string;
}

export const blankBuild: BuildFields = {
  vehicle: { year: '', make: '', model: '', nickname: '', vin: '' },
  about: '',
  goal: 'driver',
  startedOn: '',
  targetOn: '',
};

/** In the order on the page. */
export const buildFieldOrder = ['vehicle', 'goal', 'about', 'startedOn', 'targetOn'] as const;

export const buildFieldsOf = ({ vehicle, startedOn, targetOn, ...rest }: BuildBody): BuildFields => ({
  ...rest,
  vehicle: { ...vehicle, year: String(vehicle.year) },
  startedOn: startedOn ?? '',
  targetOn: targetOn ?? '',
});

/** The body of the contract. Not checked yet. */
export const buildBodyOf = ({ vehicle, about, goal, startedOn, targetOn }: BuildFields) => ({
  vehicle: { ...vehicle, year: readWhole(vehicle.year) ?? null },
  about,
  goal,
  startedOn: startedOn || null,
  targetOn: targetOn || null,
});

/** What the form changes of a build. */
export function savedBuild(view: BuildView): { readonly fields: BuildBody; readonly version: number } {
  const { year, make, model, nickname, about, goal, startedOn, targetOn, version } = view;
  const vehicle = { year, make, model, nickname, vin: view.private?.vin ?? '' };
  return { fields: { vehicle, about, goal, startedOn, targetOn }, version };
}

const namesOf = <Code extends string>(labels: Readonly<Record<Code, { readonly name: string }>>) =>
  Object.fromEntries(
    Object.entries<{ readonly name: string }>(labels).map(([code, { name }]) => [code, name]),
  );

/** The labels of the form's fields. */
export const buildWords: FieldWords = {
  'vehicle.year': 'Year',
  'vehicle.make': 'Make',
  'vehicle.model': 'Model',
  'vehicle.nickname': 'Nickname',
  'vehicle.vin': 'VIN',
  about: 'What it is about',
  goal: byCode('What it is to become', namesOf(goalLabels)),
  startedOn: 'Started on',
  targetOn: 'Done by',
};
