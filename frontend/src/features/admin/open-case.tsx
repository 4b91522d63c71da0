import { useOpenCase } from '@entities/case/case.mutations';
import { caseCategoryLabels } from '@entities/case/case-labels';
import { messageOf } from '@lib/api/problem';
import { paths } from '@lib/paths';
import type { Category, TargetRef } from '@modules/moderation/moderation.schemas';
import { Button } from '@ui/actions/button';
import { Field } from '@ui/forms/field';
import { Select } from '@ui/forms/select';
import { TextArea, TextInput } from '@ui/forms/text-input';
import { DialogForm } from '@ui/overlays/dialog-form';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { parseTarget } from './parse-target';

/** What the case is about; without it, staff paste its address. */
type About = { readonly target: TargetRef; readonly name: string };

/** The button and the dialog by which staff open a case of their own accord. */
export function OpenCase({ about }: { readonly about?: About }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open a case</Button>
      {isOpen && <OpenCaseDialog about={about} onClose={() => setOpen(false)} />}
    </>
  );
}

type OpenCaseDialogProps = { readonly about: About | undefined; readonly onClose: () => void };

function OpenCaseDialog({ about, onClose }: OpenCaseDialogProps) {
  const navigate = useNavigate();
  const open = useOpenCase((id) => {
    onClose();
    navigate(paths.adminCase(id));
  });
  const [problems, setProblems] = useState<Problems>({});

  function submit(typed: FormData) {
    const word = (name: string) => String(typed.get(name) ?? '').trim();
    const target = about?.target ?? parseTarget(word('address'));
    const [category, reason] = [word('category') as Category | '', word('reason')];
    const found: Problems = {
      ...(!target && { address: 'Paste the address of a listing, a post, a member or a community.' }),
      ...(!category && { category: 'Choose a category.' }),
      ...(!reason && { reason: 'Write down why.' }),
    };
    setProblems(found);
    if (target && category && reason) open.mutate({ targets: [target], category, reason });
  }

  return (
    <DialogForm
      title={about ? `Open a case about ${about.name}` : 'Open a case'}
      description="An open case about the same thing is joined."
      action="Open the case"
      holds
      busy={open.isPending}
      problem={open.error && messageOf(open.error)}
      onSubmit={submit}
      onClose={onClose}
    >
      {!about && (
        <Field label="About what" hint="Its address." required error={problems.address}>
          <TextInput name="address" code required maxLength={300} />
        </Field>
      )}
      <Field label="Category" required error={problems.category}>
        <Select
          name="category"
          required
          defaultValue=""
          placeholder="Choose a category"
          options={Object.entries(caseCategoryLabels).map(([value, label]) => ({ value, label }))}
        />
      </Field>
      <Field
        label="Why"
        hint="For staff; it stays on record with your name."
        required
        error={problems.reason}
      >
        <TextArea name="reason" required maxLength={2_000} />
      </Field>
    </DialogForm>
  );
}

type Problems = { readonly address?: string; readonly category?: string; readonly reason?: string };
