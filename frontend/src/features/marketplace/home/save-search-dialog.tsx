import type { Point } from '@entities/listing/listing.queries';
import { typeLabels } from '@entities/listing/listing-labels';
import { placeNamed } from '@entities/listing/named-place';
import { alertOptions } from '@entities/saved-search/alert-labels';
import { useSaveSearch } from '@entities/saved-search/saved-search.mutations';
import { messageOf } from '@lib/api/problem';
import { paths } from '@lib/paths';
import { alertTimes } from '@modules/saved-searches/saved-searches.contract';
import { Notice } from '@ui/feedback/notice';
import { useToast } from '@ui/feedback/use-toast';
import { Checkbox } from '@ui/forms/checkbox';
import { Field } from '@ui/forms/field';
import { Select } from '@ui/forms/select';
import { TextInput } from '@ui/forms/text-input';
import { DialogForm } from '@ui/overlays/dialog-form';
import { useNavigate } from 'react-router-dom';
import { formatFilter, type SearchFilter } from './search-filter';
import { narrowings } from './search-labels';
import { queryOf } from './search-query';

type SaveSearchDialogProps = {
  readonly filter: SearchFilter;
  readonly from: Point | null;
  readonly onClose: () => void;
};

/** Asks for the name of a saved search, and when it notifies of new listings. */
export function SaveSearchDialog({ filter, from, onClose }: SaveSearchDialogProps) {
  const { toast } = useToast();
  const save = useSaveSearch();
  const navigate = useNavigate();
  const submit = (typed: FormData) => {
    const { view: _, sort: __, ...plain } = filter;
    const here = from && !filter.near ? { ...plain, near: placeNamed('near you', from) } : plain;
    save.mutate(
      {
        name: String(typed.get('name')).trim() || nameOf(filter),
        alerts: alertTimes.find((one) => one === typed.get('alerts')) ?? 'daily',
        byMail: typed.has('byMail'),
        address: String(formatFilter(here)),
        query: textQuery(filter, from),
      },
      {
        onSuccess: () => {
          toast({
            title: 'Search saved',
            tone: 'good',
            action: { label: 'See what is saved', onClick: () => navigate(paths.saved) },
          });
          onClose();
        },
      },
    );
  };
  return (
    <DialogForm
      title="Save this search"
      description="We run it for you and tell you what is new."
      action="Save"
      busy={save.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label="Name">
        <TextInput name="name" defaultValue={nameOf(filter)} maxLength={80} />
      </Field>
      <Field label="Tell me what is new">
        <Select name="alerts" defaultValue="daily" options={alertOptions} />
      </Field>
      <Checkbox name="byMail" label="By e-mail too" />
      {save.error && <Notice tone="problem">{messageOf(save.error)}</Notice>}
    </DialogForm>
  );
}

/** The query parameters of the search, each value as text. */
const textQuery = (filter: SearchFilter, from: Point | null): Record<string, string> =>
  Object.fromEntries(
    Object.entries(queryOf(filter, from)).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  );

/** "Wanted, “327 block”, Chevrolet, 1956" */
function nameOf(filter: SearchFilter): string {
  const words = narrowings(filter).map((narrowing) => narrowing.words);
  const all = filter.listingType === 'wanted' ? [typeLabels.wanted, ...words] : words;
  return (all.join(', ') || 'Everything near me').slice(0, 80);
}
