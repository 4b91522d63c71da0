import { type ReactNode, useState } from 'react';
import { Button, type ButtonProps } from '../actions/button';
import { later } from './later';

const Confirm = later(() => import('./dialog').then((dialog) => dialog.Confirm));

export type ConfirmButtonProps = Omit<ButtonProps, 'onClick' | 'title'> & {
  /** The question. */
  readonly title: string;
  /** What follows, in one sentence or two. */
  readonly description: ReactNode;
  /** The verb: "Delete it". */
  readonly action: string;
  readonly onConfirm: () => void;
};

/** A button for what cannot be undone: it asks first, and says what follows. */
export function ConfirmButton({ title, description, action, onConfirm, ...button }: ConfirmButtonProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button {...button} onClick={() => setAsking(true)} />
      {isAsking && (
        <Confirm
          open
          onOpenChange={setAsking}
          title={title}
          description={description}
          action={action}
          danger
          onConfirm={() => {
            setAsking(false);
            onConfirm();
          }}
        />
      )}
    </>
  );
}
