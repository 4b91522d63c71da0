import type { Capability } from '@modules/identity/capabilities.schemas';
import { Page, PageHeading, type PageHeadingProps } from '@ui/layout/layout';
import type { ReactNode } from 'react';
import { RequireCapability } from '../require-capability';
import { ConsoleTabs } from './console-tabs';

type ConsoleFrameProps = Pick<PageHeadingProps, 'title' | 'lead' | 'actions'> & {
  readonly capability: Capability;
  readonly children: ReactNode;
};

/** A page of the console: its tabs, its heading, and what only members with the capability see. */
export function ConsoleFrame({ capability, children, ...heading }: ConsoleFrameProps) {
  return (
    <RequireCapability capability={capability}>
      <Page>
        <ConsoleTabs />
        <PageHeading {...heading} />
        {children}
      </Page>
    </RequireCapability>
  );
}
