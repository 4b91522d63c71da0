import { messageOf } from '@lib/api/problem';
import { Button } from '@ui/actions/button';
import { ErrorBox } from '@ui/feedback/error-box';
import { toast } from '@ui/feedback/toast-store';
import { Page } from '@ui/layout/layout';
import { Component, type ReactNode } from 'react';

type Boxed = { readonly children: ReactNode };

/** A page that breaks shows a Page Error box with the message; the rest of the app stands. */
export function PageBoundary({ children }: Boxed) {
  return <Boundary instead={(message) => <Broken message={message} />}>{children}</Boundary>;
}

/** When the frame itself breaks. */
export function GlobalBoundary({ children }: Boxed) {
  return (
    <Boundary instead={(message) => <Broken title="UI crashed" message={message} />}>{children}</Boundary>
  );
}

/** What comes over a page and breaks, or does not arrive, leaves the page as it is and a word about it. */
export function OverlayBoundary({ children }: Boxed) {
  return (
    <Boundary instead={() => null} onBroken={tellMissing}>
      {children}
    </Boundary>
  );
}

function tellMissing() {
  toast({
    title: 'Something did not load',
    description: 'Check your connection, then load the page again.',
    tone: 'problem',
    action: { label: 'Load the page again', onClick: loadAgain },
  });
}

function Broken({ title, message }: { readonly title?: string; readonly message: string }) {
  return (
    <Page width="form">
      <ErrorBox
        {...(title && { title })}
        message={message}
        action={<Button onClick={loadAgain}>Load the page again</Button>}
      />
    </Page>
  );
}

type BoundaryProps = Boxed & {
  readonly instead: (message: string) => ReactNode;
  readonly onBroken?: () => void;
};
type BoundaryState = { readonly error: unknown; readonly isBroken: boolean };

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { error: undefined, isBroken: false };

  static getDerivedStateFromError = (error: unknown): BoundaryState => ({ error, isBroken: true });

  override componentDidCatch() {
    this.props.onBroken?.();
  }

  override render() {
    const { children, instead } = this.props;
    return this.state.isBroken ? instead(messageOf(this.state.error)) : children;
  }
}

const loadAgain = () => window.location.reload();
