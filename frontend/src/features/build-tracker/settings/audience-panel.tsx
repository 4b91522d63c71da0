import { useChangeAudience } from '@entities/build/build.mutations';
import type { BuildAudience } from '@entities/build/build-labels';
import { audienceLabels } from '@entities/build/build-labels';
import { myCommunitiesQuery } from '@entities/community/community.queries';
import { isAtField, messageOf, problemAt } from '@lib/api/problem';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import { toast } from '@ui/feedback/toast-store';
import { Checkbox } from '@ui/forms/checkbox';
import { Field } from '@ui/forms/field';
import { Form } from '@ui/forms/form';
import { RadioGroup } from '@ui/forms/radio-group';
import { Select } from '@ui/forms/select';
import { Stack } from '@ui/layout/layout';
import { Panel } from '@ui/layout/panel';
import { useState } from 'react';
import type { BuildTabProps } from '../build/build-tab-props';

/** Who sees the build beside those who work on it, and what they read of its costs and its place. */
export function AudiencePanel({ build }: BuildTabProps) {
  const start = {
    audience: build.audience,
    communityId: build.private?.communityId ?? null,
    costs: build.private?.costView ?? ('nothing' as const),
    showArea: build.private?.showsArea ?? false,
  };
  const [chosen, setChosen] = useState(start);
  const change = (part: Partial<typeof start>) => setChosen((before) => ({ ...before, ...part }));
  const { mutate, isPending, error } = useChangeAudience(build.id);
  const isShown = chosen.audience !== 'private';
  const send = (body: typeof start, then?: () => void) =>
    mutate(
      { ...body, communityId: body.audience === 'community' ? body.communityId : null },
      { onSuccess: then },
    );
  return (
    <Panel title="Who sees it" heading="h3">
      <Form
        noValidate
        aria-label="Who sees it"
        onSubmit={(event) => {
          event.preventDefault();
          send(chosen, () =>
            toast({
              title: `Shown to: ${audienceLabels[chosen.audience]}`,
              tone: 'good',
              action: { label: 'Undo', onClick: () => send(start) },
            }),
          );
        }}
      >
        <Stack>
          <RadioGroup
            legend="Besides those who work on it"
            value={chosen.audience}
            onValueChange={(audience) => change({ audience })}
            options={audiences.map((value) => ({ value, label: audienceLabels[value], hint: hints[value] }))}
          />
          {chosen.audience === 'community' && (
            <CommunityChoice
              value={chosen.communityId}
              onChange={(communityId) => change({ communityId })}
              error={problemAt(error, 'communityId')}
            />
          )}
          {isShown && (
            <>
              <RadioGroup
                legend="What they read of its costs"
                value={chosen.costs}
                onValueChange={(costs) => change({ costs })}
                options={costOptions}
              />
              <Checkbox
                label="Show my area, and let others find it near them"
                hint="Your town and state from your profile, never your address."
                checked={chosen.showArea}
                onChange={({ target }) => change({ showArea: target.checked })}
              />
            </>
          )}
          {error && !isAtField(error) && <Notice tone="problem">{messageOf(error)}</Notice>}
          <p>
            <Button type="submit" variant="primary" busy={isPending}>
              Save
            </Button>
          </p>
        </Stack>
      </Form>
    </Panel>
  );
}

type CommunityChoiceProps = {
  readonly value: string | null;
  readonly onChange: (id: string | null) => void;
  readonly error: string | undefined;
};

/** One of the communities that the member is in. */
function CommunityChoice({ value, onChange, error }: CommunityChoiceProps) {
  const { data } = useQuery(myCommunitiesQuery);
  const joined = data?.mine.filter(({ standing }) => standing !== 'requested') ?? [];
  return (
    <Field label="Which community" required error={error}>
      <Select
        placeholder="Choose a community"
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value || null)}
        options={joined.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </Field>
  );
}

const audiences = Object.keys(audienceLabels) as readonly BuildAudience[];

const hints: Readonly<Record<BuildAudience, string>> = {
  private: 'It is in no list, and nobody else opens it.',
  followers: 'The members who follow you.',
  community: 'Its members, and no one else.',
  public: 'Guests and search engines too. Never the VIN, the budget or your documents.',
};

const costOptions = [
  { value: 'nothing', label: 'Nothing' },
  { value: 'bands', label: 'A range', hint: 'Like $5,000–10,000.' },
  { value: 'totals', label: 'The totals', hint: 'Not what single parts cost.' },
] as const;
