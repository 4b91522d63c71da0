import { Button } from '@ui/actions/button';
import { useRef } from 'react';

/** Chooses pictures and PDFs. */
export function FilePicker({ onChoose }: { readonly onChoose: (files: readonly File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept="image/jpeg,image/png,image/webp,image/avif,application/pdf"
        aria-label="Files"
        onChange={({ target }) => {
          onChoose([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <Button onClick={() => input.current?.click()}>Add pictures or PDFs</Button>
    </>
  );
}
