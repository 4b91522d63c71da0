import { useOpenJudged } from '@entities/appeal/appeal-review.mutations';
import { judgedEvidenceQuery } from '@entities/appeal/appeal-review.queries';
import { useMember } from '@lib/session/session';
import type { AppealView } from '@modules/moderation/appeal/appeals.contract';
import type { DecisionView } from '@modules/moderation/decision/decisions.contract';
import { useQuery } from '@tanstack/react-query';
import { loadedPart } from '@ui/feedback/loaded-part';
import { Notice } from '@ui/feedback/notice';
import { Tabs } from '@ui/layout/tabs';
import { Evidence } from '../evidence';
import { OpenMessage } from '../open-message';

type Target = DecisionView['targets'][number];
type JudgedThingsProps = { readonly appeal: AppealView; readonly decision: DecisionView };

/** What was judged, each as it was then, for whoever reviews it. */
export function JudgedThings({ appeal, decision: { targets } }: JudgedThingsProps) {
  const me = useMember()?.id;
  const [first, ...others] = targets;
  if (!first) return <p>The decision is about the account alone.</p>;
  if (appeal.reviewer?.id !== me)
    return (
      <Notice live={false} title="For the reviewer">
        Take the appeal to see what was judged.
      </Notice>
    );
  if (others.length === 0) return <JudgedThing appealId={appeal.id} target={first} />;
  return (
    <Tabs
      label="What was judged"
      tabs={targets.map((target) => ({
        value: `${target.kind}:${target.id}`,
        label: target.title ?? target.name,
        content: <JudgedThing appealId={appeal.id} target={target} />,
      }))}
    />
  );
}

type JudgedThingProps = { readonly appealId: string; readonly target: Target };

function JudgedThing(props: JudgedThingProps) {
  return props.target.kind === 'message' ? <JudgedMessage {...props} /> : <Opened {...props} />;
}

function Opened({ appealId, target }: JudgedThingProps) {
  const { data, instead } = loadedPart(
    useQuery(judgedEvidenceQuery(appealId, target)),
    'Loading the evidence',
  );
  return data ? <Evidence evidence={data} /> : instead;
}

function JudgedMessage({ appealId, target }: JudgedThingProps) {
  const { data } = useQuery({ ...judgedEvidenceQuery(appealId, target), enabled: false });
  const open = useOpenJudged(appealId, target);
  return data ? <Evidence evidence={data} /> : <OpenMessage open={open} />;
}
