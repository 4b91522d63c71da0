import { prepareAppCheck } from '@lib/api/app-check-header';
import { newIdempotencyKey } from '@lib/api/idempotency-key';
import { ApiProblem, isAtField, messageOf, problemAt } from '@lib/api/problem';
import { paths } from '@lib/paths';
import { useMember } from '@lib/session/session';
import { type Category, categories, longestComment } from '@modules/moderation/moderation.schemas';
import { termsRules } from '@modules/moderation/rules/terms-rules.schemas';
import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import { Checkbox } from '@ui/forms/checkbox';
import { Field } from '@ui/forms/field';
import { FieldGroup } from '@ui/forms/field-group';
import { Select } from '@ui/forms/select';
import { TextArea, TextInput } from '@ui/forms/text-input';
import { Dialog } from '@ui/overlays/dialog';
import { DialogForm } from '@ui/overlays/dialog-form';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useSendReport } from './report.mutations';
import { categoryWords } from './report-words';

export type ReportTarget = {
  /** The word of its kind: 'listing'. */
  readonly kind: string;
  readonly id: string;
  /** What it is, for the reader: 'Radio, works'. */
  readonly label: string;
};

export type ReportDialogProps = {
  /** 'this listing' */
  readonly what: string;
  readonly target: ReportTarget;
  /** More of the same member, to tick. */
  readonly others?: readonly ReportTarget[];
  readonly onClose: () => void;
};

/** Reports content. What was typed stays when the server refuses it. */
export function ReportDialog({ what, target, others = [], onClose }: ReportDialogProps) {
  const member = useMember();
  const send = useSendReport();
  const key = useRef(newIdempotencyKey());
  const [category, setCategory] = useState<Category | ''>('');
  const [rule, setRule] = useState<string>();
  const [isMissing, setMissing] = useState(false);
  if (send.isSuccess)
    return <Sent isConfirmed={send.data.status !== 'mail not confirmed'} onClose={onClose} />;

  function submit(typed: FormData) {
    if (!category) return setMissing(true);
    const word = (name: string) => String(typed.get(name) ?? '').trim();
    const ticked = new Set(typed.getAll('others'));
    const targets = [target, ...others.filter(({ id }) => ticked.has(id))];
    const body = {
      targets: targets.map(({ kind, id }) => ({ kind, id })),
      category,
      ruleId: termsRules.find(({ id }) => id === (rule ?? ruleFor(category)))?.id ?? null,
      comment: word('comment'),
      wish: word('wish'),
      email: member ? null : word('email') || null,
    };
    send.mutate({ body, key: key.current }, { onError: renewKey });
  }

  /** Sent again after a refusal, it is another command. */
  function renewKey(error: unknown) {
    if (error instanceof ApiProblem && error.status > 0 && error.status < 500)
      key.current = newIdempotencyKey();
  }

  return (
    <DialogForm
      holds
      size="medium"
      title={`Report ${what}`}
      description="A person looks at it. Nobody learns that it was you."
      action="Send the report"
      busy={send.isPending}
      problem={send.isError && !isAtField(send.error) ? messageOf(send.error) : null}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label="What is it?" required error={isMissing && !category && 'Choose what it is.'}>
        <Select
          name="category"
          placeholder="Choose one"
          value={category}
          onChange={({ target: { value } }) => setCategory(categories.find((one) => one === value) ?? '')}
          options={choicesFor(target.kind)}
        />
      </Field>
      {others.length > 0 && (
        <FieldGroup legend="Anything else of the same member?">
          {others.map(({ id, label }) => (
            <Checkbox key={id} name="others" value={id} label={label} />
          ))}
        </FieldGroup>
      )}
      {category !== 'already-sold' && (
        <Field label="Which rule?" optional>
          <Select
            name="rule"
            placeholder="I am not sure"
            value={rule ?? ruleFor(category)}
            onChange={({ target: { value } }) => setRule(value)}
            options={termsRules.map(({ id, title }) => ({ value: id, label: title }))}
          />
        </Field>
      )}
      <Field
        label="What is wrong?"
        optional={category !== 'other'}
        required={category === 'other'}
        error={problemAt(send.error, 'comment')}
      >
        <TextArea name="comment" rows={4} maxLength={longestComment} />
      </Field>
      <Field label="What would you like to happen?" optional error={problemAt(send.error, 'wish')}>
        <TextInput name="wish" maxLength={300} />
      </Field>
      {!member && (
        <Field
          label="Your e-mail"
          hint="We send you a link to confirm it, and write again when it is decided."
          required
          error={problemAt(send.error, 'email')}
        >
          <TextInput type="email" name="email" autoComplete="email" onFocus={prepareAppCheck} />
        </Field>
      )}
    </DialogForm>
  );
}

/** A clear end. */
function Sent({ isConfirmed, onClose }: { readonly isConfirmed: boolean; readonly onClose: () => void }) {
  return (
    <Dialog
      open
      size="small"
      title={isConfirmed ? 'We have it' : 'One more step'}
      onOpenChange={(open) => !open && onClose()}
      footer={
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <Notice tone="good" isResult>
        {isConfirmed ? (
          <>
            Thank you. You will hear from us. <Link to={paths.reports}>Your reports</Link>
          </>
        ) : (
          'Open the link in the e-mail that we just sent you. Then we look at it, and you will hear from us.'
        )}
      </Notice>
    </Dialog>
  );
}

/** The rule of the terms that fits best; '' without one. */
const ruleFor = (category: Category | ''): string =>
  termsRules.find(({ fits }) => fits.some((one) => one === category))?.id ?? '';

const choicesFor = (kind: string) =>
  categories
    .filter((category) => category !== 'already-sold' || kind === 'listing')
    .map((value) => ({ value, label: categoryWords[value] }));
