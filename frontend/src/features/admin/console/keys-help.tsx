import { Button } from '@ui/actions/button';
import { Switch } from '@ui/forms/switch';
import { Stack } from '@ui/layout/layout';
import { Dialog } from '@ui/overlays/dialog';
import { Keyboard } from 'lucide-react';
import { useState } from 'react';
import style from './keys-help.module.css';
import { useKeys, useKeysSwitch } from './use-keys';

/** A key, and what it does. */
export type KeyWords = readonly (readonly [key: string, words: string])[];

/** The button, or the key "?", that shows the keys of this page. There they can be turned off. */
export function KeysHelp({ keys }: { readonly keys: KeyWords }) {
  const [isOpen, setOpen] = useState(false);
  const [isOn, setOn] = useKeysSwitch();
  useKeys({ '?': () => setOpen(true) });
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      size="small"
      title="Keys on this page"
      trigger={
        <Button variant="quiet" icon={<Keyboard />}>
          Keys
        </Button>
      }
    >
      <Stack>
        <dl className={style.keys}>
          {[...keys, ['?', 'Show these keys'] as const].map(([key, words]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
        <Switch
          label="Single keys"
          hint="They do nothing while you type in a field. Turn them off if you press them by accident."
          checked={isOn}
          onCheckedChange={setOn}
        />
      </Stack>
    </Dialog>
  );
}
