import { useDecideSuggestion, useReopenSuggestion } from '@entities/vocabulary/suggestions.mutations';
import { messageOf } from '@lib/api/problem';
import { counted } from '@lib/format';
import type { SuggestionView } from '@modules/vocabulary/vocabulary.contract';
import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import { useToast } from '@ui/feedback/use-toast';
import { Row } from '@ui/layout/layout';
import { Entry } from '../advanced/entry';

/** Two names, how often members dismissed matches of them, and what an admin can do about it. */
export function SuggestionEntry({ suggestion }: { readonly suggestion: SuggestionView }) {
  const { id, one, other, status, dismissed, members, example } = suggestion;
  const { toast } = useToast();
  const reopen = useReopenSuggestion(id, (error) =>
    toast(
      error
        ? { title: messageOf(error), tone: 'problem' }
        : { title: 'The names are suggested again', tone: 'good' },
    ),
  );
  const say = (title: string) =>
    toast({ title, tone: 'good', action: { label: 'Undo', onClick: () => reopen.mutate() } });
  const take = useDecideSuggestion('take', suggestion, () => say(`“${one}” and “${other}” match no longer`));
  const leave = useDecideSuggestion('leave', suggestion, () =>
    say(`“${one}” and “${other}” match as before`),
  );
  const names = `${one} and ${other}`;
  const problem = take.error ?? leave.error;
  return (
    <Entry
      title={
        <>
          “{one}” and “{other}”
        </>
      }
      facts={[
        dismissed > 0 &&
          `dismissed ${dismissed === 1 ? 'once' : counted(dismissed, 'time')} by ${counted(members, 'member', 'members')}`,
        example && `for example “${example.wanted}” and “${example.offered}”`,
      ]}
      actions={
        <Row>
          {status === 'open' ? (
            <>
              <Button
                size="small"
                variant="primary"
                aria-label={`Different parts: ${names}`}
                busy={take.isPending}
                onClick={() => take.mutate()}
              >
                Different parts
              </Button>
              <Button
                size="small"
                aria-label={`Leave as they are: ${names}`}
                busy={leave.isPending}
                onClick={() => leave.mutate()}
              >
                Leave as they are
              </Button>
            </>
          ) : (
            <Button
              size="small"
              aria-label={`Undo: suggest ${names} again`}
              busy={reopen.isPending}
              onClick={() => reopen.mutate()}
            >
              Undo
            </Button>
          )}
        </Row>
      }
    >
      {problem && <Notice tone="problem">{messageOf(problem)}</Notice>}
    </Entry>
  );
}
