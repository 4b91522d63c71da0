import { type ComponentProps, useEffect, useImperativeHandle, useRef } from 'react';
import { awaitFirstError } from './first-error';
import { leaveOnRelease } from './leave-on-release';

/** A form. When it is refused, by its own check or by the server, the first error comes into view and takes the focus. */
export function Form({ onSubmit, ref, ...rest }: ComponentProps<'form'>) {
  const form = useRef<HTMLFormElement>(null);
  useImperativeHandle(ref, () => form.current as HTMLFormElement);
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);
  useEffect(() => (form.current ? leaveOnRelease(form.current) : undefined), []);
  return (
    <form
      {...rest}
      ref={form}
      onSubmit={(event) => {
        stop.current?.();
        stop.current = awaitFirstError(event.currentTarget);
        onSubmit?.(event);
      }}
    />
  );
}
