import { useBlockSpace } from '@entities/orders/pre-sale.mutations';
import type { PreSale, SpaceOfSale } from '@entities/orders/pre-sale.queries';
import { messageOf } from '@lib/api/problem';
import { paths } from '@lib/paths';
import type { Space } from '@modules/spaces/map/space-map.schemas';
import { Button } from '@ui/actions/button';
import { SpaceCode } from '@ui/data/space-code';
import { Notice } from '@ui/feedback/notice';
import { toast } from '@ui/feedback/toast-store';
import { Field } from '@ui/forms/field';
import { Form } from '@ui/forms/form';
import { SearchSelect } from '@ui/forms/search-select';
import { TextInput } from '@ui/forms/text-input';
import { Stack } from '@ui/layout/layout';
import { Panel } from '@ui/layout/panel';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import style from './pre-sale.module.css';

type BlockFormProps = {
  readonly sale: PreSale;
  readonly spaces: readonly SpaceOfSale[];
  /** Of the published map. */
  readonly drawn: readonly Space[];
};

/** Keeps a space back, with the reason, or gives it free again. */
export function BlockForm({ sale, spaces, drawn }: BlockFormProps) {
  const [spaceId, setSpaceId] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const block = useBlockSpace(sale.id);
  const free = spaces.filter(({ status }) => status === 'available');
  const onMap = new Set(drawn.flatMap(({ id, blocked: why }) => (why === null ? [] : [id])));
  const all = spaces.filter(({ status }) => status === 'blocked');
  const blocked = all.filter(({ id }) => !onMap.has(id));
  const byMap = all.filter(({ id }) => onMap.has(id));
  return (
    <Panel title="Keep a space back">
      <Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const form = event.currentTarget;
          const reason = String(new FormData(form).get('reason') ?? '').trim();
          setEmpty(reason === '');
          if (reason === '' || spaceId === '') return;
          block.mutate(
            { spaceId, reason, isBlocked: true },
            {
              onSuccess: () => {
                toast({ title: 'Nobody gets it', tone: 'good' });
                setSpaceId('');
                form.reset();
              },
            },
          );
        }}
      >
        <Stack>
          <Field label="Space" hint="Free spaces alone." required>
            <SearchSelect
              value={spaceId}
              placeholder="Choose a space"
              options={free.map(({ id, code }) => ({ value: id, label: code }))}
              onChange={setSpaceId}
            />
          </Field>
          <Field label="Reason" hint="“Wet ground”, “first aid”." error={isEmpty && 'Say why.'} required>
            <TextInput name="reason" maxLength={500} autoComplete="off" />
          </Field>
          {block.isError && <Notice tone="problem">{messageOf(block.error)}</Notice>}
          <div>
            <Button type="submit" busy={block.isPending} disabled={spaceId === ''}>
              Keep it back
            </Button>
          </div>
        </Stack>
      </Form>
      {blocked.length > 0 && (
        <ul role="list" className={style.blocked} aria-label="Spaces that are kept back">
          {blocked.map(({ id, code }) => (
            <li key={id}>
              <SpaceCode code={code} />
              <Button
                size="small"
                aria-label={`Give ${code} free`}
                busy={block.isPending && block.variables.spaceId === id}
                onClick={() => block.mutate({ spaceId: id, reason: 'Given free again', isBlocked: false })}
              >
                Give free
              </Button>
            </li>
          ))}
        </ul>
      )}
      {byMap.length > 0 && (
        <p className={style.byMap}>
          Blocked on the map: {byMap.map(({ code }) => code).join(', ')}.{' '}
          <Link to={paths.editMap(sale.eventId)}>Change that on the map</Link>
        </p>
      )}
    </Panel>
  );
}
