import { type RequestRow, requestNoteQuery } from '@entities/orders/allocation.queries';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { loaded } from '@ui/feedback/loaded';
import { useState } from 'react';
import style from '../allocation.module.css';

/** What a vendor wrote; read when it is asked for. */
export function NoteOf({ saleId, row }: { readonly saleId: string; readonly row: RequestRow }) {
  const [isOpen, setOpen] = useState(false);
  const note = useQuery({ ...requestNoteQuery(saleId, row.id), enabled: isOpen });
  const { data, instead } = loaded(note, { label: 'Loading the note…', shape: 'row' });
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
  if (!data) return instead;
  return (
    <span className={style.quiet} role="status">
      {data.note || 'They wrote none.'}
    </span>
  );
}
