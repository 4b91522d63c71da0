import { messageOf } from '@lib/problem';
import { Button } from '@ui/button';
import { ErrorBox } from '@ui/error-box';
import { Page } from '@ui/layout';
import { Component, type ReactNode } from 'react';

type Boxed = { readonly children: ReactNode };
type Broken = { readonly error: unknown; readonly isBroken: boolean };

/** A page that breaks shows a Page Error box with the message; the rest of the app stands. */
export class PageBoundary extends Component<Boxed, Broken> {
  override state: Broken = { error: undefined, isBroken: false };

  static getDerivedStateFromError = (error: unknown): Broken => ({ error, isBroken: true });

  override render() {
    if (!this.state.isBroken) return this.props.children;
    return (
      <Page width="form">
        <ErrorBox message={messageOf(this.state.error)} action={<LoadAgain />} />
      </Page>
    );
  }
}

/** When the frame itself breaks. */
export class GlobalBoundary extends Component<Boxed, Broken> {
  override state: Broken = { error: undefined, isBroken: false };

  static getDerivedStateFromError = (error: unknown): Broken => ({ error, isBroken: true });

  override render() {
    if (!this.state.isBroken) return this.props.children;
    return (
      <Page width="form">
        <ErrorBox title="UI crashed" message={messageOf(this.state.error)} action={<LoadAgain />} />
      </Page>
    );
  }
}

function LoadAgain() {
  return <Button onClick={() => window.location.reload()}>Load the page again</Button>;
}
