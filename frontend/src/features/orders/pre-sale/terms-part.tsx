import { type TermsBody, useWritePreSale } from '@entities/orders/pre-sale.mutations';
import { type PreSale, preSaleQuery } from '@entities/orders/pre-sale.queries';
import { fieldMessages, messageOf } from '@lib/api/problem';
import { zoneInWords } from '@lib/format';
import type { DateView, EventPage } from '@modules/events/events.contract';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import { toast } from '@ui/feedback/toast-store';
import { Form } from '@ui/forms/form';
import { Stack } from '@ui/layout/layout';
import { type Saved, useReplacement } from '@ui/replace/use-replacement';
import { useState } from 'react';
import { ProductsFields } from './product-fields';
import { LimitsFields, RefundsFields } from './rules-fields';
import { fieldsOfTerms, readTerms, type TermsFields, type TermsProblems, usualTerms } from './terms-fields';
import { termsWords } from './terms-words';
import { RenewalFields, TimesFields } from './times-fields';

type TermsPartProps = {
  readonly event: EventPage;
  readonly date: DateView;
  /** Undefined while nothing is written. */
  readonly sale: PreSale | undefined;
};

/** The rules of the sale, as a form that begins with what most clubs do. What somebody else of the team has changed since it was opened stays. */
export function TermsPart({ event, date, sale }: TermsPartProps) {
  const { timeZone } = event;
  const [usual] = useState(() => usualTerms(new Date().toISOString(), date.date, timeZone));
  const asTyped = (terms: TermsBody) => fieldsOfTerms(terms, timeZone, usual);
  /** As the form would send it: without seconds. */
  const savedIn = ({ terms, version }: Pick<PreSale, 'terms' | 'version'>): Saved<TermsBody> => {
    const read = readTerms(asTyped(terms), timeZone);
    return { version, fields: 'terms' in read ? read.terms : terms };
  };
  const [base, setBase] = useState(() => (sale ? savedIn(sale) : { fields: {}, version: 0 }));
  const [fields, setFields] = useState<TermsFields>(() => (sale ? asTyped(sale.terms) : usual));
  const [typed, setTyped] = useState<TermsProblems>({});
  const write = useWritePreSale(date.dateId);
  const queries = useQueryClient();
  const { replace, dialog } = useReplacement<TermsBody>(termsWords(timeZone));
  const save = (terms: TermsBody) =>
    replace(terms, base, {
      read: async () => savedIn(await queries.fetchQuery({ ...preSaleQuery(date.dateId), staleTime: 0 })),
      send: (merged, madeFrom) => write.mutateAsync({ terms: merged, madeFrom }),
      onMerged: (merged, saved) => {
        setFields(asTyped(merged));
        setBase(saved);
      },
    }).then(
      (saved) => {
        setBase(saved);
        toast({ title: 'Saved', tone: 'good' });
      },
      () => undefined, // the form says why
    );
  const problems = { ...fieldMessages(write.error, 'terms'), ...typed };
  const part = {
    fields,
    problems,
    onChange: (change: Partial<TermsFields>) => setFields((before) => ({ ...before, ...change })),
  };
  return (
    <Form
      noValidate
      aria-label="Rules of the sale"
      onSubmit={(submitted) => {
        submitted.preventDefault();
        const read = readTerms(fields, timeZone);
        setTyped('problems' in read ? read.problems : {});
        if ('terms' in read) void save(read.terms);
      }}
    >
      <Stack gap="loose">
        <p>All times are of the event: {zoneInWords(timeZone)}.</p>
        <ProductsFields
          products={fields.products}
          problems={problems}
          onChange={(products) => part.onChange({ products })}
        />
        <TimesFields {...part} />
        <RenewalFields {...part} />
        <LimitsFields {...part} />
        <RefundsFields {...part} />
        {write.isError && <Notice tone="problem">{messageOf(write.error)}</Notice>}
        {sale && sale.phase !== 'draft' && (
          <Notice live={false}>
            What is held or sold stays as it was sold. What you announced can become more, and not less: time
            to renew, and what goes back.
          </Notice>
        )}
        <div>
          <Button type="submit" variant="primary" size="large" busy={write.isPending} busyLabel="Saving…">
            {sale ? 'Save the rules' : 'Save as a draft'}
          </Button>
        </div>
      </Stack>
      {dialog}
    </Form>
  );
}
