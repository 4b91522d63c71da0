import { useAnswerTransfer } from '@entities/inventory/transfer.mutations';
import { transfersQuery } from '@entities/inventory/transfer.queries';
import { messageOf } from '@lib/api/problem';
import { paths } from '@lib/paths';
import type { SaleView } from '@modules/marketplace/listing.schemas';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { useToast } from '@ui/feedback/use-toast';
import { Row } from '@ui/layout/layout';
import { MessageSquare, Plus } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';

export type BoughtStepsProps = {
  readonly bought: SaleView;
  readonly listingId: string;
  /** Names the thing for readers of several rows. */
  readonly title?: string | undefined;
};

/** What a buyer does with a purchase: answer or rate it in the conversation, and add it to the inventory. */
export function BoughtSteps({ bought, listingId, title }: BoughtStepsProps) {
  const { status, threadId, feedbackUntil } = bought;
  const words =
    status === 'unconfirmed' ? 'Say yes or no' : feedbackUntil ? 'Leave feedback' : 'Open the conversation';
  return (
    <Row>
      <Button asChild size="small" icon={<MessageSquare />} {...named(words, title)}>
        <Link to={paths.thread(threadId)}>{words}</Link>
      </Button>
      {status === 'agreed' && <AddToInventory listingId={listingId} title={title} />}
    </Row>
  );
}

/** Takes the seller's item over, when there is one; otherwise begins an item that is filled in from the listing. */
function AddToInventory({ listingId, title }: Omit<BoughtStepsProps, 'bought'>) {
  const { data } = useQuery(transfersQuery);
  const { mutate, isPending } = useAnswerTransfer();
  const { toast } = useToast();
  const navigate = useNavigate();
  if (!data) return null;
  const added = data.added.find((one) => one.listingId === listingId);
  if (added)
    return (
      <Button asChild size="small" {...named('In your inventory', title)}>
        <Link to={paths.inventoryPart(added.itemId)}>In your inventory</Link>
      </Button>
    );
  const waiting = data.waiting.find((one) => one.listingId === listingId);
  const add = 'Add to inventory';
  if (!waiting)
    return (
      <Button asChild size="small" icon={<Plus />} {...named(add, title)}>
        <Link to={paths.addBought(listingId)}>{add}</Link>
      </Button>
    );
  return (
    <Button
      size="small"
      icon={<Plus />}
      busy={isPending}
      {...named(add, title)}
      onClick={() =>
        mutate(
          { id: waiting.id, answer: 'accept' },
          {
            onSuccess: (itemId) => itemId !== null && navigate(paths.inventoryPart(itemId)),
            onError: (error) => toast({ title: messageOf(error), tone: 'problem' }),
          },
        )
      }
    >
      {add}
    </Button>
  );
}

const named = (words: string, title: string | undefined) =>
  title === undefined ? {} : { 'aria-label': `${words}: ${title}` };
