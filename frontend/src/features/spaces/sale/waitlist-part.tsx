import { useJoinWaitlist, useLeaveWaitlist } from '@entities/orders/order.mutations';
import type { PreSale } from '@entities/orders/pre-sale.queries';
import { spaceMarks } from '@entities/spaces/canvas/space-marks';
import { newIdempotencyKey } from '@lib/api/idempotency-key';
import { messageOf } from '@lib/api/problem';
import { counted, dayIn, timeIn } from '@lib/format';
import { paths } from '@lib/paths';
import { useSession } from '@lib/session/session';
import { spaceProducts } from '@modules/orders/pre-sale/pre-sale.schemas';
import type { SpaceType } from '@modules/spaces/map/space-map.schemas';
import type { SpaceMapView } from '@modules/spaces/spaces.contract';
import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import { toast } from '@ui/feedback/toast-store';
import { Checkbox } from '@ui/forms/checkbox';
import { Field } from '@ui/forms/field';
import { FieldGroup } from '@ui/forms/field-group';
import { Form } from '@ui/forms/form';
import { Select } from '@ui/forms/select';
import { Row, Stack } from '@ui/layout/layout';
import { Panel } from '@ui/layout/panel';
import { ConfirmButton } from '@ui/overlays/confirm-button';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';

type WaitlistPartProps = { readonly sale: PreSale; readonly map: SpaceMapView | undefined };

/** Waits for what is sold out, and shows what was offered. */
export function WaitlistPart({ sale, map }: WaitlistPartProps) {
  const { status } = useSession();
  const { pathname, search } = useLocation();
  const waits = sale.me?.waitlist ?? [];
  const open = sale.terms.products.filter(
    ({ id }) =>
      sale.products.find((product) => product.id === id)?.left === 0 &&
      !waits.some(({ wishes }) => wishes.productId === id),
  );
  const isOn = sale.phase === 'sold out' || sale.phase === 'open' || sale.phase === 'first call';
  if (waits.length === 0 && (!isOn || open.length === 0)) return null;
  return (
    <Panel title="Waitlist" id="waitlist">
      <Stack>
        {waits.map((entry) => (
          <Waits key={entry.entryId} sale={sale} entry={entry} />
        ))}
        {isOn &&
          open.length > 0 &&
          (status === 'signed-out' ? (
            <Button asChild>
              <Link to={paths.login(pathname + search)}>Sign in to wait</Link>
            </Button>
          ) : (
            <Join sale={sale} map={map} products={open} />
          ))}
      </Stack>
    </Panel>
  );
}

type Entry = NonNullable<PreSale['me']>['waitlist'][number];

function Waits({ sale, entry }: { readonly sale: PreSale; readonly entry: Entry }) {
  const { entryId, wishes, status, ahead, orderId, until } = entry;
  const leave = useLeaveWaitlist(sale.id);
  const name = sale.terms.products.find(({ id }) => id === wishes.productId)?.name ?? 'it';
  const isOffered = status === 'offered' && orderId !== null;
  return (
    <Notice
      live={false}
      tone={isOffered ? 'good' : 'info'}
      title={isOffered ? 'It is your turn' : `You wait for ${name}`}
      action={
        <Row>
          {isOffered && (
            <Button asChild variant="primary">
              <Link to={paths.order(orderId)}>See the offer</Link>
            </Button>
          )}
          <ConfirmButton
            busy={leave.isPending}
            title={isOffered ? 'Decline the offer?' : 'Wait no longer?'}
            description={
              isOffered
                ? 'It is offered to whoever waits next, and you wait no longer.'
                : 'You lose your place. You can begin to wait again, at the end.'
            }
            action={isOffered ? 'Decline it' : 'Wait no longer'}
            onConfirm={() => leave.mutate(entryId)}
          >
            {isOffered ? 'Decline' : 'Wait no longer'}
          </ConfirmButton>
        </Row>
      }
    >
      {isOffered
        ? `${name} is held for you${until ? ` until ${dayIn(until, sale.timeZone)}, ${timeIn(until, sale.timeZone)}` : ''}.`
        : ahead === 0
          ? 'Nobody waits before you.'
          : `${counted(ahead, 'member waits', 'members wait')} before you. Who waits longest is offered what fits.`}
      {leave.isError && <p role="alert">{messageOf(leave.error)}</p>}
    </Notice>
  );
}

type JoinProps = WaitlistPartProps & { readonly products: PreSale['terms']['products'] };

function Join({ sale, map, products }: JoinProps) {
  const [chosen, setChosen] = useState('');
  const product = products.find(({ id }) => id === chosen) ?? products[0];
  const [count, setCount] = useState(1);
  const [types, setTypes] = useState<readonly SpaceType[]>([]);
  const [zoneId, setZone] = useState('');
  const join = useJoinWaitlist(sale.id);
  if (!product) return null;
  const isSpace = spaceProducts.includes(product.kind);
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        join.mutate(
          {
            entryId: newIdempotencyKey(),
            wishes: {
              productId: product.id,
              count,
              types: isSpace ? [...types] : [],
              minWidth: 0,
              nextTo: null,
              zoneIds: isSpace && zoneId !== '' ? [zoneId] : [],
            },
          },
          {
            onSuccess: () =>
              toast({ title: 'You wait for it. We tell you when it is your turn.', tone: 'good' }),
          },
        );
      }}
    >
      <Stack>
        {products.length > 1 && (
          <Field label="What you wait for">
            <Select
              value={product.id}
              options={products.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={({ target }) => setChosen(target.value)}
            />
          </Field>
        )}
        <Field
          label={isSpace ? 'Spaces side by side' : 'How many'}
          hint={isSpace && 'You are offered so many at once, beside each other. Fewer come free sooner.'}
        >
          <Select
            value={count}
            options={Array.from({ length: 10 }, (_, nth) => ({ value: nth + 1, label: String(nth + 1) }))}
            onChange={({ target }) => setCount(Number(target.value))}
          />
        </Field>
        {isSpace && product.types.length > 1 && (
          <FieldGroup legend="Types" hint="None for any.">
            {product.types.map((type) => (
              <Checkbox
                key={type}
                label={spaceMarks[type].label}
                checked={types.includes(type)}
                onChange={({ target }) =>
                  setTypes(target.checked ? [...types, type] : types.filter((one) => one !== type))
                }
              />
            ))}
          </FieldGroup>
        )}
        {isSpace && map && map.layout.zones.length > 1 && (
          <Field label="Zone">
            <Select
              value={zoneId}
              placeholder="Any zone"
              options={map.layout.zones.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={({ target }) => setZone(target.value)}
            />
          </Field>
        )}
        {join.isError && <Notice tone="problem">{messageOf(join.error)}</Notice>}
        <div>
          <Button type="submit" variant="primary" busy={join.isPending}>
            Wait for {product.name.toLowerCase()}
          </Button>
        </div>
        <p>
          An offer is held for you for {sale.terms.waitlistHours} hours, in the last three days for{' '}
          {sale.terms.lateWaitlistHours}.
        </p>
      </Stack>
    </Form>
  );
}
