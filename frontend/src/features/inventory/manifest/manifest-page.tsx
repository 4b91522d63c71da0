import { dayText } from '@entities/inventory/inventory-labels';
import { manifestQuery } from '@entities/inventory/scan-session.queries';
import { RequireMember } from '@entities/member/require-member';
import { readDay } from '@lib/day';
import { money } from '@lib/format';
import { paths } from '@lib/paths';
import type { getManifest, ManifestLine } from '@modules/inventory/scan-session/manifest.contract';
import type { ResponseOf } from '@modules/kernel/http/contract';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { SpaceCode } from '@ui/data/space-code';
import { Empty, EmptyPage } from '@ui/feedback/empty';
import { loadedPage } from '@ui/feedback/loaded';
import { Field } from '@ui/forms/field';
import { TextInput } from '@ui/forms/text-input';
import { Page, PageHeading, Stack } from '@ui/layout/layout';
import { Printer } from 'lucide-react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import style from './manifest.module.css';

/** /inventory/places/:id/manifest: a page to print, with the items that left, came back or were sold. */
export default function ManifestPage() {
  return (
    <RequireMember>
      <Manifest />
    </RequireMember>
  );
}

function Manifest() {
  const { id = '' } = useParams();
  const [params, setParams] = useSearchParams();
  const [from, to] = [readDay(params.get('from')), readDay(params.get('to'))];
  const { data, instead } = loadedPage(
    useQuery(manifestQuery(id, { ...(from && { from }), ...(to && { to }) })),
    {
      label: 'Loading the manifest…',
      shape: 'row',
      refused: (
        <EmptyPage
          title="No such place"
          action={
            <Button asChild variant="primary">
              <Link to={paths.places}>Your places</Link>
            </Button>
          }
        >
          You have no such place.
        </EmptyPage>
      ),
    },
  );
  if (!data) return instead;
  const choose = (name: 'from' | 'to', value: string) =>
    value && setParams({ from: data.from, to: data.to, [name]: value }, { replace: true });
  return (
    <Page>
      <div className={style.manifest}>
        <PageHeading
          kicker={<Link to={paths.place(id)}>{data.place.path}</Link>}
          title={`Manifest of ${data.place.path}`}
          lead={
            <>
              <SpaceCode code={data.place.code} kind="label" /> {dayText(data.from)} to {dayText(data.to)}
            </>
          }
          actions={
            <Button variant="primary" icon={<Printer />} onClick={() => window.print()}>
              Print
            </Button>
          }
        />
        <Stack>
          <div className={style.days}>
            <Field label="From">
              <TextInput
                type="date"
                value={data.from}
                max={data.to}
                onChange={({ target }) => choose('from', target.value)}
              />
            </Field>
            <Field label="To">
              <TextInput
                type="date"
                value={data.to}
                min={data.from}
                onChange={({ target }) => choose('to', target.value)}
              />
            </Field>
          </div>
          {data.lines.length === 0 ? (
            <Empty title="Nothing went in or out between these days">
              Load the place by scanning, or choose other days.
            </Empty>
          ) : (
            <Lines manifest={data} />
          )}
        </Stack>
      </div>
    </Page>
  );
}

function Lines({ manifest: { lines, soldFor } }: { readonly manifest: ResponseOf<typeof getManifest> }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keyboard too
    <section className={style.scroll} aria-label="Manifest" tabIndex={0}>
      <table className={style.table}>
        <thead>
          <tr>
            <th scope="col">Part</th>
            {columns.map(({ name, label }) => (
              <th key={name} scope="col" className={style.number}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.itemId}>
              <th scope="row">
                <Link to={paths.inventoryPart(line.itemId)}>{line.title}</Link>
                <span className={style.code}>{line.code}</span>
              </th>
              {columns.map(({ name }) => (
                <td key={name} className={style.number}>
                  {line[name] === 0 ? '' : (line[name] ?? 'some')}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              {lines.length} parts{soldFor > 0 && `, sold for ${money(soldFor)}`}
            </th>
            {columns.map(({ name }) => (
              <td key={name} className={style.number}>
                {sumOf(lines, name)}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

const columns = [
  { name: 'before', label: 'Aboard before' },
  { name: 'went', label: 'Went' },
  { name: 'sold', label: 'Sold' },
  { name: 'cameBack', label: 'Came back' },
  { name: 'otherwise', label: 'Otherwise gone' },
  { name: 'after', label: 'Still aboard' },
] as const satisfies readonly { readonly name: keyof ManifestLine; readonly label: string }[];

/** The sum of the counted quantities. */
const sumOf = (lines: readonly ManifestLine[], name: (typeof columns)[number]['name']): number =>
  lines.reduce((sum, line) => sum + (line[name] ?? 0), 0);
