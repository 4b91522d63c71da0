import { type ComponentType, lazy, Suspense } from 'react';

/** An overlay whose code loads when it is first shown; `load` loads it earlier, when the user seems to want it. */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Lazy = lazy(async () => ({ default: (await load()) as ComponentType<object> }));
  const Later = (props: Props) => (
    <Suspense>
      <Lazy {...props} />
    </Suspense>
  );
  return Object.assign(Later, { load: () => void load().catch(() => undefined) });
}
