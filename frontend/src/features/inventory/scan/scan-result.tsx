import type { OfflineItem } from '@entities/inventory/offline/offline-types';
import { paths } from '@lib/paths';
import { Button } from '@ui/actions/button';
import { CircleCheck, CircleX, MapPin, Plus, Undo2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Decided } from './decide-scan';
import style from './scan.module.css';

interface ScanResultProps {
  readonly decided: Decided;
  /** One more of the same item, in a count. */
  readonly onAgain?: ((item: OfflineItem) => void) | undefined;
  readonly onUndo?: (() => void) | undefined;
}

/** The last scan, legible at arm's length: a big sign, the item, and the result. */
export function ScanResult({ decided, onAgain, onUndo }: ScanResultProps) {
  const { kind, title, message } = decided;
  const item = 'item' in decided ? decided.item : undefined;
  const Sign = kind === 'wrong' ? CircleX : kind === 'place' ? MapPin : CircleCheck;
  return (
    <div className={style.result} data-kind={kind}>
      <div className={style.resultWords} role={kind === 'wrong' ? 'alert' : 'status'}>
        <Sign className={style.sign} aria-hidden="true" />
        <p className={style.resultTitle}>{title}</p>
        <p className={style.resultMessage}>{message}</p>
      </div>
      {item && (
        <div className={style.buttons}>
          {onAgain && (
            <Button size="large" icon={<Plus />} onClick={() => onAgain(item)}>
              One more
            </Button>
          )}
          {onUndo && (
            <Button icon={<Undo2 />} onClick={onUndo}>
              Undo
            </Button>
          )}
          <Button variant="quiet" asChild>
            <Link to={paths.inventoryPart(item.id)}>Open it</Link>
          </Button>
        </div>
      )}
    </div>
  );
}
