import type { CaseView } from '@modules/moderation/case/cases.contract';
import { Button } from '@ui/actions/button';
import { Row } from '@ui/layout/layout';
import { useKeys } from '../console/use-keys';
import { nothingIsWrong, removeAndWarn, type VerdictDraft } from './verdict-draft';

type UsualVerdictsProps = {
  readonly view: CaseView;
  readonly draft: VerdictDraft;
  readonly onChoose: (change: Partial<VerdictDraft>) => void;
};

/** The two judgements that most cases end with, each by a button or a key. They only fill in the form: the handler reads it and decides. */
export function UsualVerdicts({ view, draft, onChoose }: UsualVerdictsProps) {
  const remove = () => onChoose(removeAndWarn(view, draft));
  const leave = () => onChoose(nothingIsWrong(draft));
  const canRemove = view.things.some(({ canBeRemoved }) => canBeRemoved);
  useKeys({ w: canRemove ? remove : undefined, o: leave });
  return (
    <Row>
      {canRemove && (
        <Button size="small" onClick={remove}>
          Remove it and warn
        </Button>
      )}
      <Button size="small" onClick={leave}>
        Nothing is wrong
      </Button>
    </Row>
  );
}
