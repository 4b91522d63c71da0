import { useDownload } from '@entities/download.mutations';
import { CodeImage } from '@entities/inventory/code-image';
import { dayText } from '@entities/inventory/inventory-labels';
import { useRevokeShareLink } from '@entities/inventory/share-link.mutations';
import { ShareOnWall } from '@entities/sharing/share-on-wall';
import { download } from '@lib/api/download';
import { messageOf } from '@lib/api/problem';
import { counted, dayIn, figure } from '@lib/format';
import { printSign, type ShareLinkView } from '@modules/inventory/share-link/share-links.contract';
import { quoted } from '@modules/kernel/text/quoted.rules';
import { Button } from '@ui/actions/button';
import { ShareButton } from '@ui/actions/share-button';
import { Badge } from '@ui/data/badge';
import { Facts } from '@ui/data/card';
import { useToast } from '@ui/feedback/use-toast';
import { Fold } from '@ui/layout/fold';
import { Panel } from '@ui/layout/panel';
import { DialogForm } from '@ui/overlays/dialog-form';
import { Eye, Link2Off, Printer } from 'lucide-react';
import { useState } from 'react';
import style from './share.module.css';

/** One link: what it shows, how often it was opened, and its owner's actions. */
export function ShareLinkPanel({ link }: { readonly link: ShareLinkView }) {
  const { title, status, address, days } = link;
  return (
    <Panel title={title} actions={status !== 'active' && <Badge>{endLabels[status]}</Badge>}>
      <div className={style.link}>
        <div className={style.words}>
          <Facts facts={factsOf(link)} />
          {status === 'active' && (
            <>
              <a className={style.address} href={address}>
                {address.replace(/^https?:\/\//, '')}
              </a>
              <Actions link={link} />
            </>
          )}
          {days.length > 0 && (
            <Fold title="Opened, by day">
              <ul role="list" className={style.days}>
                {days.map(({ day, scans }) => (
                  <li key={day}>
                    <span>{dayText(day)}</span>
                    <span>{scans}</span>
                  </li>
                ))}
              </ul>
            </Fold>
          )}
        </div>
        {status === 'active' && (
          <CodeImage className={style.code} content={address} label={`Code of the link ${quoted(title)}`} />
        )}
      </div>
    </Panel>
  );
}

function Actions({ link: { id, title, address } }: { readonly link: ShareLinkView }) {
  const { toast } = useToast();
  const sign = useDownload(
    () => download(printSign, undefined, { id }),
    () => 'table-sign.pdf',
    (error) => toast({ title: messageOf(error), tone: 'problem' }),
  );
  return (
    <div className={style.actions}>
      <Button size="small" icon={<Printer />} busy={sign.isPending} onClick={() => sign.mutate()}>
        Sign for the table
      </Button>
      <ShareButton title={title} path={address} />
      <ShareOnWall kind="share-link" id={id} title={title} />
      <Button size="small" asChild icon={<Eye />}>
        <a href={address}>View it</a>
      </Button>
      <Revoke id={id} />
    </div>
  );
}

function Revoke({ id }: { readonly id: string }) {
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending, error } = useRevokeShareLink();
  const revoke = () =>
    mutate(id, {
      onSuccess: () => setAsking(false),
    });
  return (
    <>
      <Button size="small" variant="quiet" icon={<Link2Off />} onClick={() => setAsking(true)}>
        Revoke
      </Button>
      {isAsking && (
        <DialogForm
          title="Revoke this link?"
          description="The link stops working, and so does a sign with its code. You cannot undo this."
          action="Revoke it"
          danger
          busy={isPending}
          problem={error && messageOf(error)}
          onSubmit={revoke}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

function factsOf({ scope, of, status, items, scans, endsAt, showPrices, showPlaces }: ShareLinkView) {
  const what = { all: 'All that is public', location: of, tag: `Tag ${quoted(of)}`, items: 'Selected items' }[
    scope
  ];
  return [
    what,
    status === 'active' && counted(items, 'item'),
    showPrices ? 'with prices' : 'without prices',
    showPlaces && 'with places',
    scans === 0 ? 'not opened yet' : scans === 1 ? 'opened once' : `opened ${figure(scans)} times`,
    endsAt !== null && `until ${dayIn(endsAt)}`,
  ];
}

const endLabels = { ended: 'Ended', revoked: 'Revoked', closed: 'Closed by our staff' } as const;
