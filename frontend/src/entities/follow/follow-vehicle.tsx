import {
  MakeSuggestions,
  ModelSuggestions,
  makesId,
  modelsId,
} from '@entities/part-form/vehicle-suggestions';
import { messageOf } from '@lib/api/problem';
import { vehicleKey } from '@modules/community/follow/vehicle-key.schemas';
import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import { toast } from '@ui/feedback/toast-store';
import { Field } from '@ui/forms/field';
import { Form } from '@ui/forms/form';
import { TextInput } from '@ui/forms/text-input';
import { Plus } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { useFollowNew } from './follow.mutations';
import style from './follow-vehicle.module.css';

const row = 'follow';

/** A make, or a make and a model, to follow: its listings, wanted ads and posts. */
export function FollowVehicle() {
  const [make, setMake] = useState('');
  const [model, setModel] = useState('');
  const first = useRef<HTMLInputElement>(null);
  const follow = useFollowNew();
  const name = [make.trim(), model.trim()].filter(Boolean).join(' ');
  const id = vehicleKey({ make, model });

  function send(event: FormEvent) {
    event.preventDefault();
    if (make.trim() === '' || id === '') {
      first.current?.focus();
      return;
    }
    follow.mutate(
      { kind: 'vehicle', id },
      {
        onSuccess: () => {
          setMake('');
          setModel('');
          first.current?.focus();
          toast({ title: `You follow ${name}`, tone: 'good' });
        },
      },
    );
  }

  return (
    <Form className={style.form} aria-label="Follow a make or model" onSubmit={send}>
      <MakeSuggestions />
      <ModelSuggestions row={row} make={make} />
      {follow.isError && <Notice tone="problem">{messageOf(follow.error)}</Notice>}
      <div className={style.fields}>
        <Field label="Make" required>
          <TextInput
            ref={first}
            list={makesId}
            maxLength={40}
            required
            autoComplete="off"
            placeholder="Chevrolet"
            value={make}
            onChange={({ target }) => setMake(target.value)}
          />
        </Field>
        <Field label="Model" optional>
          <TextInput
            list={modelsId(row)}
            maxLength={60}
            autoComplete="off"
            placeholder="C10"
            value={model}
            onChange={({ target }) => setModel(target.value)}
          />
        </Field>
        <Button type="submit" icon={<Plus />} busy={follow.isPending}>
          Follow
        </Button>
      </div>
    </Form>
  );
}
