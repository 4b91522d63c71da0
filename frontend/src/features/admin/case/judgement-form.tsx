import { useDecideCase, useForesee, useReloadCase } from '@entities/case/case.mutations';
import { templatesQuery } from '@entities/case/case.queries';
import { measureWords } from '@entities/case/case-labels';
import { isReauthRequired } from '@entities/reauth/reauth.mutations';
import { ReauthFirst } from '@entities/reauth/reauth-first';
import { ApiProblem, messageOf } from '@lib/api/problem';
import type { CaseView } from '@modules/moderation/case/cases.contract';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import { Form } from '@ui/forms/form';
import { Row, Stack } from '@ui/layout/layout';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useKeys } from '../console/use-keys';
import type { Made } from './decision-made';
import { ForesightShown } from './foresight-shown';
import { useVerdictDraft } from './use-verdict-draft';
import { UsualVerdicts } from './usual-verdicts';
import { isNothing, measureOf, problemsOf, type VerdictDraft, verdictOf } from './verdict-draft';
import { VerdictFields } from './verdict-fields';

type JudgementFormProps = { readonly view: CaseView; readonly onDone: (made: Made) => void };

/** The judgement. First it shows everything that it would do; then it can be decided. A change hides what was shown. */
export function JudgementForm({ view, onDone }: JudgementFormProps) {
  const { draft, change, finish } = useVerdictDraft(view);
  const { data: words } = useQuery(templatesQuery);
  const form = useRef<HTMLFormElement>(null);
  const [times, setTimes] = useState(0);
  const foresee = useForesee(view.id);
  const decide = useDecideCase(view.id, ({ decisionId, isProposed }) => {
    finish();
    onDone({ words: doneWords(draft, isProposed), decisionId });
  });
  const [chosen, setChosen] = useState(0);
  const problems = problemsOf(draft);
  const mayDecide = view.allowedActions.includes('decide');
  useKeys({ d: () => form.current?.querySelector<HTMLElement>('input, select')?.focus() });
  // the words come first: they are what a handler completes
  useEffect(() => {
    if (chosen > 0) form.current?.querySelector('textarea')?.focus();
  }, [chosen]);

  const verdict = verdictOf(draft);
  const isForeseen = foresee.isSuccess && JSON.stringify(foresee.variables) === JSON.stringify(verdict);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const isMissing = Object.keys(problems).length > 0;
    setTimes(isMissing ? times + 1 : 0);
    if (isMissing || !mayDecide) return;
    decide.reset();
    if (isForeseen || isNothing(draft)) decide.mutate({ ...verdict, madeFrom: view.version });
    else foresee.mutate(verdict);
  }

  return (
    <>
      <Form
        ref={form}
        noValidate
        aria-label="Judgement"
        onSubmit={submit}
        onKeyDown={(event) => isStep(event) && form.current?.requestSubmit()}
      >
        <Stack>
          {mayDecide && (
            <UsualVerdicts
              view={view}
              draft={draft}
              onChoose={(choice) => {
                change(choice);
                setChosen(chosen + 1);
              }}
            />
          )}
          <VerdictFields
            view={view}
            draft={draft}
            templates={words?.templates ?? []}
            problems={times > 0 ? problems : {}}
            onChange={change}
          />
          {isForeseen && <ForesightShown foresight={foresee.data} />}
          {foresee.isError && <Notice tone="problem">{messageOf(foresee.error)}</Notice>}
          <Refusal id={view.id} error={decide.error} onReloaded={decide.reset} />
          <Row>
            <Button
              type="submit"
              variant={isForeseen && draft.kind === 'end' ? 'danger' : 'primary'}
              busy={foresee.isPending || decide.isPending}
              disabled={!mayDecide}
            >
              {stepWords(draft, isForeseen)}
            </Button>
          </Row>
        </Stack>
      </Form>
      <ReauthFirst mutation={decide} />
    </>
  );
}

type RefusalProps = { readonly id: string; readonly error: unknown; readonly onReloaded: () => void };

/** Why it was not decided. When another handler was faster, the case is loaded again beside what was typed. */
function Refusal({ id, error, onReloaded }: RefusalProps) {
  const readAgain = useReloadCase(id);
  if (!error || isReauthRequired(error)) return null;
  const isOvertaken = error instanceof ApiProblem && overtaken.has(error.code);
  const reload = async () => {
    await readAgain();
    onReloaded();
  };
  return (
    <Notice
      tone="problem"
      title={isOvertaken ? 'Somebody else was faster' : undefined}
      action={isOvertaken && <Button onClick={() => void reload()}>Reload the case</Button>}
    >
      {messageOf(error)}
      {isOvertaken && ' What you typed stays here.'}
    </Notice>
  );
}

const overtaken = new Set(['CHANGED_SINCE', 'CLAIMED_BY_ANOTHER', 'CASE_DECIDED']);

const isStep = ({ key, ctrlKey, metaKey }: KeyboardEvent) => key === 'Enter' && (ctrlKey || metaKey);

function stepWords(draft: VerdictDraft, isForeseen: boolean): string {
  if (isNothing(draft)) return 'Decide: nothing is done';
  if (!isForeseen) return 'Show what this does';
  return draft.kind === 'end' ? 'Propose to end the account' : 'Decide';
}

function doneWords(draft: VerdictDraft, isProposed: boolean): string {
  if (isProposed) return 'Proposed. Another handler has to confirm it.';
  if (isNothing(draft)) return 'Decided: nothing is done.';
  return `Decided. ${draft.kind === 'none' ? 'It is removed.' : `${measureWords(measureOf(draft))}.`}`;
}
