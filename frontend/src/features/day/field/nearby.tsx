import { dayPaths } from '@entities/day/day-paths';
import { codeIn, feetAway, type NearVendor, spaceOfCode, vendorsNear, vendorsWith } from '@entities/day/near';
import type { FieldDay } from '@entities/day/use-day';
import { counted, figure } from '@lib/format';
import { paths } from '@lib/paths';
import type { MapPoint, Space } from '@modules/spaces/map/space-map.schemas';
import { Button } from '@ui/actions/button';
import { Badge } from '@ui/data/badge';
import { SpaceCode } from '@ui/data/space-code';
import { Empty } from '@ui/feedback/empty';
import { Loading } from '@ui/feedback/skeleton';
import { Checkbox } from '@ui/forms/checkbox';
import { Field } from '@ui/forms/field';
import { Form } from '@ui/forms/form';
import { TextInput } from '@ui/forms/text-input';
import { Row, Stack } from '@ui/layout/layout';
import { Panel } from '@ui/layout/panel';
import { LocateFixed } from 'lucide-react';
import { type FormEvent, lazy, Suspense, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import style from '../day.module.css';
import { presenceLabels } from '../presence';
import { useWhere } from './use-where';

const DayMap = lazy(() => import('./day-map'));
const atFirst = 20;

/** Where the visitor is, and who is near with what. */
export function Nearby({ day, start }: { readonly day: FieldDay; readonly start: string }) {
  const { event, map, vendors } = day;
  const layout = map?.layout;
  const [atCode, setAtCode] = useState(start);
  const { place, locate, problem, isLocating, forget } = useWhere(layout);
  const space = spaceOfCode(layout?.spaces ?? [], atCode);
  const here: MapPoint | null = place ?? space ?? null;
  const [words, setWords] = useState('');
  const [isOpenOnly, setOpenOnly] = useState(false);
  const near = useMemo(() => vendorsNear(vendors, layout, here), [vendors, layout, here]);
  const found = vendorsWith(near, words).filter((one) => !isOpenOnly || one.space.presence === 'here');
  const foundIds = useMemo(() => new Set(found.map((one) => one.space.id)), [found]);
  return (
    <>
      <Panel title="Where am I">
        <Stack>
          <AtCode
            start={start}
            wrong={atCode !== '' && !space && layout ? atCode : null}
            onCode={(code) => {
              forget();
              setAtCode(code);
            }}
          />
          {layout?.anchor && (
            <Row>
              <Button icon={<LocateFixed />} busy={isLocating} busyLabel="Looking…" onClick={locate}>
                Use my location
              </Button>
              <span className={style.quiet}>It stays on this device.</span>
            </Row>
          )}
          <p role="status">{whereText(place, space, problem)}</p>
          {map && (
            <Suspense fallback={<Loading label="Loading the map…" shape="block" count={1} />}>
              <DayMap
                map={map}
                isKept={day.keptAt !== null}
                here={here}
                at={place ? null : (space ?? null)}
                found={foundIds}
                vendors={near}
                onPick={(picked) => {
                  forget();
                  setAtCode(picked.code);
                }}
              />
            </Suspense>
          )}
        </Stack>
      </Panel>
      <section aria-labelledby="who-is-near">
        <Stack>
          <h2 id="who-is-near">{here ? 'Who is near' : 'Who is here'}</h2>
          <Field label="What you look for" hint="“Model T lock”, a name, or a code">
            <TextInput type="search" value={words} onChange={({ target }) => setWords(target.value)} />
          </Field>
          <Checkbox
            label="Only who is still open"
            hint="Those who came through the gate and have not packed up."
            checked={isOpenOnly}
            onChange={({ target }) => setOpenOnly(target.checked)}
          />
          <Vendors eventId={event.id} found={found} isAny={near.length > 0} />
        </Stack>
      </section>
    </>
  );
}

function whereText(place: MapPoint | null, space: Space | undefined, problem: string | null): string {
  if (place) return 'You are at the mark on the map.';
  if (problem) return problem;
  return space ? `You are at ${space.code}.` : '';
}

function AtCode({
  start,
  wrong,
  onCode,
}: {
  readonly start: string;
  readonly wrong: string | null;
  readonly onCode: (code: string) => void;
}) {
  const [typed, setTyped] = useState(start);
  const send = (event: FormEvent) => {
    event.preventDefault();
    onCode(codeIn(typed));
  };
  return (
    <Form onSubmit={send}>
      <Row align="end">
        <Field
          label="I am at space"
          hint="Type its code, or read the code at the space with your phone’s camera."
          error={wrong === null ? undefined : `The map has no space ${wrong}. Look at the sign again.`}
        >
          <TextInput
            code
            autoComplete="off"
            maxLength={200}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Field>
        <Button type="submit">Show it</Button>
      </Row>
    </Form>
  );
}

function Vendors({
  eventId,
  found,
  isAny,
}: {
  readonly eventId: string;
  readonly found: readonly NearVendor[];
  readonly isAny: boolean;
}) {
  const [most, setMost] = useState(atFirst);
  if (found.length === 0)
    return (
      <Empty heading="h3" title={isAny ? 'Nobody says that' : 'Nobody says yet what they bring'}>
        {isAny
          ? 'Try fewer words. Not every vendor says what they bring.'
          : 'Vendors say it when they buy their space, or on the day.'}
      </Empty>
    );
  return (
    <>
      <p className={style.quiet} role="status">
        {counted(found.length, 'vendor')}
      </p>
      <ul role="list" className={style.list} aria-label="Vendors">
        {found.slice(0, most).map((vendor) => (
          <Vendor key={vendor.space.id} eventId={eventId} near={vendor} />
        ))}
      </ul>
      {found.length > most && (
        <div>
          <Button onClick={() => setMost(most + 100)}>Show more of {figure(found.length)}</Button>
        </div>
      )}
    </>
  );
}

function Vendor({
  eventId,
  near: {
    space: { code, vendor, sells, presence },
    feet,
  },
}: {
  readonly eventId: string;
  readonly near: NearVendor;
}) {
  return (
    <li className={style.entry}>
      <Row justify="between">
        <Link to={dayPaths.at(eventId, code)} aria-label={`Space ${code}: save that I was here`}>
          <SpaceCode code={code} />
        </Link>
        <Row>
          {presence && (
            <Badge tone={presence === 'here' ? 'good' : 'plain'}>{presenceLabels[presence]}</Badge>
          )}
          {feet !== null && <span className={style.quiet}>{feetAway(feet)}</span>}
        </Row>
      </Row>
      {vendor && (
        <p>
          <Link to={paths.member(vendor.handle)}>{vendor.name}</Link>
        </p>
      )}
      {sells !== '' && <p>{sells}</p>}
    </li>
  );
}
