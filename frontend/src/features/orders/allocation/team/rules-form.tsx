import { type RulesBody, useOpenRequests } from '@entities/orders/allocation.mutations';
import { localAfter, localOf, momentOf } from '@entities/orders/local-moment';
import { messageOf } from '@lib/api/problem';
import { spaceProducts } from '@modules/orders/pre-sale/pre-sale.schemas';
import { Button } from '@ui/actions/button';
import { Empty } from '@ui/feedback/empty';
import { Notice } from '@ui/feedback/notice';
import { toast } from '@ui/feedback/toast-store';
import { Checkbox } from '@ui/forms/checkbox';
import { Field } from '@ui/forms/field';
import { FieldGroup } from '@ui/forms/field-group';
import { Form } from '@ui/forms/form';
import { RadioGroup } from '@ui/forms/radio-group';
import { TextArea } from '@ui/forms/text-input';
import { WholeInput, type WholeValue } from '@ui/forms/whole-input';
import { Stack } from '@ui/layout/layout';
import { Panel } from '@ui/layout/panel';
import { useState } from 'react';
import { MomentField } from '../../pre-sale/moment-field';
import type { AllocationProps } from '../vendor-view';

/** Opens requests, or changes their rules. Once somebody has asked, the words change, and the moment to a later one. */
export function RulesForm({ allocation, sale }: AllocationProps) {
  const { rules, requests, now } = allocation;
  const products = sale.terms.products.filter(({ kind }) => spaceProducts.includes(kind));
  const isFixed = rules !== null && requests > 0;
  const [closes, setCloses] = useState(
    rules ? localOf(rules.closesAt, sale.timeZone) : localAfter(localOf(now, sale.timeZone), 14, '20:00'),
  );
  const [words, setWords] = useState(rules?.words ?? '');
  const [productIds, setProducts] = useState<readonly string[]>(
    rules?.productIds ?? products.map(({ id }) => id),
  );
  const [most, setMost] = useState<WholeValue>(
    rules?.mostSpaces ?? Math.min(10, sale.terms.spacesPerVendor ?? 3),
  );
  const [priorities, setPriorities] = useState<RulesBody['priorities']>(rules?.priorities ?? ['last time']);
  const [draw, setDraw] = useState<RulesBody['draw']>(rules?.draw ?? 'lot');
  const open = useOpenRequests(sale.id);
  const closesAt = momentOf(closes, sale.timeZone);
  if (products.length === 0)
    return (
      <Empty title="No spaces are sold">
        Name a product with spaces in the rules of the sale first; then they can be given by request.
      </Empty>
    );
  return (
    <Panel title={rules ? 'Rules of the requests' : 'Let vendors ask for spaces'}>
      <Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (closesAt === null || typeof most !== 'number' || productIds.length === 0) return;
          open.mutate(
            { closesAt, words, productIds: [...productIds], mostSpaces: most, priorities, draw },
            {
              onSuccess: () =>
                toast({ title: rules ? 'The rules are saved' : 'Vendors can ask now', tone: 'good' }),
            },
          );
        }}
      >
        <Stack>
          <p>
            {isFixed
              ? 'Somebody has asked by these rules: their words can change, and the moment to a later one.'
              : 'Instead of who comes first: vendors ask, you get a proposal with reasons, change it, and give the spaces. Let the sale open for everybody afterwards, so that it sells what is left.'}
          </p>
          <MomentField
            label="Requests close"
            hint="By clocks at the event."
            required
            error={closesAt === null && 'Choose a day and a time.'}
            value={closes}
            onChange={setCloses}
          />
          <Field label="In your words" hint="As vendors read them." optional>
            <TextArea
              value={words}
              maxLength={3_000}
              rows={4}
              onChange={({ target }) => setWords(target.value)}
            />
          </Field>
          {!isFixed && (
            <>
              <FieldGroup legend="What is given" error={productIds.length === 0 && 'Choose one at least.'}>
                {products.map(({ id, name }) => (
                  <Checkbox
                    key={id}
                    label={name}
                    checked={productIds.includes(id)}
                    onChange={({ target }) =>
                      setProducts(
                        target.checked ? [...productIds, id] : productIds.filter((one) => one !== id),
                      )
                    }
                  />
                ))}
              </FieldGroup>
              <Field label="Spaces of one vendor, at most" required>
                <WholeInput value={most} min={1} max={10} onValueChange={setMost} />
              </Field>
              <FieldGroup legend="Who goes first" hint="In the sequence in which you choose them.">
                {(['last time', 'times before'] as const).map((priority) => (
                  <Checkbox
                    key={priority}
                    label={labels[priority]}
                    checked={priorities.includes(priority)}
                    onChange={({ target }) =>
                      setPriorities(
                        target.checked
                          ? [...priorities, priority]
                          : priorities.filter((one) => one !== priority),
                      )
                    }
                  />
                ))}
              </FieldGroup>
              <RadioGroup
                legend="Among equals"
                value={draw}
                onValueChange={setDraw}
                options={[
                  { value: 'lot', label: 'Lots are drawn', hint: 'Anybody can check them afterwards.' },
                  { value: 'time', label: 'Whoever asked first' },
                ]}
              />
            </>
          )}
          {open.isError && <Notice tone="problem">{messageOf(open.error)}</Notice>}
          <div>
            <Button type="submit" variant={rules ? undefined : 'primary'} busy={open.isPending}>
              {rules ? 'Save the rules' : 'Open requests'}
            </Button>
          </div>
        </Stack>
      </Form>
    </Panel>
  );
}

const labels = {
  'last time': 'Those who had a space the last time',
  'times before': 'Those who had a space at more dates before',
} as const;
