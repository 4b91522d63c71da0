import { Button } from '@ui/button';
import { Notice } from '@ui/notice';
import { Link } from 'react-router-dom';

/** A link without its token: cut off by a mail program, or the page was loaded again. */
export function LinkOver({ to, words }: { readonly to: string; readonly words: string }) {
  return (
    <Notice
      tone="warn"
      live={false}
      title="The link is not complete"
      action={
        <Button asChild>
          <Link to={to}>{words}</Link>
        </Button>
      }
    >
      Open it from the mail once more, or ask for a new one.
    </Notice>
  );
}
