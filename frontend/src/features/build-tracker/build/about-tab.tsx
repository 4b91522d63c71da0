import type { BuildTabProps } from './build-tab-props';

/** What it is, and how far it is. */
export function AboutTab({ build }: BuildTabProps) {
  return <p>{build.about}</p>;
}
