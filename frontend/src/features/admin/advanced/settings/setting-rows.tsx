import { useChangeSetting } from '@entities/operations/operations.mutations';
import { declarationOf, isSettingName } from '@modules/settings/settings.schemas';
import { Badge } from '@ui/data/badge';
import { TextInput } from '@ui/forms/text-input';
import { Row } from '@ui/layout/layout';
import { useId, useState } from 'react';
import { ReasonDialog } from '../../reason-dialog';
import { Entry } from '../entry';
import style from './setting-rows.module.css';

/** A switch with its state, and the button that turns it. */
export function SwitchRow({ name, value }: { readonly name: string; readonly value: boolean }) {
  const mutation = useChangeSetting(name, !value);
  const declared = isSettingName(name) ? declarationOf(name) : undefined;
  if (declared?.kind !== 'boolean') return null;
  const { label, help, closedAt, whenClosed } = declared;
  const closes = !value === closedAt;
  return (
    <Entry
      title={label}
      facts={[value === closedAt ? whenClosed : help]}
      actions={
        <Row>
          <Badge tone={value === closedAt ? 'problem' : 'good'}>{value ? 'On' : 'Off'}</Badge>
          <ReasonDialog
            action={value ? 'Turn off' : 'Turn on'}
            label={`Turn ${value ? 'off' : 'on'}: ${label}`}
            title={`Turn ${value ? 'off' : 'on'} ${label.toLowerCase()}?`}
            description={`${closes ? whenClosed : help} This is so for the whole site within seconds.`}
            danger={closes}
            mutation={mutation}
          />
        </Row>
      }
    />
  );
}

type LimitRowProps = { readonly name: string; readonly value: number; readonly default: boolean | number };

/** A limit with a field for its next value. */
export function LimitRow({ name, value, default: standard }: LimitRowProps) {
  const id = useId();
  const [typed, setTyped] = useState(String(value));
  const next = Number(typed);
  const mutation = useChangeSetting(name, next);
  const declared = isSettingName(name) ? declarationOf(name) : undefined;
  if (declared?.kind !== 'number') return null;
  const { label, help, min, max, unit } = declared;
  const isAllowed = typed.trim() !== '' && Number.isInteger(next) && next >= min && next <= max;
  return (
    <Entry
      title={<label htmlFor={id}>{label}</label>}
      facts={[help, `from ${min} to ${max}, usually ${standard}`]}
      actions={
        <Row>
          <TextInput
            id={id}
            className={style.number}
            inputMode="numeric"
            after={unit}
            value={typed}
            aria-invalid={!isAllowed || undefined}
            onChange={({ target }) => setTyped(target.value)}
          />
          {isAllowed && next !== value && (
            <ReasonDialog
              action="Change"
              label={`Change: ${label}`}
              title={`Change ${label.toLowerCase()}?`}
              description={`It goes from ${value} to ${next} ${unit}, for the whole site within seconds.`}
              mutation={mutation}
            />
          )}
          {!isAllowed && <span role="alert">{`From ${min} to ${max}.`}</span>}
        </Row>
      }
    />
  );
}
