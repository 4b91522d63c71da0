import { type Asked, useAskForSpaces, useWithdrawRequest } from '@entities/orders/allocation.mutations';
import type { Allocation } from '@entities/orders/allocation.queries';
import type { PreSale } from '@entities/orders/pre-sale.queries';
import { spaceMarks } from '@entities/spaces/canvas/space-marks';
import { messageOf } from '@lib/api/problem';
import { mostBeside } from '@modules/orders/allocation/allocation.schemas';
import type { SpaceType } from '@modules/spaces/map/space-map.schemas';
import type { SpaceMapView } from '@modules/spaces/spaces.contract';
import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import { toast } from '@ui/feedback/toast-store';
import { Checkbox } from '@ui/forms/checkbox';
import { Field } from '@ui/forms/field';
import { FieldColumns, FieldGroup } from '@ui/forms/field-group';
import { Form } from '@ui/forms/form';
import { RadioGroup } from '@ui/forms/radio-group';
import { Select } from '@ui/forms/select';
import { TextArea, TextInput } from '@ui/forms/text-input';
import { WholeInput, type WholeValue } from '@ui/forms/whole-input';
import { Row, Stack } from '@ui/layout/layout';
import { ConfirmButton } from '@ui/overlays/confirm-button';
import { useState } from 'react';

type Wishes = Asked['wishes'];
type RequestFormProps = {
  readonly allocation: Allocation;
  readonly rules: NonNullable<Allocation['rules']>;
  readonly sale: PreSale;
  readonly map: SpaceMapView | undefined;
};

const none: Wishes = {
  count: 1,
  types: [],
  trailerWidth: 0,
  trailerLength: 0,
  power: 'no',
  sameAsLast: false,
  beside: [],
  besideCode: null,
  zoneIds: [],
  near: [],
};

