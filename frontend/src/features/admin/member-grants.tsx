import { call } from '@lib/call';
import { dayIn } from '@lib/format';
import { messageOf } from '@lib/problem';
import type { BodyInputOf } from '@modules/kernel/contract';
import {
  type GrantsView,
  getGrants,
  giveRole,
  grantTier,
  revokeTier,
  takeRole,
} from '@modules/members/grants/grants.contract';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from '@ui/button';
import { Field } from '@ui/field';
import { Row, Stack } from '@ui/layout';
import { Notice } from '@ui/notice';
import { Select } from '@ui/select';
import { Loading } from '@ui/skeleton';
import { TextInput } from '@ui/text-input';
import { type FormEvent, useState } from 'react';

const grantsQuery = (id: string) =>
  queryOptions({
    queryKey: [getGrants.path, id] as const,
    queryFn: ({ signal }) => call(getGrants, { params: { id }, signal }),
  });

/** Tiers and roles of one member, named by id or address. */
export function MemberGrants() {
  const [id, setId] = useState<string>();
  const [isUnreadable, setUnreadable] = useState(false);
  function look(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const words = String(new FormData(event.currentTarget).get('member') ?? '');
    const found = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/i.exec(words)?.[0];
    setId(found);
    setUnreadable(found === undefined);
  }
  return (
    <Stack>
      <form onSubmit={look}>
        <Stack>
          <Field
            label="Member"
            hint="Their id, or the address of their storefront."
            required
            error={isUnreadable && 'Paste an address like /seller/… with an id.'}
          >
            <TextInput name="member" required code />
          </Field>
          <Row>
            <Button type="submit">Look up</Button>
          </Row>
        </Stack>
      </form>
      {id && <Grants key={id} id={id} />}
    </Stack>
  );
}

function Grants({ id }: { readonly id: string }) {
  const grants = useQuery(grantsQuery(id));
  if (grants.isPending) return <Loading label="Fetching grants" shape="line" />;
  if (grants.isError) return <Notice tone="problem">{messageOf(grants.error)}</Notice>;
  return <Change id={id} view={grants.data} />;
}

function Change({ id, view }: { readonly id: string; readonly view: GrantsView }) {
  const cache = useQueryClient();
  const change = useMutation({
    mutationFn: (order: () => Promise<unknown>) => order(),
    onSuccess: () => cache.invalidateQueries({ queryKey: [getGrants.path, id] }),
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const order = orderOf(id, new FormData(event.currentTarget));
    change.mutate(order);
  }

  return (
    <form onSubmit={submit}>
      <Stack>
        <p>
          Tier now: {view.tier.replace('_', ' ')}. Roles: {view.roles.join(', ') || 'none'}.
        </p>
        <ul>
          {view.grants.map(({ id: grantId, tier, reason, note, until }) => (
            <li key={grantId}>
              {tier.replace('_', ' ')} ({reason}), {until ? `until ${dayIn(until)}` : 'for life'}: {note}
            </li>
          ))}
        </ul>
        <Field label="What" required>
          <Select name="what" required placeholder="Choose" defaultValue="">
            {options(view).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Until" hint="For a tier. Left empty, it is for life." optional>
          <TextInput type="date" name="until" />
        </Field>
        <Field label="Reason" hint="It stays on record." required>
          <TextInput name="note" required maxLength={500} />
        </Field>
        {change.isError && <Notice tone="problem">{messageOf(change.error)}</Notice>}
        {change.isSuccess && <Notice tone="good">Done.</Notice>}
        <Row>
          <Button type="submit" variant="primary" busy={change.isPending}>
            Put it on record
          </Button>
        </Row>
      </Stack>
    </form>
  );
}

const roles = ['moderator', 'reviewer', 'support', 'organizer'] as const;

function options({ grants, roles: held }: GrantsView): readonly (readonly [string, string])[] {
  return [
    ['tier premium', 'Grant premium'],
    ['tier premium_plus', 'Grant premium+'],
    ['tier beta', 'Grant beta'],
    ...grants.map(({ id, tier }) => [`revoke ${id}`, `Take back ${tier.replace('_', ' ')}`] as const),
    ...roles.map((role) =>
      held.includes(role)
        ? ([`take ${role}`, `Take the role ${role}`] as const)
        : ([`give ${role}`, `Give the role ${role}`] as const),
    ),
  ];
}

type Tier = BodyInputOf<typeof grantTier>['tier'];
type Role = BodyInputOf<typeof giveRole>['role'];

/** 'tier premium', 'revoke <id>', 'give support', 'take support' */
function orderOf(id: string, words: FormData): () => Promise<unknown> {
  const word = (name: string) => String(words.get(name) ?? '').trim();
  const [kind, what = ''] = word('what').split(' ');
  const params = { id };
  const note = word('note');
  const until = word('until') ? new Date(`${word('until')}T12:00:00`).toISOString() : null;
  switch (kind) {
    case 'tier':
      return () => call(grantTier, { params, body: { tier: what as Tier, reason: 'staff', note, until } });
    case 'revoke':
      return () => call(revokeTier, { params: { id, grantId: what }, body: { note } });
    case 'give':
      return () => call(giveRole, { params, body: { role: what as Role, note } });
    default:
      return () => call(takeRole, { params, body: { role: what as Role, note } });
  }
}
