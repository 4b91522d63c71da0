import { useLockPlacements } from '@entities/orders/allocation.mutations';
import type { RequestRow, Requests } from '@entities/orders/allocation.queries';
import type { PreSale } from '@entities/orders/pre-sale.queries';
import { messageOf } from '@lib/api/problem';
import { paths } from '@lib/paths';
import type { SpaceMapView } from '@modules/spaces/spaces.contract';
import { Button } from '@ui/actions/button';
import { Badge } from '@ui/data/badge';
import { SpaceCode } from '@ui/data/space-code';
import { Table } from '@ui/data/table';
import { Empty } from '@ui/feedback/empty';
import { Notice } from '@ui/feedback/notice';
import { Field } from '@ui/forms/field';
import { TextInput } from '@ui/forms/text-input';
import { Fold } from '@ui/layout/fold';
import { Row, Stack } from '@ui/layout/layout';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import style from '../allocation.module.css';
import { wishFacts } from '../request-plate';
import { ChangeDialog } from './change-dialog';
import { NoteOf } from './note-of';

type RequestsTableProps = {
  readonly sale: PreSale;
  readonly map: SpaceMapView | undefined;
  readonly requests: Requests;
  /** Id of a request that was chosen on the map. */
  readonly chosen: string | null;
  readonly onChosenDone: () => void;
};

/** How many rows are shown at first. */
const atFirst = 100;

/** Each request: what it asks for, what it gets and why, and what the team does with it. */
export function RequestsTable({ sale, map, requests, chosen, onChosenDone }: RequestsTableProps) {
  const [changing, setChanging] = useState<string | null>(null);
  const [words, setWords] = useState('');
  const [isAll, setAll] = useState(false);
  const lock = useLockPlacements(sale.id);
  const found = requests.requests
    .filter((row) => answers(row, words))
    .toSorted((one, other) => sequence(one) - sequence(other));
  const rows = isAll ? found : found.slice(0, atFirst);
  const open = requests.requests.find(({ id }) => id === (changing ?? chosen));
  const canChange = (row: RequestRow) =>
    row.placement !== null &&
    (requests.stage === 'closed' || (requests.stage === 'published' && row.placement.refused !== null));
  const close = () => {
    setChanging(null);
    onChosenDone();
  };
  return (
    <Stack>
      {requests.requests.length > 8 && (
        <Field label="Find a vendor or a space">
          <TextInput
            type="search"
            value={words}
            maxLength={60}
            autoComplete="off"
            onChange={({ target }) => setWords(target.value)}
          />
        </Field>
      )}
      {lock.isError && <Notice tone="problem">{messageOf(lock.error)}</Notice>}
      <Table
        caption="Requests"
        rows={rows}
        rowKey={({ id }) => id}
        columns={[
          { key: 'who', header: 'Vendor', lead: true, cell: (row) => <Who row={row} /> },
          {
            key: 'asks',
            header: 'Asks for',
            words: true,
            cell: (row) => <Asks row={row} map={map} saleId={sale.id} />,
          },
          { key: 'gets', header: 'Gets', words: true, cell: (row) => <Gets row={row} /> },
          {
            key: 'acts',
            header: 'Actions',
            cell: (row) =>
              canChange(row) && (
                <Row>
                  <Button
                    size="small"
                    aria-label={`Change what ${nameOf(row)} gets`}
                    onClick={() => setChanging(row.id)}
                  >
                    Change
                  </Button>
                  {requests.stage === 'closed' && (
                    <Button
                      size="small"
                      aria-pressed={row.placement?.isLocked === true}
                      aria-label={`Lock what ${nameOf(row)} gets`}
                      busy={lock.isPending && lock.variables.requestIds.includes(row.id)}
                      onClick={() =>
                        lock.mutate({ requestIds: [row.id], isLocked: !row.placement?.isLocked })
                      }
                    >
                      {row.placement?.isLocked ? 'Locked' : 'Lock'}
                    </Button>
                  )}
                </Row>
              ),
          },
        ]}
        empty={
          <Empty title={words === '' ? 'Nobody has asked yet' : 'No request answers that'}>
            {words === '' ? 'Requests appear here as they come.' : 'Search by a name or a code.'}
          </Empty>
        }
      />
      {found.length > rows.length && (
        <div>
          <Button onClick={() => setAll(true)}>{`Show all ${found.length}`}</Button>
        </div>
      )}
      {open && canChange(open) && (
        <ChangeDialog key={open.id} saleId={sale.id} row={open} requests={requests} onClose={close} />
      )}
    </Stack>
  );
}

const sequence = ({ number, placement }: RequestRow): number =>
  (placement?.refused ? -10_000 : 0) + (placement?.turn ?? number);

function answers(row: RequestRow, words: string): boolean {
  const wanted = words.trim().toLowerCase();
  const has = [
    row.vendor?.name,
    row.vendor?.handle,
    ...(row.placement?.spaces ?? []).map(({ code }) => code),
  ];
  return wanted === '' || has.some((text) => text?.toLowerCase().includes(wanted));
}

/** A member who was erased has no name. */
export const nameOf = ({ vendor }: RequestRow): string => vendor?.name ?? 'A former member';

function Who({ row }: { readonly row: RequestRow }) {
  const { vendor, number, placement } = row;
  return (
    <>
      {vendor ? <Link to={paths.member(vendor.handle)}>{vendor.name}</Link> : nameOf(row)}
      <span className={style.quiet}>
        Request {number}
        {placement && `, turn ${placement.turn}`}
      </span>
    </>
  );
}

type AsksProps = {
  readonly row: RequestRow;
  readonly map: SpaceMapView | undefined;
  readonly saleId: string;
};

function Asks({ row, map, saleId }: AsksProps) {
  return (
    <>
      {wishFacts(row.wishes, map)
        .map(([label, value]) => `${label}: ${value}`)
        .join(' · ')}
      <NoteOf saleId={saleId} row={row} />
    </>
  );
}

function Gets({ row: { placement } }: { readonly row: RequestRow }) {
  if (!placement) return '—';
  const { spaces, reasons, changed, refused, orderId, isLocked } = placement;
  return (
    <Stack gap="tight">
      <Row>
        {spaces.length ? spaces.map(({ id, code }) => <SpaceCode key={id} code={code} />) : 'Nothing'}
        {isLocked && <Badge tone="plain">Locked</Badge>}
        {refused && <Badge tone="sale">Could not be reserved</Badge>}
        {orderId && <Link to={paths.order(orderId)}>Order</Link>}
      </Row>
      {changed && (
        <span className={style.quiet}>
          Changed by {changed.by?.name ?? 'a former member'}: {changed.reason}
        </span>
      )}
      <Fold title="Why">
        <ul className={style.reasons}>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </Fold>
    </Stack>
  );
}
