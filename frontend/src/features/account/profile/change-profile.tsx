import { profileQuery } from '@entities/member/member.queries';
import type { BodyInputOf, Receipt } from '@modules/kernel/http/contract';
import type { changeProfile, MyProfile } from '@modules/members/profile/profile.contract';
import { useQueryClient } from '@tanstack/react-query';
import { useReplacement } from '@ui/replace/use-replacement';
import { type FieldWords, listOf } from '@ui/replace/words-of';
import { useState } from 'react';
import { type Car, nameOf } from './garage-fields';
import { ProfileFields } from './profile-fields';

export type ChangeProfileProps = {
  readonly id: string;
  /** The profile when the form was opened; later loads do not change the fields. */
  readonly profile: MyProfile;
  /** The error of the last save. */
  readonly refused: unknown;
  readonly send: (body: Body) => Promise<Receipt>;
  readonly onSaved: () => void;
};

type Body = BodyInputOf<typeof changeProfile>;

/** The profile fields, and both versions of those that another page has changed since. */
export function ChangeProfile({ id, profile, refused, send, onSaved }: ChangeProfileProps) {
  const [loaded, setLoaded] = useState(() => loadedProfile(profile));
  const [start, setStart] = useState(profile);
  const [isRefused, setRefused] = useState(false);
  const queries = useQueryClient();
  const { replace, dialog } = useReplacement<Body>(words, ['shown']);
  const save = (typed: Body) => {
    setRefused(false);
    replace(typed, loaded, {
      read: async () => loadedProfile(await queries.fetchQuery({ ...profileQuery, staleTime: 0 })),
      send: (fields, madeFrom) => send({ ...fields, madeFrom }),
      onMerged: (fields, saved) => {
        setStart({ ...profile, ...fields, version: saved.version });
        setLoaded(saved);
      },
    }).then(onSaved, () => setRefused(true));
  };
  return (
    <>
      <ProfileFields
        key={start.version}
        id={id}
        profile={start}
        refused={dialog || !isRefused ? null : refused}
        onSave={save}
      />
      {dialog}
    </>
  );
}

/** The part of a profile that the form changes. */
const loadedProfile = ({ picture: _, homeArea: __, version, ...fields }: MyProfile) => ({ fields, version });

/** The labels of the form's fields. */
const words: FieldWords = {
  firstName: 'First name',
  lastName: 'Last name',
  handle: 'Handle',
  bio: 'About you',
  homeZip: 'Home ZIP code',
  garage: listOf<Car>('Garage', nameOf),
};
