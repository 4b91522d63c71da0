import type { Point } from '@entities/listing/listing.queries';
import { alertOptions } from '@entities/saved-search/alert-labels';
import { useSaveSearch } from '@entities/saved-search/saved-search.queries';
import { messageOf } from '@lib/api/problem';
import { paths } from '@lib/paths';
import { useMember } from '@lib/session/session';
import { alertTimes } from '@modules/saved-searches/saved-searches.contract';
import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import { useToast } from '@ui/feedback/use-toast';
import { Checkbox } from '@ui/forms/checkbox';
import { Field } from '@ui/forms/field';
import { Select } from '@ui/forms/select';
import { TextInput } from '@ui/forms/text-input';
import { DialogForm } from '@ui/overlays/dialog-form';
import { Bookmark } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatFilter, placeNamed, type SearchFilter } from './search-filter';
import { narrowings } from './search-labels';
import { queryOf } from './search-query';

type SaveSearchProps = { readonly filter: SearchFilter; readonly from: Point | null };

/** Saves the search that the address holds. A guest signs in first, and comes back to it. */
export function SaveSearch({ filter, from }: SaveSearchProps) {
  const member = useMember();
  const [isAsking, setIsAsking] = useState(false);
  if (!member)
    return (
      <Button variant="quiet" size="small" icon={<Bookmark />} asChild>
        <Link to={paths.login(`${paths.home}?${formatFilter(filter)}`)}>Save this search</Link>
      </Button>
    );
  return (
    <>
      <Button variant="quiet" size="small" icon={<Bookmark />} onClick={() => setIsAsking(true)}>
        Save this search
      </Button>
      <Button variant="quiet" size="small" asChild>
        <Link to={paths.saved}>Saved</Link>
      </Button>
      {isAsking && <SaveSearchDialog filter={filter} from={from} onClose={() => setIsAsking(false)} />}
    </>
  );
}

function SaveSearchDialog({ filter, from, onClose }: SaveSearchProps & { readonly onClose: () => void }) {
  const { toast } = useToast();
  const save = useSaveSearch();
  const [name, setName] = useState(nameOf(filter));
  const [alerts, setAlerts] = useState<(typeof alertTimes)[number]>('daily');
  const [byMail, setByMail] = useState(false);
  const submit = () => {
    const { view: _, sort: __, ...plain } = filter;
    const here = from && !filter.near ? { ...plain, near: placeNamed('near you', from) } : plain;
    save.mutate(
      {
        name: name.trim() || nameOf(filter),
        alerts,
        byMail,
        address: String(formatFilter(here)),
        query: textQuery(filter, from),
      },
      {
        onSuccess: () => {
          toast({ title: 'Search saved', tone: 'good' });
          onClose();
        },
      },
    );
  };
  return (
    <DialogForm
      title="Save this search"
      description="We run it for you, and tell you what is new."
      action="Save"
      busy={save.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label="Name">
        <TextInput value={name} maxLength={80} onChange={({ target }) => setName(target.value)} />
      </Field>
      <Field label="Tell me what is new">
        <Select
          value={alerts}
          options={alertOptions}
          onChange={({ target }) => setAlerts(alertTimes.find((one) => one === target.value) ?? 'daily')}
        />
      </Field>
      <Checkbox label="By e-mail too" checked={byMail} onChange={({ target }) => setByMail(target.checked)} />
      {save.error && <Notice tone="problem">{messageOf(save.error)}</Notice>}
    </DialogForm>
  );
}

/** The query of the search's call, each value as text. */
const textQuery = (filter: SearchFilter, from: Point | null): Record<string, string> =>
  Object.fromEntries(
    Object.entries(queryOf(filter, from)).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  );

/** "“327 block”, Parts, Near Janesville, WI" */
const nameOf = (filter: SearchFilter): string =>
  (
    narrowings(filter)
      .map(({ words }) => words)
      .join(', ') || 'Everything near me'
  ).slice(0, 80);
