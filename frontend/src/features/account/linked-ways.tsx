import { wordsOfError } from '@lib/error-words';
import { ApiProblem, messageOf } from '@lib/problem';
import { useSocialTry } from '@lib/use-social-try';
import type { SocialKind } from '@modules/identity/social.contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from '@ui/button';
import { Confirm } from '@ui/dialog';
import { Row, Stack } from '@ui/layout';
import { Notice } from '@ui/notice';
import { Panel } from '@ui/panel';
import { useState } from 'react';
import { beginLink, linkableQuery, useUnlink, waysInQuery } from './linked-ways.queries';

/** Who else may vouch for the member: link one more, or take one away; the last way in stays. Nothing where none is offered or linked. */
export function LinkedWays() {
  const client = useQueryClient();
  const ways = useQuery(waysInQuery);
  const linkable = useQuery(linkableQuery);
  const unlink = useUnlink();
  const { state, open, go } = useSocialTry(
    beginLink,
    () => void client.invalidateQueries({ queryKey: waysInQuery.queryKey }),
  );

  if (!ways.data || !linkable.data) return null;
  const { linked, mayUnlink } = ways.data;
  const others = linkable.data.kinds.filter(({ kind }) => linked.every((way) => way.kind !== kind));
  if (linked.length + others.length === 0) return null;
  const isLinkedNow = (kind: SocialKind) => linked.some((way) => way.kind === kind);
  return (
    <Panel title="Ways to sign in">
      <Stack>
        {unlink.isError && <Notice tone="problem">{messageOf(unlink.error)}</Notice>}
        {state.status === 'stopped' && !isLinkedNow(state.kind) && (
          <Notice
            tone="problem"
            action={
              isBlocked(state.problem) && (
                <Button onClick={() => void go(state.kind)}>Continue in this window</Button>
              )
            }
          >
            {wordsOfError(state.problem)}
          </Notice>
        )}
        {linked.map((way) => (
          <Row key={way.kind} justify="between">
            <span>{way.name} is linked</span>
            <Unlink
              name={way.name}
              may={mayUnlink}
              busy={unlink.isPending}
              onConfirm={() => unlink.mutate(way.kind)}
            />
          </Row>
        ))}
        {linked.length > 0 && !mayUnlink && (
          <p>It is your only way in. Set a password or link another one before you unlink it.</p>
        )}
        {others.map(({ kind, name }) => (
          <Row key={kind} justify="between">
            <span>{name}</span>
            <Button
              size="small"
              aria-label={`Link ${name}`}
              busy={state.status === 'waiting' && state.kind === kind}
              onClick={() => open(kind)}
            >
              Link
            </Button>
          </Row>
        ))}
      </Stack>
    </Panel>
  );
}

type UnlinkProps = {
  readonly name: string;
  readonly may: boolean;
  readonly busy: boolean;
  readonly onConfirm: () => void;
};

function Unlink({ name, may, busy, onConfirm }: UnlinkProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <Confirm
      open={isAsking}
      onOpenChange={setAsking}
      title={`Unlink ${name}?`}
      description={`You will not be able to sign in with ${name} any more. You can link it again later.`}
      action="Unlink"
      danger
      onConfirm={() => {
        setAsking(false);
        onConfirm();
      }}
      trigger={
        <Button size="small" variant="quiet" aria-label={`Unlink ${name}`} disabled={!may} busy={busy}>
          Unlink
        </Button>
      }
    />
  );
}

const isBlocked = (problem: unknown): boolean =>
  problem instanceof ApiProblem && problem.code === 'popup-blocked';
