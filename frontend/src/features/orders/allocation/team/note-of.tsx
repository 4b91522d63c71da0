import { type RequestRow, requestNoteQuery } from '@entities/orders/allocation.queries';
import { messageOf } from '@lib/api/problem';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { useState } from 'react';
import style from '../allocation.module.css';

/** What a vendor wrote; read when it is asked for. */
export function NoteOf({ saleId, row }: { readonly saleId: string; readonly row: RequestRow }) {
  const [isOpen, setOpen] = useState(false);
  const note = useQuery({ ...requestNoteQuery(saleId, row.id), enabled: isOpen });
  if (!isOpen)
    return (
      <div>
        <Button
          size="small"
          variant="quiet"
          aria-label={`Read the note of ${row.vendor?.name ?? 'a former member'}`}
          onClick={() => setOpen(true)}
        >
          Note
        </Button>
      </div>
    );
  return (
    <span className={style.quiet} role="status">
      {note.isError ? messageOf(note.error) : note.data ? note.data.note || 'They wrote none.' : 'Loading…'}
    </span>
  );
}
