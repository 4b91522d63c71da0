import { counted } from '@lib/format';
import { Button } from '@ui/actions/button';
import { Drawer } from '@ui/overlays/drawer';
import type { ReactNode } from 'react';

/** All filters on a phone, open from the start. Its button closes it and says how many listings there are. */
export function FilterDrawer({
  total,
  onClear,
  onClose,
  children,
}: {
  readonly total: number | undefined;
  readonly onClear: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  return (
    <Drawer
      title="Filters"
      open
      onOpenChange={onClose}
      footer={
        <>
          <Button onClick={onClear}>Clear all</Button>
          <Button variant="primary" onClick={onClose}>
            {total === undefined ? 'Show listings' : `Show ${counted(total, 'item')}`}
          </Button>
        </>
      }
    >
      {children}
    </Drawer>
  );
}
