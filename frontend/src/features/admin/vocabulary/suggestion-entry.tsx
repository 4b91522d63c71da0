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
  const take = useDecideSuggestion('take', suggestion, () => say('They are different parts now'));
  const leave = useDecideSuggestion('leave', suggestion, () => say('They are left as they are'));
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
          `dismissed ${counted(dismissed, 'time', 'times')} by ${counted(members, 'member', 'members')}`,
        example && `“${example.wanted}” with “${example.offered}”`,
      ]}
      actions={
        <Row>
          {status === 'open' ? (
            <>
              <Button
                size="small"
                variant="primary"
                aria-label={`Take: ${names} are different parts`}
                busy={take.isPending}
                onClick={() => take.mutate()}
              >
                Take
              </Button>
              <Button
                size="small"
                aria-label={`Leave ${names} as they are`}
                busy={leave.isPending}
                onClick={() => leave.mutate()}
              >
                Leave
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
