import type { GateDevice } from '@entities/gate/gate-device';
import { memberQuery } from '@entities/member/member.queries';
import { orderQuery, type WholeOrder } from '@entities/orders/order.queries';
import { useReserveFor } from '@entities/orders/pre-sale.mutations';
import type { PreSale, SpaceOfSale } from '@entities/orders/pre-sale.queries';
import { newIdempotencyKey } from '@lib/api/idempotency-key';
import { messageOf } from '@lib/api/problem';
import { dollarsOf } from '@lib/format';
import { spaceProducts } from '@modules/orders/pre-sale/pre-sale.schemas';
import type { Space } from '@modules/spaces/map/space-map.schemas';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import { Field } from '@ui/forms/field';
import { Form } from '@ui/forms/form';
import { MoneyInput } from '@ui/forms/money-input';
import type { MoneyValue } from '@ui/forms/money-value';
import { SearchSelect } from '@ui/forms/search-select';
import { Select } from '@ui/forms/select';
import { TextInput } from '@ui/forms/text-input';
import { WholeInput, type WholeValue } from '@ui/forms/whole-input';
import { Stack } from '@ui/layout/layout';
import { Panel } from '@ui/layout/panel';
import { later } from '@ui/overlays/later';
import { useState } from 'react';

const ReceiveDialog = later(() =>
  import('@entities/orders/receive-dialog').then((file) => file.ReceiveDialog),
);

type SellFormProps = {
  readonly gate: GateDevice;
  readonly sale: PreSale;
  readonly spaces: readonly SpaceOfSale[];
  readonly drawn: readonly Space[];
  readonly onPaid: (orderId: string) => void;
};

/** Sells something that is free to a member: it is held for an hour, and theirs with the money. */
export function SellForm({ gate, sale, spaces, drawn, onPaid }: SellFormProps) {
  const { products } = sale.terms;
  const [productId, setProductId] = useState(products[0]?.id ?? '');
  const [spaceId, setSpaceId] = useState('');
  const [quantity, setQuantity] = useState<WholeValue>(1);
  const [cents, setCents] = useState<MoneyValue>(null);
  const [problems, setProblems] = useState<Problems>({});
  const [id, setId] = useState(newIdempotencyKey);
  const [held, setHeld] = useState<WholeOrder>();
  /** Something else is another order, also when it is not known whether the one before was taken. */
  const choose = (space: string) => {
    setSpaceId(space);
    setId(newIdempotencyKey());
  };
  const queries = useQueryClient();
  const reserve = useReserveFor(sale.id);
  const product = products.find((one) => one.id === productId);
  const isSpace = product !== undefined && spaceProducts.includes(product.kind);
  const typeOf = new Map(drawn.map((space) => [space.id, space.type]));
  const free = spaces.filter((space) => {
    const type = typeOf.get(space.id);
    return space.status === 'available' && (type === undefined || product?.types.includes(type));
  });
  const usual = isSpace ? free.find((space) => space.id === spaceId)?.cents : (product?.cents ?? undefined);

  async function submit(typed: FormData) {
    const handle = String(typed.get('handle') ?? '')
      .trim()
      .replace(/^@/, '');
    const found = {
      ...(handle === '' && { handle: 'Write the name of their page.' }),
      ...(isSpace && spaceId === '' && { space: 'Choose a space.' }),
      ...(cents === 0 && { cents: 'At the gate everything has a price: 1 cent at least.' }),
    };
    setProblems(found);
    if (Object.keys(found).length > 0 || Number.isNaN(cents) || typeof quantity !== 'number') return;
    try {
      const member = await queries.fetchQuery(memberQuery(handle));
      await reserve.mutateAsync({
        id,
        buyerId: member.id,
        source: 'gate',
        lines: [
          {
            productId,
            spaceId: isSpace ? spaceId : null,
            quantity: isSpace ? 1 : quantity,
            showClass: String(typed.get('showClass') ?? '') || null,
          },
        ],
        cents: typeof cents === 'number' ? [{ at: 0, unitCents: cents }] : [],
        until: new Date(Date.parse(gate.now()) + HELD_MS).toISOString(),
      });
      setHeld(await queries.fetchQuery({ ...orderQuery(id), staleTime: 0 }));
    } catch (error) {
      setProblems({ all: messageOf(error) });
    }
  }

  return (
    <Panel title="Sell at the gate">
      <Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit(new FormData(event.currentTarget));
        }}
      >
        <Stack>
          <Field label="What">
            <Select
              value={productId}
              options={products.map((one) => ({ value: one.id, label: one.name }))}
              onChange={({ target }) => {
                setProductId(target.value);
                choose('');
              }}
            />
          </Field>
          {isSpace && (
            <Field label="Space" hint={`${free.length} are free.`} error={problems.space} required>
              <SearchSelect
                value={spaceId}
                placeholder="Choose a space"
                options={free.map((space) => ({
                  value: space.id,
                  label: `${space.code}, ${dollarsOf(space.cents)}`,
                }))}
                onChange={choose}
              />
            </Field>
          )}
          {!isSpace && (
            <Field label="How many" required>
              <WholeInput value={quantity} min={1} max={100} onValueChange={setQuantity} />
            </Field>
          )}
          {product && product.classes.length > 0 && (
            <Field label="Class" required>
              <Select
                name="showClass"
                options={product.classes.map((name) => ({ value: name, label: name }))}
              />
            </Field>
          )}
          <Field
            label="Member"
            hint="As in the address of their page: “ray-kowalski”."
            error={problems.handle}
            required
          >
            <TextInput name="handle" maxLength={40} autoComplete="off" autoCapitalize="none" />
          </Field>
          <Field
            label="Price of each"
            hint={usual === undefined ? undefined : `Left empty: ${dollarsOf(usual)}.`}
            error={problems.cents}
            optional
          >
            <MoneyInput cents={cents} onCentsChange={setCents} />
          </Field>
          {problems.all && <Notice tone="problem">{problems.all}</Notice>}
          <Button type="submit" variant="primary" size="large" block busy={reserve.isPending}>
            Hold it and take the money
          </Button>
        </Stack>
      </Form>
      {held && (
        <ReceiveDialog
          dateId={sale.id}
          order={held}
          onDone={() => onPaid(held.id)}
          onClose={() => {
            setHeld(undefined);
            setSpaceId('');
            setCents(null);
            setId(newIdempotencyKey());
          }}
        />
      )}
    </Panel>
  );
}

type Problems = {
  readonly handle?: string;
  readonly space?: string;
  readonly cents?: string;
  readonly all?: string;
};

/** Long enough to count cash. */
const HELD_MS = 3_600_000;
