import { messageOf } from '@lib/api/problem';
import { Button } from '@ui/actions/button';
import { ErrorBox } from '@ui/feedback/error-box';
import { toast } from '@ui/feedback/toast-store';
import { Page } from '@ui/layout/layout';
import { Component, type ReactNode } from 'react';

type WithChildren = { readonly children: ReactNode };

/** Shows a Page Error box with the message when a page breaks; the rest of the app stays. */
export function PageBoundary({ children }: WithChildren) {
  return <Boundary fallback={(message) => <PageError message={message} />}>{children}</Boundary>;
}

/** Catches errors of the app's frame. */
export function GlobalBoundary({ children }: WithChildren) {
  return (
    <Boundary fallback={(message) => <PageError title="UI crashed" message={message} />}>{children}</Boundary>
  );
}

/** Hides an overlay that breaks or does not load, and says so in a toast; the page stays. */
export function OverlayBoundary({ children }: WithChildren) {
  return (
    <Boundary fallback={() => null} onError={showLoadFailedToast}>
      {children}
    </Boundary>
  );
}

function showLoadFailedToast() {
  toast({
    title: 'Something did not load',
    description: 'Check your connection, then reload the page.',
    tone: 'problem',
    action: { label: 'Reload the page', onClick: reloadPage },
  });
}

function PageError({ title, message }: { readonly title?: string; readonly message: string }) {
  return (
    <Page width="form">
      <ErrorBox
        {...(title && { title })}
        message={message}
        action={<Button onClick={reloadPage}>Reload the page</Button>}
      />
    </Page>
  );
}

type BoundaryProps = WithChildren & {
  readonly fallback: (message: string) => ReactNode;
  readonly onError?: () => void;
};
type BoundaryState = { readonly error: unknown; readonly hasError: boolean };

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { error: undefined, hasError: false };

  static getDerivedStateFromError = (error: unknown): BoundaryState => ({ error, hasError: true });

  override componentDidCatch() {
    this.props.onError?.();
  }

  override render() {
    const { children, fallback } = this.props;
    return this.state.hasError ? fallback(messageOf(this.state.error)) : children;
  }
}

const reloadPage = () => window.location.reload();
