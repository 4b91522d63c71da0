import { counted } from '@lib/format';
import { Button } from '@ui/actions/button';
import { PageTurner } from '@ui/data/page-turner';
import { Notice } from '@ui/feedback/notice';
import { Field } from '@ui/forms/field';
import { Select } from '@ui/forms/select';
import { Stack } from '@ui/layout/layout';
import { Printer } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { CardSheet } from './card-sheet';
import { type Card, type CardSheetId, cardSheetIds, cardSheets, sheetsOf } from './card-sheets';
import style from './cards.module.css';

/** So many are drawn and printed at once: a browser prints no thousand codes well. */
export const mostCards = 500;

type PrintCardsProps = {
  readonly cards: readonly Card[];
  readonly first: CardSheetId;
  readonly children?: ReactNode;
};

/** What is printed at the left, a sheet of it at the right. */
export function PrintCards({ cards, first, children }: PrintCardsProps) {
  const [id, setId] = useState<CardSheetId>(first);
  const [page, setPage] = useState(1);
  const some = cards.slice(0, mostCards);
  const sheets = sheetsOf(id, some);
  const shown = Math.min(page, Math.max(1, sheets.length));
  return (
    <div className={style.columns}>
      <Stack>
        {children}
        <Field label="Size">
          <Select
            value={id}
            options={cardSheetIds.map((value) => ({ value, label: cardSheets[value].name }))}
            onChange={({ target }) => setId(target.value as CardSheetId)}
          />
        </Field>
        <p role="status">
          {counted(some.length, 'card')} on {counted(sheets.length, 'sheet')}
        </p>
        {cards.length > mostCards && (
          <Notice live={false} title={`The first ${mostCards} of ${cards.length}`}>
            Choose fewer above, and print the others after them.
          </Notice>
        )}
        <Button
          variant="primary"
          icon={<Printer />}
          disabled={sheets.length === 0}
          onClick={() => window.print()}
        >
          Print
        </Button>
        <Notice live={false} title="Print it at its true size">
          Choose “Actual size” or 100% in the print dialog, paper US Letter, and no margins.
        </Notice>
      </Stack>
      {sheets.length > 0 && (
        <Stack>
          <CardSheet
            id={id}
            cards={sheets[shown - 1] ?? []}
            name={`Preview of sheet ${shown} of ${sheets.length}: ${(sheets[shown - 1] ?? []).map(({ label }) => label.large).join(', ')}`}
          />
          <PageTurner page={shown} size={1} total={sheets.length} unit="sheets" onPage={setPage} />
        </Stack>
      )}
      {createPortal(
        <div className={style.printed} aria-hidden="true">
          {sheets.map((sheet, nth) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a sheet is known by its place
            <CardSheet key={nth} id={id} cards={sheet} name="" />
          ))}
        </div>,
        document.body,
      )}
    </div>
  );
}
