import { listingQuery, offerHistoryQuery } from '@entities/listing/listing.queries';
import { ListingRow } from '@entities/listing/listing-card';
import { PriceHistory } from '@entities/listing/price-history';
import { RequireMember } from '@entities/member/require-member';
import { alertLabels, alertOptions } from '@entities/saved-search/alert-labels';
import { useChangeSearch, useDeleteSearch } from '@entities/saved-search/saved-search.mutations';
import { savedQuery } from '@entities/saved-search/saved-search.queries';
import { WatchButton } from '@entities/saved-search/watch-button';
import { messageOf } from '@lib/api/problem';
import { money, shortDayIn } from '@lib/format';
import { paths } from '@lib/paths';
import { quoted } from '@modules/kernel/text/quoted.rules';
import { alertTimes, type SavedSearchView } from '@modules/saved-searches/saved-searches.contract';
import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { Empty } from '@ui/feedback/empty';
import { loaded } from '@ui/feedback/loaded';
import { Notice } from '@ui/feedback/notice';
import { Checkbox } from '@ui/forms/checkbox';
import { Field } from '@ui/forms/field';
import { Select } from '@ui/forms/select';
import { Page, PageHeading, Stack } from '@ui/layout/layout';
import { useKeepFocus } from '@ui/layout/use-keep-focus';
import { ConfirmButton } from '@ui/overlays/confirm-button';
import { useReplacement } from '@ui/replace/use-replacement';
import { byCode, type FieldWords } from '@ui/replace/words-of';
import { Bookmark } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import style from './saved-page.module.css';

/** /saved: saved searches and watched listings. */
export default function SavedPage() {
  return (
    <RequireMember>
      <Page width="form">
        <PageHeading
          title="Saved"
          lead="Searches that tell you what is new, and listings that you watch. We tell you when one costs less."
        />
        <Saved />
      </Page>
    </RequireMember>
  );
}

function Saved() {
  const saved = useQuery(savedQuery);
  const top = useRef<HTMLHeadingElement>(null);
  useKeepFocus(
    top,
    saved.data && `${saved.data.searches.map(({ id }) => id).join()} ${saved.data.watched.join()}`,
  );
  const { data, instead } = loaded(saved, { label: 'Loading what you saved…', shape: 'row' });
  if (!data) return instead;
  return (
    <Stack gap="loose">
      <section className={style.part}>
        <h2 ref={top} tabIndex={-1}>
          Searches
        </h2>
        {data.searches.length === 0 && <NoSearches />}
        <ul className={style.list}>
          {data.searches.map((search) => (
            <li key={search.id}>
              <Search search={search} />
            </li>
          ))}
        </ul>
      </section>
      <section className={style.part}>
        <h2>Listings you watch</h2>
        <Watched ids={data.watched} />
      </section>
    </Stack>
  );
}

function Search({ search }: { readonly search: SavedSearchView }) {
  const { id, name, address, alerts, byMail, version } = search;
  const change = useChangeSearch();
  const queries = useQueryClient();
  const { replace, dialog } = useReplacement<Choice>(words);
  const choose = (choice: Partial<Choice>) =>
    replace(
      { name, alerts, byMail, ...choice },
      { fields: { name, alerts, byMail }, version },
      {
        read: async () => {
          const { searches } = await queries.fetchQuery({ ...savedQuery, staleTime: 0 });
          const { version: now, ...fields } = searches.find((one) => one.id === id) ?? search;
          return {
            fields: { name: fields.name, alerts: fields.alerts, byMail: fields.byMail },
            version: now,
          };
        },
        send: (fields, madeFrom) => change.mutateAsync({ id, ...fields, madeFrom }),
      },
    ).catch(() => undefined); // the mutation holds the reason, which is shown
  const remove = useDeleteSearch();
  const problem = change.error ?? remove.error;
  return (
    <article className={style.search} aria-label={name}>
      <h3>
        <Link to={`${paths.home}?${address}`}>{name}</Link>
      </h3>
      <div className={style.choices}>
        <Field label="Tell me what is new">
          <Select
            value={change.isPending ? change.variables.alerts : alerts}
            options={alertOptions}
            onChange={({ target }) => {
              const when = alertTimes.find((one) => one === target.value);
              if (when) void choose({ alerts: when });
            }}
          />
        </Field>
        <Checkbox
          label="By e-mail too"
          checked={change.isPending ? change.variables.byMail : byMail}
          onChange={({ target }) => void choose({ byMail: target.checked })}
        />
        <ConfirmButton
          size="small"
          variant="quiet"
          aria-label={`Delete ${name}`}
          busy={remove.isPending}
          title={`Delete ${quoted(name)}?`}
          description="We no longer tell you what is new. To have it again, search and save once more."
          action="Delete it"
          onConfirm={() => remove.mutate(id)}
        >
          Delete
        </ConfirmButton>
      </div>
      {dialog}
      {problem && !dialog && <Notice tone="problem">{messageOf(problem)}</Notice>}
    </article>
  );
}

type Choice = Pick<SavedSearchView, 'name' | 'alerts' | 'byMail'>;

const words: FieldWords = { alerts: byCode('Tell me what is new', alertLabels) };

/** Listings that are gone are left out. */
function Watched({ ids }: { readonly ids: readonly string[] }) {
  const found = useQueries({
    queries: ids.slice(0, 50).map((id) => ({ ...listingQuery(id, null), retry: false })),
  });
  const listings = found.flatMap(({ data }) => data ?? []);
  if (!ids.length) return <p>Press the heart on a listing to keep it here.</p>;
  return (
    <ul className={style.list}>
      {listings.map((listing) => (
        <li key={listing.id} className={style.watched}>
          <div>
            <ListingRow listing={listing} />
            <PriceChange id={listing.id} />
          </div>
          <WatchButton listing={listing} />
        </li>
      ))}
    </ul>
  );
}

/** "Was $190, now $170 since Nov 3", with the earlier prices behind it. */
function PriceChange({ id }: { readonly id: string }) {
  const { data } = useQuery({ ...offerHistoryQuery(id), retry: false });
  const [before, now] = data?.prices.slice(-2) ?? [];
  if (!data || !before || !now) return null;
  const words = `Was ${money(before.price)}, now ${money(now.price)} since ${shortDayIn(now.at)}`;
  if (data.prices.length === 2) return <p className={style.price}>{words}</p>;
  return <PriceHistory words={words} prices={data.prices} className={style.price} />;
}

function NoSearches() {
  return (
    <Empty
      visual={<Bookmark aria-hidden="true" />}
      title="No saved searches yet"
      action={
        <Button asChild variant="primary">
          <Link to={paths.home}>Search</Link>
        </Button>
      }
    >
      Search for what you need, then press “Save this search”.
    </Empty>
  );
}
