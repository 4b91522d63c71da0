import { labelQuery } from '@entities/inventory/label.queries';
import { PublicItemView } from '@entities/inventory/public-item';
import { usePageTitle } from '@lib/browser/page-title';
import { paths } from '@lib/paths';
import { useSession } from '@lib/session/session';
import { whatIsWrong } from '@modules/inventory/label/short-code.schemas';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { EmptyPage } from '@ui/feedback/empty';
import { loadedPage } from '@ui/feedback/loaded';
import { Lock, ScanLine } from 'lucide-react';
import { Link, Navigate, useParams } from 'react-router-dom';
import { CodeForm } from './code-form';

/** /q/:code: what a label leads to, for its owner, for members and for guests. */
export default function ScannedLabelPage() {
  const { code = '' } = useParams();
  const wrong = whatIsWrong(code);
  if (wrong) return <NoCode code={code} wrong={wrong} />;
  return <Label key={code} code={code} />;
}

function Label({ code }: { readonly code: string }) {
  const session = useSession();
  const isGuest = session.status === 'signed-out';
  const label = useQuery({ ...labelQuery(code), enabled: session.status !== 'loading' });
  const { data, instead } = loadedPage(label, {
    label: 'Reading the label…',
    shape: 'plate',
    count: 1,
    refused: <NothingHere code={code} isGuest={isGuest} />,
    stale: 'hidden',
  });
  if (!data) return instead;
  switch (data.kind) {
    case 'own-item':
      return <Navigate to={paths.inventoryPart(data.id)} replace />;
    case 'own-location':
      return <Navigate to={paths.place(data.id)} replace />;
    case 'item':
      return <PublicItemView item={data.item} here={paths.scannedLabel(code)} isGuest={isGuest} />;
  }
}

/** An invalid code is detected here, without asking the server. */
function NoCode({ code, wrong }: { readonly code: string; readonly wrong: keyof typeof wrongWords }) {
  usePageTitle('Check the code');
  return (
    <EmptyPage
      title={wrongWords[wrong]}
      visual={<ScanLine aria-hidden="true" />}
      action={<CodeForm start={code} />}
    >
      A code has ten characters, like K7QF3-MWXT6. None of them is 0, 1, 2, 5, 8, B, I, L, O, S, U, V or Z.
    </EmptyPage>
  );
}

const wrongWords = {
  check: 'One character is wrong',
  sign: 'One character is never on a label',
  length: 'The code is not complete',
} as const;

function NothingHere({ code, isGuest }: { readonly code: string; readonly isGuest: boolean }) {
  usePageTitle('Nothing to see here');
  return (
    <EmptyPage
      title="Nothing to see here"
      visual={<Lock aria-hidden="true" />}
      action={
        isGuest ? (
          <Button asChild variant="primary">
            <Link to={paths.login(paths.scannedLabel(code))}>Sign in</Link>
          </Button>
        ) : (
          <Button asChild variant="primary">
            <Link to={paths.home}>Browse listings</Link>
          </Button>
        )
      }
    >
      This label is private, or there is none with this code.
      {isGuest && ' If it is yours, sign in to open it.'}
    </EmptyPage>
  );
}
