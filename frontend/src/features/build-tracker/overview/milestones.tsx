import { useDismissMilestone } from '@entities/build/build.mutations';
import { milestonesQuery } from '@entities/build/build.queries';
import { useDraft } from '@entities/draft/use-draft';
import { messageOf } from '@lib/api/problem';
import { dayIn } from '@lib/format';
import { paths } from '@lib/paths';
import type { listMilestones } from '@modules/builds/build/build-reads.contract';
import { maxPhotos } from '@modules/community/post/post.schemas';
import type { ResponseOf } from '@modules/kernel/http/contract';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import { toast } from '@ui/feedback/toast-store';
import { Row } from '@ui/layout/layout';
import { useNavigate } from 'react-router-dom';
import type { BuildTabProps } from '../build/build-tab-props';

type Milestone = ResponseOf<typeof listMilestones>['milestones'][number];

/** Suggests the last thing that is worth telling; nothing is posted by itself. Nothing for a build that no post can show. */
export function Milestones({ build }: BuildTabProps) {
  const isShareable = build.allowedActions.includes('share');
  const { data } = useQuery({ ...milestonesQuery(build.id), enabled: isShareable });
  const [latest] = data?.milestones ?? [];
  return isShareable && latest ? <Suggestion buildId={build.id} milestone={latest} /> : null;
}

function Suggestion({ buildId, milestone }: { readonly buildId: string; readonly milestone: Milestone }) {
  const navigate = useNavigate();
  const { draft, setDraft, fields, setFields } = useDraft('post', { kind: 'post', maxPhotos });
  const { mutate, isPending } = useDismissMilestone(buildId);
  const dismiss = () =>
    mutate(milestone.milestone, {
      onError: (error) => toast({ title: messageOf(error), tone: 'problem' }),
    });
  const tell = () => {
    setDraft([draft.trim(), milestone.text].filter((words) => words !== '').join('\n\n'));
    setFields({ ...fields, kind: 'milestone', shared: { kind: 'build', id: buildId } });
    dismiss();
    void navigate(paths.wall);
  };
  return (
    <Notice
      live={false}
      tone="good"
      title={milestone.title}
      action={
        <Row>
          <Button size="small" variant="primary" onClick={tell}>
            Tell the wall
          </Button>
          <Button size="small" busy={isPending} onClick={dismiss}>
            Not this one
          </Button>
        </Row>
      }
    >
      {dayIn(milestone.at)}. You write the post, and nothing goes out before you press Post.
    </Notice>
  );
}
