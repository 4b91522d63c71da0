import { ApiProblem, messageOf } from '@lib/problem';
import { longestBio, type MyProfile } from '@modules/members/profile/profile.contract';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/button';
import { Checkbox } from '@ui/checkbox';
import { Dialog } from '@ui/dialog';
import { Field } from '@ui/field';
import { Notice } from '@ui/notice';
import { Loading } from '@ui/skeleton';
import { TextArea, TextInput } from '@ui/text-input';
import { toast } from '@ui/toast-store';
import { type FormEvent, useId, useState } from 'react';
import style from './account-page.module.css';
import { type Car, GarageFields } from './garage-fields';
import { profileQuery, useChangeProfile } from './members.queries';

/** Changes what the member tells of themselves, and which of it others see. */
export function ProfileForm() {
  const [isOpen, setOpen] = useState(false);
  const profile = useQuery({ ...profileQuery, enabled: isOpen });
  return (
    <>
      <Button onClick={() => setOpen(true)}>Edit profile</Button>
      <Dialog open={isOpen} onOpenChange={setOpen} title="Edit your profile" holds>
        {profile.data ? (
          <Fields profile={profile.data} onDone={() => setOpen(false)} />
        ) : profile.isError ? (
          <Notice tone="problem">{messageOf(profile.error)}</Notice>
        ) : (
          <Loading label="Loading your profile" shape="line" />
        )}
      </Dialog>
    </>
  );
}

function Fields({ profile, onDone }: { readonly profile: MyProfile; readonly onDone: () => void }) {
  const formId = useId();
  const [cars, setCars] = useState<readonly Car[]>(profile.garage);
  const change = useChangeProfile();
  const problem = (field: string) => problemAt(change.error, field);

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    change.mutate(
      { ...bodyOf(new FormData(event.currentTarget)), garage: [...cars] },
      {
        onSuccess: () => {
          onDone();
          toast({ title: 'Your profile is saved', tone: 'good' });
        },
      },
    );
  }

  return (
    <form id={formId} className={style.form} onSubmit={save}>
      {change.isError && !hasField(change.error) && <Notice tone="problem">{messageOf(change.error)}</Notice>}
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
        hint="The address of your page: letters, digits, hyphens."
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
        hint="Others never see it; at most the town."
        optional
        error={problem('homeZip') ?? placeProblem(change.error)}
      >
        <TextInput
          name="homeZip"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={5}
          defaultValue={profile.homeZip ?? ''}
        />
      </Field>
      <Checkbox name="show-area" label="Others see my town" defaultChecked={profile.shown.area} />
      <GarageFields cars={cars} onChange={setCars} />
      <Checkbox name="show-garage" label="Others see my garage" defaultChecked={profile.shown.garage} />
      <Checkbox name="show-picture" label="Others see my picture" defaultChecked={profile.shown.picture} />
      <Button type="submit" variant="primary" busy={change.isPending}>
        Save profile
      </Button>
    </form>
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
    },
  };
}

const hasField = (error: unknown): boolean =>
  error instanceof ApiProblem && (error.fields.length > 0 || error.code === 'PLACE_NOT_FOUND');

const placeProblem = (error: unknown): string | undefined =>
  error instanceof ApiProblem && error.code === 'PLACE_NOT_FOUND' ? error.message : undefined;

function problemAt(error: unknown, field: string): string | undefined {
  if (!(error instanceof ApiProblem)) return undefined;
  return error.fields.find(({ path }) => path === field)?.message;
}
