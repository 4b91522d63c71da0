import { LaterCannotWrite } from '@entities/member/cannot-write-later';
import { findThreadQuery } from '@entities/thread/thread.queries';
import { prepareAppCheck } from '@lib/api/app-check-header';
import { isRefusal, messageOf } from '@lib/api/problem';
import { paths } from '@lib/paths';
import { useQuery } from '@tanstack/react-query';
import { BackLink } from '@ui/actions/back-link';
import { Avatar } from '@ui/data/avatar';
import { Empty } from '@ui/feedback/empty';
import { loaded } from '@ui/feedback/loaded';
import { MessageCircleOff } from 'lucide-react';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { AboutCard } from './about-card';
import { Compose } from './compose';
import { inPane } from './in-pane';
import { MessageLog } from './message-log';
import style from './messages.module.css';
import { quickRepliesFor, unsaid } from './quick-replies';
import { useMessageDraft } from './use-message-draft';

/** /messages/new: the first message about some content, or to a member; an existing thread opens instead. */
export function NewThread() {
  const [params] = useSearchParams();
  const [kind, target] = targetIn(params);
  const compose = useMessageDraft(`${kind} ${target}`);
  const { data, instead } = loaded(useQuery(findThreadQuery(askedFor(kind, target))), {
    label: 'Loading Messages…',
    shape: 'row',
    problem: (error) =>
      isRefusal(error) && (
        <Empty visual={<MessageCircleOff aria-hidden="true" />} title="Nobody to write to">
          {messageOf(error)}
        </Empty>
      ),
    within: inPane,
  });
  if (!data) return instead;
  if (data.threadId && compose.waiting.length === 0)
    return <Navigate to={paths.thread(data.threadId)} replace />;
  return (
    <section
      className={style.pane}
      aria-label={`Conversation with ${data.to.name}`}
      onFocus={prepareAppCheck}
    >
      <header className={style.heading}>
        <div className={style.back}>
          <BackLink>
            <Link to={paths.messages}>All messages</Link>
          </BackLink>
        </div>
        <div className={style.headingRow}>
          <Avatar name={data.to.name} decorative />
          <h2 className={style.name}>{data.to.name}</h2>
        </div>
      </header>
      <AboutCard about={data.about} />
      <MessageLog
        messages={[]}
        waiting={compose.waiting}
        photoOf={compose.photos.photoOf}
        others={[]}
        hasAnswer={false}
        onWithdraw={() => undefined}
        onRetry={compose.retry}
        onDrop={compose.drop}
      />
      {data.mayWrite ? (
        <Compose
          draft={compose.draft}
          onDraft={compose.setDraft}
          onSend={compose.send}
          photos={compose.photos}
          quickReplies={unsaid(quickRepliesFor(data.about, { hasAnswer: false }), {
            messages: [],
            waiting: compose.waiting,
            isWhole: true,
          })}
          name={data.to.name}
        />
      ) : (
        <LaterCannotWrite
          why={data.whyNotWrite ?? 'NOT_EACH_OTHER'}
          name={data.to.name}
          path={kind === 'listing' ? paths.listing(target) : paths.member(data.to.id)}
          title={data.about.kind === 'listing' ? data.about.title : data.to.name}
        />
      )}
    </section>
  );
}

/** Content other than a listing, an event or a member is named by its kind: `?kind=build&id=…`. */
function targetIn(params: URLSearchParams): readonly [kind: string, target: string] {
  const [listing, event, kind] = [params.get('listing'), params.get('event'), params.get('kind')];
  if (listing) return ['listing', listing];
  if (event) return ['gathering', event];
  return kind ? [kind, params.get('id') ?? ''] : ['member', params.get('member') ?? ''];
}

const askedFor = (kind: string, target: string) =>
  kind === 'listing' || kind === 'gathering' || kind === 'member' ? { [kind]: target } : { kind, id: target };
