import { memberQuery } from '@entities/member/member.queries';
import { useReserveFor } from '@entities/orders/pre-sale.mutations';
import type { PreSale, SpaceOfSale } from '@entities/orders/pre-sale.queries';
import { newIdempotencyKey } from '@lib/api/idempotency-key';
import { messageOf } from '@lib/api/problem';
import { paths } from '@lib/paths';
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
import { useState } from 'react';
import { Link } from 'react-router-dom';

type ReserveFormProps = {
  readonly sale: PreSale;
  readonly spaces: readonly SpaceOfSale[];
  readonly drawn: readonly Space[];
};

/** Holds something for a member, who pays for it next: past windows and limits, at another price if the club wants. */
export function ReserveForm({ sale, spaces, drawn }: ReserveFormProps) {
  const { products } = sale.terms;
  const [productId, setProductId] = useState(products[0]?.id ?? '');
  const [spaceId, setSpaceId] = useState('');
  const [cents, setCents] = useState<MoneyValue>(null);
  const [days, setDays] = useState<WholeValue>(3);
  const [problem, setProblem] = useState<string>();
  const [id, setId] = useState(newIdempotencyKey);
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
  const isReady = !isSpace || spaceId !== '';

  async function submit(typed: FormData) {
    const handle = String(typed.get('handle') ?? '')
      .trim()
      .replace(/^@/, '');
    setProblem(handle === '' ? 'Write the name of their page.' : undefined);
    if (handle === '' || !isReady || typeof days !== 'number') return;
    const member = await queries.fetchQuery(memberQuery(handle)).catch((error: unknown) => {
      setProblem(messageOf(error));
      return null;
    });
    if (!member) return;
    reserve.mutate(
      {
        id,
        buyerId: member.id,
        source: 'registrar',
        lines: [
          {
            productId,
            spaceId: isSpace ? spaceId : null,
            quantity: 1,
            showClass: String(typed.get('showClass') ?? '') || null,
          },
        ],
        cents: typeof cents === 'number' ? [{ at: 0, unitCents: cents }] : [],
        until: new Date(Date.now() + days * 86_400_000).toISOString(),
      },
      {
        onSuccess: () => {
          setSpaceId('');
          setCents(null);
          setId(newIdempotencyKey());
        },
      },
    );
  }

  return (
    <Panel title="Reserve for a member">
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
            <Field label="Space" hint="Free spaces alone." required>
              <SearchSelect
                value={spaceId}
                placeholder="Choose a space"
                options={free.map((space) => ({ value: space.id, label: space.code }))}
                onChange={choose}
              />
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
            error={problem}
            required
          >
            <TextInput name="handle" maxLength={40} autoComplete="off" autoCapitalize="none" />
          </Field>
          <Field label="Another price" hint="Empty: the usual one. 0 when it is free for them." optional>
            <MoneyInput cents={cents} onCentsChange={setCents} />
          </Field>
          <Field label="Held for" required>
            <WholeInput value={days} min={1} max={60} unit="days" onValueChange={setDays} />
          </Field>
          {reserve.isError && <Notice tone="problem">{messageOf(reserve.error)}</Notice>}
          {reserve.isSuccess && (
            <Notice
              tone="good"
              action={
                <Button asChild size="small">
                  <Link to={paths.order(reserve.variables.id)}>See the order</Link>
                </Button>
              }
            >
              It is held for them, and they are told.
            </Notice>
          )}
          <div>
            <Button type="submit" variant="primary" busy={reserve.isPending} disabled={!isReady}>
              Reserve it
            </Button>
          </div>
        </Stack>
      </Form>
    </Panel>
  );
}