/** Asks for spaces, or for others than before. */
export function RequestForm({ allocation, rules, sale, map }: RequestFormProps) {
  const before = allocation.me?.request ?? null;
  const [wishes, setWishes] = useState<Wishes>(before?.wishes ?? none);
  const [beside, setBeside] = useState((before?.wishes.beside ?? []).map((one) => `@${one}`).join(', '));
  const [note, setNote] = useState(before?.note ?? '');
  const [width, setWidth] = useState<WholeValue>(before?.wishes.trailerWidth || null);
  const [length, setLength] = useState<WholeValue>(before?.wishes.trailerLength || null);
  const ask = useAskForSpaces(sale.id);
  const withdraw = useWithdrawRequest(sale.id);
  const set = (change: Partial<Wishes>) => setWishes({ ...wishes, ...change });
  const names = beside.split(/[\s,]+/).filter((name) => name !== '');
  const isTooMany = names.length > mostBeside;
  const isReadable = typeof width !== 'string' && typeof length !== 'string';
  const types = typesOf(rules, sale);
  const features = [...new Set(map?.layout.spaces.flatMap((space) => space.features))].toSorted();
  const zones = map?.layout.zones ?? [];
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isTooMany || !isReadable) return;
        const sent = { ...wishes, beside: names, trailerWidth: width ?? 0, trailerLength: length ?? 0 };
        ask.mutate(
          { wishes: sent, note },
          {
            onSuccess: () =>
              toast({
                title: before ? 'Your request is changed' : 'You have asked. We tell you what you get.',
                tone: 'good',
              }),
          },
        );
      }}
    >
      <Stack>
        <h3>What you need</h3>
        <Field label="Spaces side by side">
          <Select
            value={wishes.count}
            options={Array.from({ length: rules.mostSpaces }, (_, nth) => ({
              value: nth + 1,
              label: String(nth + 1),
            }))}
            onChange={({ target }) => set({ count: Number(target.value) })}
          />
        </Field>
        <TypeChoice types={types} value={wishes.types} onChange={(next) => set({ types: next })} />
        <FieldGroup legend="Trailer or truck" hint="One of your spaces will hold it. Empty for none.">
          <FieldColumns of={2}>
            <Field label="Wide" optional>
              <WholeInput value={width} min={0} max={500} unit="ft" onValueChange={setWidth} />
            </Field>
            <Field label="Long" optional>
              <WholeInput value={length} min={0} max={500} unit="ft" onValueChange={setLength} />
            </Field>
          </FieldColumns>
        </FieldGroup>
        <RadioGroup
          legend="Power"
          value={wishes.power}
          onValueChange={(power) => set({ power })}
          options={[
            { value: 'no', label: 'I need none' },
            { value: 'wished', label: 'I would like it' },
            { value: 'needed', label: 'I cannot come without it' },
          ]}
        />
        <h3>What you would like</h3>
        <Checkbox
          label="The same spaces as the last time"
          checked={wishes.sameAsLast}
          onChange={({ target }) => set({ sameAsLast: target.checked })}
        />
        <Field
          label="Beside these members"
          hint={`Names of their pages, ${mostBeside} at most: “@ray-kowalski, @anna”. Who wishes the same is placed with you.`}
          error={isTooMany && `Name ${mostBeside} at most.`}
          optional
        >
          <TextInput
            value={beside}
            maxLength={160}
            autoComplete="off"
            autoCapitalize="none"
            onChange={({ target }) => setBeside(target.value)}
          />
        </Field>
        <Field label="Beside this space" hint="Its code on the map: “B12”." optional>
          <TextInput
            code
            value={wishes.besideCode ?? ''}
            maxLength={12}
            autoComplete="off"
            onChange={({ target }) => set({ besideCode: target.value || null })}
          />
        </Field>
        {zones.length > 1 && (
          <FieldGroup legend="Zones that you like" hint="None for any.">
            {zones.map(({ id, name }) => (
              <Checkbox
                key={id}
                label={name}
                checked={wishes.zoneIds.includes(id)}
                onChange={({ target }) => set({ zoneIds: changed(wishes.zoneIds, id, target.checked) })}
              />
            ))}
          </FieldGroup>
        )}
        {features.length > 0 && (
          <FieldGroup legend="Near, or with">
            {features.map((feature) => (
              <Checkbox
                key={feature}
                label={feature}
                checked={wishes.near.includes(feature)}
                disabled={!wishes.near.includes(feature) && wishes.near.length >= 6}
                onChange={({ target }) => set({ near: changed(wishes.near, feature, target.checked) })}
              />
            ))}
          </FieldGroup>
        )}
        <Field label="A note to the organizer" hint="The rules do not read it; people do." optional>
          <TextArea value={note} maxLength={500} rows={3} onChange={({ target }) => setNote(target.value)} />
        </Field>
        {ask.isError && <Notice tone="problem">{messageOf(ask.error)}</Notice>}
        {withdraw.isError && <Notice tone="problem">{messageOf(withdraw.error)}</Notice>}
        <Row>
          <Button type="submit" variant="primary" busy={ask.isPending}>
            {before ? 'Change my request' : 'Ask for spaces'}
          </Button>
          {before && (
            <ConfirmButton
              busy={withdraw.isPending}
              title="Withdraw your request?"
              description="You get nothing then. You can ask again until requests close."
              action="Withdraw it"
              onConfirm={() =>
                withdraw.mutate(undefined, {
                  onSuccess: () => toast({ title: 'Your request is withdrawn', tone: 'good' }),
                })
              }
            >
              Withdraw it
            </ConfirmButton>
          )}
        </Row>
      </Stack>
    </Form>
  );
}

type TypeChoiceProps = {
  readonly types: readonly SpaceType[];
  readonly value: readonly SpaceType[];
  readonly onChange: (types: SpaceType[]) => void;
};

/** Which types would do, the best first: in the sequence in which they are chosen. */
function TypeChoice({ types, value, onChange }: TypeChoiceProps) {
  if (types.length < 2) return null;
  return (
    <FieldGroup legend="Types that would do" hint="None for any. Choose the best first.">
      {types.map((type) => {
        const at = value.indexOf(type);
        return (
          <Checkbox
            key={type}
            label={at < 0 ? spaceMarks[type].label : `${spaceMarks[type].label} (${at + 1})`}
            checked={at >= 0}
            onChange={({ target }) => onChange(changed(value, type, target.checked))}
          />
        );
      })}
    </FieldGroup>
  );
}

/** Types of the products that are given. */
const typesOf = ({ productIds }: RequestFormProps['rules'], { terms }: PreSale): readonly SpaceType[] => [
  ...new Set(terms.products.flatMap(({ id, types }) => (productIds.includes(id) ? types : []))),
];

const changed = <One,>(all: readonly One[], one: One, isIn: boolean): One[] =>
  isIn ? [...all, one] : all.filter((other) => other !== one);
