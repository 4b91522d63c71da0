import { RequirementNotice, useMissingRequirement } from '@entities/member/requirement-notice';
import type { PreSale } from '@entities/orders/pre-sale.queries';
import { FieldDrawing } from '@entities/spaces/field-drawing';
import { messageOf } from '@lib/api/problem';
import { counted, dollarsOf } from '@lib/format';
import type { SpaceMapView } from '@modules/spaces/spaces.contract';
import { Button } from '@ui/actions/button';
import { SpaceCode } from '@ui/data/space-code';
import { Notice } from '@ui/feedback/notice';
import { Checkbox } from '@ui/forms/checkbox';
import { Form } from '@ui/forms/form';
import { RadioGroup } from '@ui/forms/radio-group';
import { Stack } from '@ui/layout/layout';
import { Panel } from '@ui/layout/panel';
import { Confirm } from '@ui/overlays/dialog';
import { useState } from 'react';
import { refusalOf } from '../sale/refusal';
import { WaitingLine } from '../sale/waiting-line';
import style from './renew.module.css';
import { type Choice, type RenewedRight, useRenew } from './use-renew';

type RenewFormProps = {
  readonly sale: PreSale;
  readonly rights: readonly RenewedRight[];
  readonly layout: SpaceMapView['layout'] | undefined;
};

/** All spaces are renewed unless the vendor says otherwise. Giving one up is asked about once, for all of them. */
export function RenewForm({ sale, rights, layout }: RenewFormProps) {
  const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>({});
  const [isAsking, setAsking] = useState(false);
  const missing = useMissingRequirement('hold');
  const choiceOf = ({ spaceId }: RenewedRight): Choice => choices[spaceId] ?? 'renew';
  const choose = (spaceId: string, choice: Choice) => setChoices({ ...choices, [spaceId]: choice });
  const by = (choice: Choice) => rights.filter((right) => choiceOf(right) === choice);
  const [renewed, lent, surrendered] = [by('renew'), by('lend'), by('surrender')];
  const renew = useRenew(sale);
  const send = () => renew.mutate({ renewed, lent, surrendered });
  if (renew.ahead !== null)
    return (
      <WaitingLine
        ahead={renew.ahead}
        lines={renewed.map(({ spaceId, code, cents, productId }) => ({
          line: { productId: productId ?? '', spaceId, quantity: 1, showClass: null },
          name: code,
          code,
          cents,
        }))}
      />
    );
  if (missing) return <RequirementNotice need="hold" missingRequirement={missing} />;
  const refusal = renew.error ? refusalOf(renew.error) : null;
  const total = renewed.reduce((sum, { cents }) => sum + cents, 0);
  const mayRollOver = sale.terms.renewal?.mayRollOver === true;
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (surrendered.length > 0) setAsking(true);
        else send();
      }}
    >
      <Panel title={`Your ${rights.length === 1 ? 'space' : `${rights.length} spaces`} of the last time`}>
        <Stack>
          <p>All are chosen. Take the tick away from a space that you do not want again.</p>
          <ul role="list" className={style.list}>
            {rights.map((right) => (
              <li key={right.spaceId} className={style.right}>
                <Checkbox
                  label={
                    <>
                      Renew <SpaceCode code={right.code} /> {dollarsOf(right.cents)}
                    </>
                  }
                  checked={choiceOf(right) === 'renew'}
                  onChange={({ target }) => choose(right.spaceId, target.checked ? 'renew' : 'surrender')}
                />
                {choiceOf(right) !== 'renew' && mayRollOver && (
                  <RadioGroup
                    legend={`What becomes of ${right.code}?`}
                    value={choiceOf(right)}
                    onValueChange={(choice: Choice) => choose(right.spaceId, choice)}
                    options={[
                      {
                        value: 'surrender',
                        label: 'Give it up',
                        hint: 'Anybody can have it, this time and after.',
                      },
                      {
                        value: 'lend',
                        label: 'Lend it for this time',
                        hint: 'Somebody else has it this time. The next time you renew it as usual.',
                      },
                    ]}
                  />
                )}
                {refusal?.spaceId === right.spaceId && (
                  <p className={style.problem} role="alert">
                    {refusal.message}
                  </p>
                )}
              </li>
            ))}
          </ul>
          {layout && (
            <FieldDrawing
              layout={layout}
              label={`Map around ${rights.map(({ code }) => code).join(', ')}`}
              statusOf={() => null}
              chosen={rights.map(({ spaceId }) => spaceId)}
              isExcerpt
              className={style.map}
            />
          )}
          {refusal && refusal.spaceId === null && <Notice tone="problem">{messageOf(renew.error)}</Notice>}
          <Button
            type="submit"
            variant="primary"
            size="large"
            block
            busy={renew.isPending}
            busyLabel="Taking your place in line…"
          >
            {renewed.length > 0
              ? `Renew ${counted(renewed.length, 'space')} for ${dollarsOf(total)}`
              : 'Renew none'}
          </Button>
          {renewed.length > 0 && (
            <p>They are held for {sale.terms.holdMinutes} minutes. On the next page you pay.</p>
          )}
        </Stack>
      </Panel>
      {isAsking && (
        <Confirm
          open
          onOpenChange={setAsking}
          danger
          title={`Give up ${surrendered.map(({ code }) => code).join(', ')}?`}
          description="You lose the right to it for good: anybody can have it, also the next time."
          action="Give it up"
          cancel="Keep it"
          onConfirm={() => {
            setAsking(false);
            send();
          }}
        />
      )}
    </Form>
  );
}
