import { guessesOf } from '@entities/listing/place.queries';
import { PlaceGuesses } from '@entities/listing/place-guesses';
import { ApiProblem, isAtField, messageOf, problemAt } from '@lib/api/problem';
import type { BodyInputOf } from '@modules/kernel/http/contract';
import { type changeProfile, longestBio, type MyProfile } from '@modules/members/profile/profile.contract';
import { Notice } from '@ui/feedback/notice';
import { Checkbox } from '@ui/forms/checkbox';
import { Field } from '@ui/forms/field';
import { Form } from '@ui/forms/form';
import { TextArea, TextInput } from '@ui/forms/text-input';
import { type FormEvent, useRef, useState } from 'react';
import style from '../account-page.module.css';
import { blankCar, type Car, GarageFields, isIn, parseCar } from './garage-fields';

export type ProfileFieldsProps = {
  readonly id: string;
  readonly profile: MyProfile;
  /** The error of the last save. */
  readonly refused: unknown;
  readonly onSave: (body: BodyInputOf<typeof changeProfile>) => void;
};

/** The profile fields, each with its visibility to others. A vehicle that is typed but not added yet is
 *  saved too. */
export function ProfileFields({ id, profile, refused, onSave }: ProfileFieldsProps) {
  const [cars, setCars] = useState<readonly Car[]>(profile.garage);
  const [next, setNext] = useState(blankCar);
  const [isUnfinished, setUnfinished] = useState(false);
  const problem = (field: string) => problemAt(refused, field);
  const zip = useRef<HTMLInputElement>(null);

  function takeZip(guess: string) {
    if (zip.current) zip.current.value = guess.slice(-5);
    zip.current?.focus();
  }

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const last = parseCar(next);
    setUnfinished(last === 'unfinished');
    if (last === 'unfinished') return;
    const garage = last === 'none' || isIn(cars, last) ? cars : [...cars, last];
    onSave({ ...bodyOf(new FormData(event.currentTarget)), garage: [...garage] });
  }

  return (
    <Form id={id} className={style.form} onSubmit={save}>
      {refused !== null && !isAtField(refused) && placeProblem(refused) === undefined && (
        <Notice tone="problem">{messageOf(refused)}</Notice>
      )}
      <Field label="First name" required error={problem('firstName')}>
        <TextInput
          name="firstName"
          autoComplete="given-name"
          required
          maxLength={40}
          defaultValue={profile.firstName}
        />
      </Field>
      <Field label="Last name" optional error={problem('lastName')}>
        <TextInput
          name="lastName"
          autoComplete="family-name"
          maxLength={40}
          defaultValue={profile.lastName ?? ''}
        />
      </Field>
      <Checkbox
        name="show-lastName"
        label="Others see my last name"
        defaultChecked={profile.shown.lastName}
      />
      <Field
        label="Handle"
        hint="The address of your page. Use letters, digits and hyphens."
        optional
        error={problem('handle')}
      >
        <TextInput
          name="handle"
          before="@"
          maxLength={30}
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={profile.handle ?? ''}
        />
      </Field>
      <Field label="About you" hint="What you drive, build or look for." optional error={problem('bio')}>
        <TextArea name="bio" rows={3} maxLength={longestBio} defaultValue={profile.bio} />
      </Field>
      <Checkbox name="show-bio" label="Others see what I wrote" defaultChecked={profile.shown.bio} />
      <Field
        label="Home ZIP code"
        hint="Others never see it; at most they see your town."
        optional
        error={problem('homeZip') ?? placeProblem(refused)}
      >
        <TextInput
          name="homeZip"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={10}
          ref={zip}
          defaultValue={profile.homeZip ?? ''}
        />
      </Field>
      <PlaceGuesses guesses={guessesOf(refused)} onTake={takeZip} />
      <Checkbox name="show-area" label="Others see my town" defaultChecked={profile.shown.area} />
      <GarageFields
        cars={cars}
        onChange={setCars}
        next={next}
        onNext={setNext}
        error={isUnfinished ? 'Enter year, make and model, or clear these fields.' : undefined}
      />
      <Checkbox name="show-garage" label="Others see my garage" defaultChecked={profile.shown.garage} />
      <Checkbox name="show-picture" label="Others see my picture" defaultChecked={profile.shown.picture} />
      <Checkbox
        name="show-follows"
        label="Others see who follows me and whom I follow"
        defaultChecked={profile.shown.follows}
      />
    </Form>
  );
}

function bodyOf(words: FormData) {
  const word = (name: string) => String(words.get(name) ?? '').trim();
  const shows = (name: string) => words.get(`show-${name}`) !== null;
  return {
    firstName: word('firstName'),
    lastName: word('lastName') || null,
    handle: word('handle') || null,
    bio: word('bio'),
    homeZip: word('homeZip') || null,
    shown: {
      lastName: shows('lastName'),
      picture: shows('picture'),
      bio: shows('bio'),
      area: shows('area'),
      garage: shows('garage'),
      follows: shows('follows'),
    },
  };
}

const placeProblem = (error: unknown): string | undefined =>
  error instanceof ApiProblem && error.code === 'PLACE_NOT_FOUND' ? error.message : undefined;
