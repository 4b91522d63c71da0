import type { WholeBook } from '@entities/build/book.queries';
import { useDownload } from '@entities/download.mutations';
import { download } from '@lib/api/download';
import { messageOf } from '@lib/api/problem';
import { printBook } from '@modules/builds/book/book.contract';
import { Button } from '@ui/actions/button';
import { toast } from '@ui/feedback/toast-store';
import { FileDown, Printer } from 'lucide-react';
import style from './book.module.css';

/** Prints the page, or saves the book as a PDF: on letter where letters are, else on A4. */
export function BookActions({ book: { id, buildId, title } }: { readonly book: WholeBook }) {
  const paper = /-(US|CA|MX)$/.test(navigator.language) ? 'letter' : 'a4';
  const pdf = useDownload(
    () => download(printBook, undefined, { id: buildId, bookId: id }, { paper }),
    () => `${title}.pdf`,
    (error) => toast({ title: 'The PDF could not be made', description: messageOf(error), tone: 'problem' }),
  );
  return (
    <div className={style.actions}>
      <Button icon={<FileDown />} busy={pdf.isPending} onClick={() => pdf.mutate()}>
        Save as PDF
      </Button>
      <Button icon={<Printer />} onClick={() => window.print()}>
        Print
      </Button>
    </div>
  );
}
