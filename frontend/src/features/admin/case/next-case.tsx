import { useNextCase } from '@entities/case/case.mutations';
import { messageOf } from '@lib/api/problem';
import { paths } from '@lib/paths';
import { Button, type ButtonProps } from '@ui/actions/button';
import { useToast } from '@ui/feedback/use-toast';
import { useNavigate } from 'react-router-dom';
import { useKeys } from '../console/use-keys';

/** The button, or the key n, that opens the first case which the caller may handle and nobody has claimed. */
export function NextCase(props: Pick<ButtonProps, 'variant' | 'ref'>) {
  const navigate = useNavigate();
  const { toast } = useToast();
  const next = useNextCase((id) => {
    if (id === null) toast({ title: 'No other case waits for you' });
    else navigate(paths.adminCase(id));
  });
  const open = () => next.mutate(undefined, { onError: (error) => void toast({ title: messageOf(error) }) });
  useKeys({ n: open });
  return (
    <Button busy={next.isPending} onClick={open} {...props}>
      Next case
    </Button>
  );
}
