import { type ComponentProps, useEffect, useRef } from 'react';
import { awaitFirstError } from './first-error';

/** A form. When it is refused, by its own check or by the server, the first error comes into view and takes the focus. */
export function Form({ onSubmit, ...rest }: ComponentProps<'form'>) {
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);
  return (
    <form
      {...rest}
      onSubmit={(event) => {
        stop.current?.();
        stop.current = awaitFirstError(event.currentTarget);
        onSubmit?.(event);
      }}
    />
  );
}
