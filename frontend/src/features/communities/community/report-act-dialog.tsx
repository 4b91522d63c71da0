import { type CommunityVerdict, useDecideInCommunity } from '@entities/case/community-cases.mutations';
import { problemOf, wordIn } from '@entities/community/rule-fields';
import { problemAt } from '@lib/api/problem';
import type { CommunityView } from '@modules/community/community/community.contract';
import { Field } from '@ui/forms/field';
import { RadioGroup } from '@ui/forms/radio-group';
import { TextArea } from '@ui/forms/text-input';
import { DialogForm } from '@ui/overlays/dialog-form';
import { useState } from 'react';

export type ReportAct = CommunityVerdict['outcome'];

/** Decides about something that was reported, by a rule of the community; or leaves it to staff. */
export function ReportActDialog({
  act,
  community,
  caseId,
  onClose,
}: {
  readonly act: ReportAct;
  readonly community: CommunityView;
  readonly caseId: string;
  readonly onClose: () => void;
}) {
  const { mutate, isPending, error } = useDecideInCommunity(community.id, caseId);
  const [rule, setRule] = useState('');
  const { title, description, action, hint } = words[act];
  const needsRule = act === 'removed' && community.rules.length > 0;
  return (
    <DialogForm
      holds
      size="medium"
      title={title}
      description={description}
      action={action}
      danger={act === 'removed'}
      busy={isPending}
      disabled={needsRule && rule === ''}
      problem={problemOf(error)}
      onSubmit={(typed) =>
        mutate({ outcome: act, rule, reason: wordIn(typed, 'reason') }, { onSuccess: onClose })
      }
      onClose={onClose}
    >
      {needsRule && (
        <RadioGroup
          legend="Which rule"
          value={rule}
          onValueChange={setRule}
          options={community.rules.map((one) => ({ value: one.title, label: one.title, hint: one.text }))}
        />
      )}
      <Field label="Reason" hint={hint} required error={problemAt(error, 'reason')}>
        <TextArea name="reason" required maxLength={1_000} rows={3} />
      </Field>
    </DialogForm>
  );
}

const words: Readonly<
  Record<
    ReportAct,
    {
      readonly title: string;
      readonly description: string;
      readonly action: string;
      readonly hint: string;
    }
  >
> = {
  removed: {
    title: 'Remove it?',
    description:
      'Nobody but its author and moderators sees it then. Whoever reported it is told that something was done.',
    action: 'Remove',
    hint: 'Its author reads it, and so do the members in the log.',
  },
  nothing: {
    title: 'Leave it as it is?',
    description: 'What is hidden is shown again. Whoever reported it is told that there was nothing to do.',
    action: 'Leave it',
    hint: 'Moderators and staff read it.',
  },
  'passed on': {
    title: 'Pass it on to staff?',
    description: 'Staff decides by the terms of the whole site, and it leaves this list.',
    action: 'Pass it on',
    hint: 'Staff reads it.',
  },
};
