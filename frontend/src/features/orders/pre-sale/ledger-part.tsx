import { sourceLabels } from '@entities/orders/order-labels';
import { type Ledger, ledgerQuery } from '@entities/orders/pre-sale.queries';
import { dayIn, dayItself } from '@lib/format';
import { paths } from '@lib/paths';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { SpaceCode } from '@ui/data/space-code';
import { Empty } from '@ui/feedback/empty';
import { loaded } from '@ui/feedback/loaded';
import { Field } from '@ui/forms/field';
import { useFieldControl } from '@ui/forms/field-control';
import { TextInput } from '@ui/forms/text-input';
import { Stack } from '@ui/layout/layout';
import { Search } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { Link } from 'react-router-dom';
import style from './pre-sale.module.css';

/** Who had which space at each date, and why. */
export function LedgerPart({ eventId }: { readonly eventId: string }) {
  const [code, setCode] = useState('');
  const [words, setWords] = useState('');
  const { data, instead } = loaded(useQuery(ledgerQuery(eventId, code)), {
    label: 'Loading the ledger…',
    shape: 'row',
    count: 6,
  });
  return (
    <Stack>
      <search>
        <form
          className={style.search}
          onSubmit={(event) => {
            event.preventDefault();
            setCode(words.trim());
          }}
        >
          <Field label="Space" hint="“B12”, or empty for all." className={style.words}>
            <TextInput
              type="search"
              code
              before={<Search aria-hidden="true" />}
              maxLength={12}
              autoComplete="off"
              value={words}
              onChange={({ target }) => {
                setWords(target.value);
                if (target.value === '') setCode('');
              }}
            />
          </Field>
          <Button type="submit">Search</Button>
        </form>
      </search>
      {instead}
      {data && (code === '' ? <OverTime ledger={data} /> : <OfSpace ledger={data} />)}
    </Stack>
  );
}

/** A slider over the dates: at each of them, who had which space. */
function OverTime({ ledger: { dates, spaces } }: { readonly ledger: Ledger }) {
  const [chosen, setChosen] = useState<number | null>(null);
  const [most, setMost] = useState(100);
  const at = Math.min(chosen ?? dates.length - 1, dates.length - 1);
  const date = dates[at];
  if (!date)
    return <Empty title="The ledger is empty">It fills as soon as somebody has a space at a date.</Empty>;
  const day = dayIn(...dayItself(date.day));
  const had = spaces
    .map(({ code, entries }) => ({ code, entries: entries.filter(({ dateId }) => dateId === date.dateId) }))
    .filter(({ entries }) => entries.length > 0);
  return (
    <>
      <Field label="Date">
        <Slider
          min={0}
          max={dates.length - 1}
          step={1}
          value={at}
          aria-valuetext={day}
          disabled={dates.length < 2}
          onChange={({ target }) => setChosen(Number(target.value))}
        />
      </Field>
      {dates.length > 1 && dates.length <= 8 && (
        <div className={style.dates} aria-hidden="true">
          {dates.map((one) => (
            <span key={one.dateId}>
              {isEachYear(dates) ? one.day.slice(0, 4) : dayIn(...dayItself(one.day))}
            </span>
          ))}
        </div>
      )}
      <p className={style.day} role="status">
        {day}
      </p>
      {had.length === 0 && <p>Nobody had one of these spaces then.</p>}
      <ul role="list" className={style.ledger}>
        {had.slice(0, most).map(({ code, entries }) => (
          <li key={code}>
            <SpaceCode code={code} />
            <ul role="list" className={style.entries}>
              {entries.map((entry) => (
                <li key={`${entry.orderId} ${entry.from}`}>
                  <Entry entry={entry} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {had.length > most && (
        <div>
          <Button onClick={() => setMost(most + 200)}>Show more</Button>
        </div>
      )}
    </>
  );
}

/** Once a year: the year names the date. */
const isEachYear = (dates: Ledger['dates']): boolean =>
  new Set(dates.map(({ day }) => day.slice(0, 4))).size === dates.length;

/** One space through all dates. */
function OfSpace({ ledger: { dates, spaces } }: { readonly ledger: Ledger }) {
  const days = new Map(dates.map(({ dateId, day }) => [dateId, dayIn(...dayItself(day))]));
  if (spaces.length === 0)
    return <Empty title="Nobody had that space">Look for its code as it is painted on the ground.</Empty>;
  return (
    <ul role="list" className={style.ledger}>
      {spaces.map(({ code, entries }) => (
        <li key={code}>
          <SpaceCode code={code} />
          <ul role="list" className={style.entries}>
            {entries.map((entry) => (
              <li key={`${entry.orderId} ${entry.from}`}>
                <b>{days.get(entry.dateId)}</b>: <Entry entry={entry} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

function Slider(props: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  const wiring = useFieldControl(props);
  return <input type="range" className={style.slider} {...props} {...wiring} />;
}

type LedgerEntry = Ledger['spaces'][number]['entries'][number];

function Entry({ entry: { vendor, source, orderId, until, reason } }: { readonly entry: LedgerEntry }) {
  return (
    <>
      {vendor ? <Link to={paths.member(vendor.handle)}>{vendor.name}</Link> : 'A former member'},{' '}
      <Link to={paths.order(orderId)}>{sourceLabels[source].toLowerCase()}</Link>
      {until && (
        <span className={style.note}>
          until {dayIn(until)}
          {reason && `: ${reason}`}
        </span>
      )}
    </>
  );
}
