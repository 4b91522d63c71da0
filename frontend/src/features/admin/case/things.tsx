import { useOpenMessage } from '@entities/case/case.mutations';
import { evidenceQuery } from '@entities/case/case.queries';
import { thingStateLabels } from '@entities/case/case-labels';
import { useMember } from '@lib/session/session';
import type { CaseView } from '@modules/moderation/case/cases.contract';
import { useQuery } from '@tanstack/react-query';
import { loadedPart } from '@ui/feedback/loaded-part';
import { Notice } from '@ui/feedback/notice';
import { Row, Stack } from '@ui/layout/layout';
import { Tabs } from '@ui/layout/tabs';
import { Link } from 'react-router-dom';
import { Evidence } from '../evidence';
import { OpenMessage } from '../open-message';
import style from './case.module.css';

type Thing = CaseView['things'][number];
type ThingProps = { readonly view: CaseView; readonly thing: Thing };

/** What was reported, each as it was then. */
export function Things({ view }: { readonly view: CaseView }) {
  const [first, ...others] = view.things;
  if (!first) return <p>Nothing is left of what was reported.</p>;
  if (others.length === 0) return <ThingEvidence view={view} thing={first} />;
  return (
    <Tabs
      label="What was reported"
      tabs={view.things.map((thing) => ({
        value: `${thing.kind}:${thing.id}`,
        label: thing.title ?? thing.name,
        content: <ThingEvidence view={view} thing={thing} />,
      }))}
    />
  );
}

function ThingEvidence({ view, thing }: ThingProps) {
  return (
    <Stack>
      <Row justify="between">
        <span className={style.kind}>
          {thing.name}
          {thing.state !== 'as it was' && ` · ${thingStateLabels[thing.state]}`}
        </span>
        {thing.href && (
          <Link to={thing.href} target="_blank">
            As it is today
          </Link>
        )}
      </Row>
      {thing.isSealed ? <PrivateMessage view={view} thing={thing} /> : <Opened view={view} thing={thing} />}
    </Stack>
  );
}

function Opened({ view, thing }: ThingProps) {
  const { data, instead } = loadedPart(useQuery(evidenceQuery(view.id, thing)), 'Loading the evidence');
  return data ? <Evidence evidence={data} /> : instead;
}

/** A private message: nobody reads it before whoever has the claim opens it with a reason. */
function PrivateMessage({ view, thing }: ThingProps) {
  const me = useMember()?.id;
  const { data } = useQuery({ ...evidenceQuery(view.id, thing), enabled: false });
  const open = useOpenMessage(view.id, thing);
  if (data) return <Evidence evidence={data} />;
  if (view.claim?.by.id === me) return <OpenMessage open={open} />;
  return (
    <Notice live={false} title="This message is private">
      Claim the case to open it. It opens with the two messages before and after it, and nothing else.
    </Notice>
  );
}
