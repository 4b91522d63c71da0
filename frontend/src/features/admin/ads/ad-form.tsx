import { useRemoveAdPicture, useSaveAd } from '@entities/ad/ad.mutations';
import { placeLabels } from '@entities/ad/ad-labels';
import { KnownPlaces } from '@entities/listing/known-places';
import { PlaceGuesses } from '@entities/listing/place-guesses';
import { useTypedPlace } from '@entities/listing/use-typed-place';
import { isReauthRequired } from '@entities/reauth/reauth.mutations';
import { ReauthFirst } from '@entities/reauth/reauth-first';
import { messageOf } from '@lib/api/problem';
import { paths } from '@lib/paths';
import type { AdRow } from '@modules/ads/ads.contract';
import { adPlaces, maxAdText, maxAdTitle } from '@modules/ads/ads.schemas';
import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import { Checkbox } from '@ui/forms/checkbox';
import { Field } from '@ui/forms/field';
import { FieldGroup } from '@ui/forms/field-group';
import { Form } from '@ui/forms/form';
import { Select } from '@ui/forms/select';
import { TextInput } from '@ui/forms/text-input';
import { Grid, Row, Stack } from '@ui/layout/layout';
import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { bodyOf, problemsOf, type TypedAd, typedIn } from './ad-fields';
import style from './ad-form.module.css';
import { AdPreview } from './ad-preview';

/** What an ad says, where and when it is shown, and how it looks there. */
export function AdForm({ id, ad }: { readonly id: string; readonly ad: AdRow | undefined }) {
  const save = useSaveAd(id, ad === undefined);
  const removePicture = useRemoveAdPicture(id);
  const region = useTypedPlace(ad?.region ? { ...ad.region, label: ad.region.name } : undefined);
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<TypedAd>();
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const navigate = useNavigate();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = typedIn(event.currentTarget);
    const found = problemsOf(fields, ad?.picture != null);
    setProblems(found);
    const around = await region.find();
    if (Object.keys(found).length || around === 'unknown') return;
    const words = bodyOf(fields, around, ad?.version);
    save.mutate({ words, picture: fields.picture, alt: fields.alt }, { onSuccess: showSaved });
  }

  function showSaved() {
    if (!ad) void navigate(paths.adminAd(id), { replace: true });
  }

  return (
    <>
      <Form
        ref={form}
        onSubmit={(event) => void submit(event)}
        onInput={({ currentTarget }) => setTyped(typedIn(currentTarget))}
        noValidate
      >
        <Stack>
          {save.isError && !isReauthRequired(save.error) && (
            <Notice tone="problem">{messageOf(save.error)}</Notice>
          )}
          <Grid min="16rem" stretch>
            <Field label="Kind" hint="A notice is of our own, and minors see it too.">
              <Select
                name="kind"
                defaultValue={ad?.kind ?? 'ad'}
                options={[
                  { value: 'ad', label: 'Ad' },
                  { value: 'notice', label: 'Notice' },
                ]}
              />
            </Field>
            <Field
              label="Advertiser"
              hint="For the report; it is not shown."
              required
              error={problems.advertiser}
            >
              <TextInput name="advertiser" maxLength={80} required defaultValue={ad?.advertiser} />
            </Field>
          </Grid>
          <Field label="Title" hint={`At most ${maxAdTitle} characters.`} required error={problems.title}>
            <TextInput name="title" maxLength={maxAdTitle} required defaultValue={ad?.title} />
          </Field>
          <Field label="Text" hint={`At most ${maxAdText} characters.`} required error={problems.text}>
            <TextInput name="text" maxLength={maxAdText} required defaultValue={ad?.text} />
          </Field>
          <Field
            label="Link"
            hint="https://…, or a page of ours, like /events."
            required
            error={problems.link}
          >
            <TextInput name="link" maxLength={500} spellCheck={false} required defaultValue={ad?.link} />
          </Field>
          <Grid min="16rem" stretch>
            <Field label="Picture" hint="JPEG, PNG, WebP or AVIF, at most 15 MB." optional>
              <TextInput className={style.file} name="picture" type="file" accept="image/*" />
            </Field>
            <Field
              label="What the picture shows"
              hint="For those who do not see it."
              error={problems.alt}
              optional
            >
              <TextInput name="alt" maxLength={120} defaultValue={ad?.picture?.alt} />
            </Field>
          </Grid>
          {ad?.picture && (
            <Row>
              <Button size="small" busy={removePicture.isPending} onClick={() => removePicture.mutate()}>
                Take the picture away
              </Button>
            </Row>
          )}
          <FieldGroup legend="Places" error={problems.places}>
            {adPlaces.map((place) => (
              <Checkbox
                key={place}
                name={`place ${place}`}
                label={placeLabels[place]}
                defaultChecked={ad?.places.includes(place) ?? false}
              />
            ))}
          </FieldGroup>
          <Grid min="16rem" stretch>
            <Field
              label="Around"
              hint="ZIP code, or city and state. Left empty: everywhere."
              error={region.error}
              optional
            >
              <TextInput
                value={region.text}
                maxLength={80}
                onChange={({ target }) => region.setText(target.value)}
              />
            </Field>
            <Field label="Within" hint="With a place.">
              <Select name="radius" defaultValue={String(ad?.region?.radius ?? 50)} options={radii} />
            </Field>
          </Grid>
          {region.guesses.length > 0 ? (
            <PlaceGuesses guesses={region.guesses} onTake={region.setText} />
          ) : (
            <KnownPlaces onTake={region.setText} />
          )}
          <Grid min="10rem" stretch>
            <Field label="First day" hint="In the time of Wisconsin." required error={problems.from}>
              <TextInput name="from" type="date" required defaultValue={ad?.from} />
            </Field>
            <Field label="Last day" hint="In the time of Wisconsin." required error={problems.until}>
              <TextInput name="until" type="date" required defaultValue={ad?.until} />
            </Field>
            <Field
              label="Most views"
              hint="It stops a few seconds after. Left empty: no limit."
              error={problems.cap}
              optional
            >
              <TextInput name="cap" inputMode="numeric" maxLength={8} defaultValue={ad?.cap ?? ''} />
            </Field>
          </Grid>
          <Row>
            <Button type="submit" variant="primary" busy={save.isPending || region.isFinding}>
              {ad ? 'Save' : 'Save as a draft'}
            </Button>
          </Row>
          <AdPreview ad={ad} typed={typed} />
        </Stack>
      </Form>
      <ReauthFirst mutation={save} onSuccess={showSaved} />
      <ReauthFirst mutation={removePicture} />
    </>
  );
}

const radii = [10, 25, 50, 100, 250, 500, 1_000].map((miles) => ({
  value: String(miles),
  label: `${miles} miles`,
}));
