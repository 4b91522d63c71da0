import { useLinkMethod } from '@entities/account/sign-in-methods.mutations';
import { signInMethodsQuery } from '@entities/account/sign-in-methods.queries';
import { signInErrorMessage } from '@entities/sign-in/sign-in-errors';
import { socialKindsQuery } from '@entities/sign-in/social.queries';
import { ApiProblem } from '@lib/api/problem';
import type { SocialKind } from '@modules/identity/social/social.contract';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import { Row, Stack } from '@ui/layout/layout';
import { Panel } from '@ui/layout/panel';
import { LinkSignInMethod, UnlinkSignInMethod } from './link-sign-in-method';

/** Links and unlinks sign-in providers; the last method stays. Nothing where none is offered or linked. */
export function SignInMethods() {
  const ways = useQuery(signInMethodsQuery);
  const linkable = useQuery(socialKindsQuery);
  const { state, open, go } = useLinkMethod();

  if (!ways.data || !linkable.data) return null;
  const { linked, mayUnlink } = ways.data;
  const others = linkable.data.kinds.filter(({ kind }) => linked.every((way) => way.kind !== kind));
  if (linked.length + others.length === 0) return null;
  const isLinkedNow = (kind: SocialKind) => linked.some((way) => way.kind === kind);
  return (
    <Panel title="Sign-in methods" heading="h3">
      <Stack>
        {state.status === 'stopped' && !isLinkedNow(state.kind) && (
          <Notice
            tone="problem"
            action={
              isBlocked(state.problem) && (
                <Button onClick={() => void go(state.kind)}>Continue in this window</Button>
              )
            }
          >
            {signInErrorMessage(state.problem)}
          </Notice>
        )}
        {linked.map((way) => (
          <Row key={way.kind} justify="between">
            <span>{way.name} is linked</span>
            <UnlinkSignInMethod kind={way.kind} name={way.name} may={mayUnlink} />
          </Row>
        ))}
        {linked.length > 0 && !mayUnlink && (
          <p>It is your only sign-in method. Set a password or link another one before you unlink it.</p>
        )}
        {others.map(({ kind, name }) => (
          <Row key={kind} justify="between">
            <span>{name}</span>
            <LinkSignInMethod
              name={name}
              busy={state.status === 'waiting' && state.kind === kind}
              onLink={() => open(kind)}
            />
          </Row>
        ))}
      </Stack>
    </Panel>
  );
}

const isBlocked = (problem: unknown): boolean =>
  problem instanceof ApiProblem && problem.code === 'popup-blocked';
