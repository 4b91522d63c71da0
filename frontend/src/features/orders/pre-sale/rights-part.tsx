import { memberQuery } from '@entities/member/member.queries';
import { useGrantRights } from '@entities/orders/pre-sale.mutations';
import { type PreSale, saleSpacesQuery } from '@entities/orders/pre-sale.queries';
import { messageOf } from '@lib/api/problem';
import { dayIn, dayItself } from '@lib/format';
import type { EventPage } from '@modules/events/events.contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import { toast } from '@ui/feedback/toast-store';
import { Field } from '@ui/forms/field';
import { Form } from '@ui/forms/form';
import { SearchSelect } from '@ui/forms/search-select';
import { Select } from '@ui/forms/select';
import { TextInput } from '@ui/forms/text-input';
import { Stack } from '@ui/layout/layout';
import { Panel } from '@ui/layout/panel';
import { ConfirmButton } from '@ui/overlays/confirm-button';
import { useState } from 'react';

type RightsPartProps = { readonly event: EventPage; readonly sale: PreSale };

/** Gives vendors the right to their spaces again: of a date before, or one by one. */
export function RightsPart({ event, sale }: RightsPartProps) {
  if (!sale.terms.renewal)
    return (
      <Notice live={false} title="This sale has no renewal">
        Write under “Rules” when vendors renew; then they can be given rights.
      </Notice>
    );
  return (
    <Stack gap="loose">
      <FromEarlierDate event={event} sale={sale} />
      <OneRight sale={sale} />
    </Stack>
  );
}

function FromEarlierDate({ event, sale }: RightsPartProps) {
  const earlier = event.dates
    .filter(({ day, dateId }) => day < sale.day && dateId !== sale.id)
    .toSorted((one, other) => other.day.localeCompare(one.day));
  const [chosen, setChosen] = useState('');
  const grant = useGrantRights(sale.id);
  const from = earlier.find(({ dateId }) => dateId === chosen) ?? earlier[0];
  return (
    <Panel title="From an earlier date">
      {from ? (
        <Stack>
          <p>
            Whoever had a space then, or lent one, may have it again. A space that is gone, or that somebody
            has already, is left out. It can be done once.
          </p>
          <Field label="Date">
            <Select
              value={from.dateId}
              options={earlier.map(({ dateId, day }) => ({ value: dateId, label: dayIn(...dayItself(day)) }))}
              onChange={({ target }) => setChosen(target.value)}
            />
          </Field>
          {grant.isError && <Notice tone="problem">{messageOf(grant.error)}</Notice>}
          <div>
            <ConfirmButton
              variant="primary"
              busy={grant.isPending}
              title={`Give the rights of ${dayIn(...dayItself(from.day))}?`}
              description="Their spaces are kept for those who had them, until the grace is over."
              action="Give them"
              onConfirm={() =>
                grant.mutate(
                  { fromDateId: from.dateId },
                  { onSuccess: () => toast({ title: 'The rights are given', tone: 'good' }) },
                )
              }
            >
              Give the rights
            </ConfirmButton>
          </div>
        </Stack>
      ) : (
        <p>The event has no earlier date here. Give single rights below.</p>
      )}
    </Panel>
  );
}

function OneRight({ sale }: { readonly sale: PreSale }) {
  const [spaceId, setSpaceId] = useState('');
  const { data } = useQuery(saleSpacesQuery(sale.id));
  const queries = useQueryClient();
  const grant = useGrantRights(sale.id);
  const [problem, setProblem] = useState<string>();
  const free = data?.spaces.filter(({ status }) => status === 'available') ?? [];
  return (
    <Panel title="One right">
      <Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const form = event.currentTarget;
          const handle = String(new FormData(form).get('handle') ?? '')
            .trim()
            .replace(/^@/, '');
          setProblem(handle === '' ? 'Write the name of their page.' : undefined);
          if (handle === '' || spaceId === '') return;
          queries.fetchQuery(memberQuery(handle)).then(
            (member) =>
              grant.mutate(
                { spaceId, vendorId: member.id },
                {
                  onSuccess: () => {
                    toast({ title: `${member.name} has the right`, tone: 'good' });
                    setSpaceId('');
                    form.reset();
                  },
                },
              ),
            (error: unknown) => setProblem(messageOf(error)),
          );
        }}
      >
        <Stack>
          <Field label="Space" hint="Free spaces alone." required>
            <SearchSelect
              value={spaceId}
              placeholder="Choose a space"
              options={free.map(({ id, code }) => ({ value: id, label: code }))}
              onChange={setSpaceId}
            />
          </Field>
          <Field
            label="Member"
            hint="As in the address of their page: “ray-kowalski”."
            error={problem}
            required
          >
            <TextInput name="handle" maxLength={40} autoComplete="off" autoCapitalize="none" />
          </Field>
          {grant.isError && <Notice tone="problem">{messageOf(grant.error)}</Notice>}
          <div>
            <Button type="submit" busy={grant.isPending} disabled={spaceId === ''}>
              Give the right
            </Button>
          </div>
        </Stack>
      </Form>
    </Panel>
  );
}
