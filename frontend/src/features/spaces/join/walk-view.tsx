import { orderPaths } from '@entities/orders/order-paths';
import { counted, dayIn, dayItself, figure, timeIn } from '@lib/format';
import { paths } from '@lib/paths';
import type { Stop } from '@modules/matching/join/join.contract';
import { Button } from '@ui/actions/button';
import { Badge } from '@ui/data/badge';
import { priceText } from '@ui/data/price';
import { SpaceCode } from '@ui/data/space-code';
import { Empty } from '@ui/feedback/empty';
import { Notice } from '@ui/feedback/notice';
import { Checkbox } from '@ui/forms/checkbox';
import { Page, PageHeading, Stack } from '@ui/layout/layout';
import { VisuallyHidden } from '@ui/layout/visually-hidden';
import { Footprints, Printer } from 'lucide-react';
import { Link } from 'react-router-dom';
import { type KeptWalk, useBeen } from './kept-walk';
import { codesOf, stopKey, type Walk } from './walk';
import style from './walk.module.css';

type WalkViewProps = KeptWalk & {
  /** Where the device keeps it. */
  readonly place: string;
  /** It is as the device had it last, because nothing can be asked now. */
  readonly isKept?: boolean;
};

/** The stops in the sequence of the walk, to tick on the field, and on one sheet of paper. */
export function WalkView({ walk, readAt, place, isKept = false }: WalkViewProps) {
  const { eventId, title, day, stops, needs } = walk;
  return (
    <Page width="form">
      <PageHeading
        kicker={<Link to={paths.event(eventId)}>{title}</Link>}
        title="Your list at this meet"
        lead={dayIn(...dayItself(day))}
        actions={
          stops.length > 0 && (
            <Button className={style.screen} icon={<Printer />} onClick={() => window.print()}>
              Print
            </Button>
          )
        }
      />
      <Stack gap="loose">
        {isKept && (
          <Notice live={false}>
            No connection: this is your list as it was at {timeIn(readAt)} on {dayIn(readAt)}.
          </Notice>
        )}
        {stops.length > 0 ? (
          <Stops walk={walk} place={place} />
        ) : needs.length > 0 ? (
          <NothingHere walk={walk} />
        ) : (
          <NoNeeds />
        )}
        {stops.length > 0 && <ByNeed walk={walk} />}
      </Stack>
    </Page>
  );
}

function Stops({ walk, place }: { readonly walk: Walk; readonly place: string }) {
  const { stops, from, feet, needs } = walk;
  const [been, turn] = useBeen(place);
  const codes = stops.map(codesOf).join(', ');
  const titleOf = new Map(needs.map(({ id, title }) => [id, title]));
  return (
    <section aria-labelledby="walk" className={style.part}>
      <h2 id="walk">Where to walk</h2>
      <p>
        {counted(stops.length, 'vendor')} {stops.length === 1 ? 'holds' : 'hold'} parts on your list: {codes}.
        {feet !== null && ` The walk is about ${figure(feet)} feet, ${startText(from)}.`}
      </p>
      <ol className={style.stops}>
        {stops.map((stop) => (
          <StopRow
            key={stopKey(stop)}
            stop={stop}
            titleOf={titleOf}
            isBeen={been.has(stopKey(stop))}
            onTurn={() => turn(stopKey(stop))}
          />
        ))}
      </ol>
      <p className={style.quiet}>
        Ticks stay on this device.{' '}
        <Link className={style.screen} to={orderPaths.spaces(walk.eventId, walk.dateId)}>
          Map of the spaces
        </Link>
      </p>
    </section>
  );
}

const startText = (from: string | null): string =>
  from === null ? 'from the upper left corner of the map' : `from ${from}`;

interface StopRowProps {
  readonly stop: Stop;
  /** Of the member's needs, by id. */
  readonly titleOf: ReadonlyMap<string, string>;
  readonly isBeen: boolean;
  readonly onTurn: () => void;
}

function StopRow({ stop, titleOf, isBeen, onTurn }: StopRowProps) {
  const { spaces, vendor, things } = stop;
  return (
    <li className={style.stop} data-been={isBeen}>
      <div className={style.head}>
        {spaces.map(({ id, code }) => (
          <SpaceCode key={id} code={code} kind="space" />
        ))}
        {vendor && <Link to={paths.member(vendor.handle)}>{vendor.name}</Link>}
      </div>
      <ul className={style.things}>
        {things.map(({ needId, kind, listingId, title, price }) => (
          <li key={`${needId} ${listingId ?? title}`}>
            {listingId === null ? <b>{title}</b> : <Link to={paths.listing(listingId)}>{title}</Link>}
            {price !== null && <span>{priceText(price * 100)}</span>}
            {kind === 'item' && <Badge tone="good">In no listing: ask for it</Badge>}
            <span className={style.quiet}>for “{titleOf.get(needId) ?? 'your wanted ad'}”</span>
          </li>
        ))}
      </ul>
      <Checkbox
        label={
          <>
            Been there <VisuallyHidden>at {codesOf(stop)}</VisuallyHidden>
          </>
        }
        checked={isBeen}
        onChange={onTurn}
      />
    </li>
  );
}

/** The same by need: where to look for each. */
function ByNeed({ walk: { needs, stops } }: { readonly walk: Walk }) {
  const withIt = (id: string) => stops.filter(({ things }) => things.some(({ needId }) => needId === id));
  return (
    <section aria-labelledby="by-part" className={style.part}>
      <h2 id="by-part">By part</h2>
      <dl className={style.needs}>
        {needs.map(({ id, title }) => (
          <div key={id}>
            <dt>
              <Link to={paths.listing(id)}>{title}</Link>
            </dt>
            <dd>{withIt(id).map(codesOf).join(', ') || 'nothing here yet'}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function NothingHere({ walk: { needs, eventId, dateId } }: { readonly walk: Walk }) {
  return (
    <Empty
      visual={<Footprints aria-hidden="true" />}
      title="Nothing on your list is here yet"
      action={
        <Button asChild>
          <Link to={orderPaths.spaces(eventId, dateId)}>Map of the spaces</Link>
        </Button>
      }
    >
      We compare {counted(needs.length, 'wanted ad')} of yours with what vendors of this date bring, until the
      last day, and tell you when somebody has something.
    </Empty>
  );
}

function NoNeeds() {
  return (
    <Empty
      visual={<Footprints aria-hidden="true" />}
      title="Your list is empty"
      action={
        <Button asChild variant="primary">
          <Link to={paths.createWanted()}>Post what you need</Link>
        </Button>
      }
    >
      Your list is your open wanted ads. Post one, and vendors of this meet who have it appear here with their
      spaces.
    </Empty>
  );
}
