import { useWritePreSale } from '@entities/orders/pre-sale.mutations';
import type { PreSale } from '@entities/orders/pre-sale.queries';
import { fieldMessages, messageOf } from '@lib/api/problem';
import { zoneInWords } from '@lib/format';
import type { DateView, EventPage } from '@modules/events/events.contract';
import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import { toast } from '@ui/feedback/toast-store';
import { Form } from '@ui/forms/form';
import { Stack } from '@ui/layout/layout';
import { useState } from 'react';
import { ProductsFields } from './product-fields';
import { LimitsFields, RefundsFields } from './rules-fields';
import { fieldsOfTerms, readTerms, type TermsFields, type TermsProblems, usualTerms } from './terms-fields';
import { RenewalFields, TimesFields } from './times-fields';

type TermsPartProps = {
  readonly event: EventPage;
  readonly date: DateView;
  /** Undefined while nothing is written. */
  readonly sale: PreSale | undefined;
};

/** The rules of the sale, as a form that begins with what most clubs do. */
export function TermsPart({ event, date, sale }: TermsPartProps) {
  const { timeZone } = event;
  const [fields, setFields] = useState<TermsFields>(() => {
    const usual = usualTerms(new Date().toISOString(), date.date, timeZone);
    return sale ? fieldsOfTerms(sale.terms, timeZone, usual) : usual;
  });
  const [typed, setTyped] = useState<TermsProblems>({});
  const write = useWritePreSale(date.dateId);
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
        if ('terms' in read)
          write.mutate(read.terms, { onSuccess: () => toast({ title: 'Saved', tone: 'good' }) });
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
    </Form>
  );
}
