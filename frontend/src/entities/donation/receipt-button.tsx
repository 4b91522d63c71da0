import { download } from '@lib/api/download';
import { messageOf } from '@lib/api/problem';
import { getGiftReceipt } from '@modules/donations/donations.contract';
import { Button, type ButtonProps } from '@ui/actions/button';
import { toast } from '@ui/feedback/toast-store';
import { FileDown } from 'lucide-react';
import { useDownload } from '../download.mutations';

export type ReceiptButtonProps = Pick<ButtonProps, 'size' | 'variant'> & {
  readonly id: string;
  readonly number: string;
  /** Of a guest's link. */
  readonly linkKey?: string;
};

/** Saves the receipt of a gift as a PDF. */
export function ReceiptButton({ id, number, linkKey = '', ...button }: ReceiptButtonProps) {
  const receipt = useDownload(
    () => download(getGiftReceipt, undefined, { id }, linkKey === '' ? {} : { key: linkKey }),
    () => `receipt-${number}.pdf`,
    (error) => toast({ title: 'No receipt was saved', description: messageOf(error), tone: 'problem' }),
  );
  return (
    <Button
      {...button}
      icon={<FileDown aria-hidden="true" />}
      busy={receipt.isPending}
      onClick={() => receipt.mutate()}
    >
      Receipt {number}
    </Button>
  );
}
