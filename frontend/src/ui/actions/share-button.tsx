import { Share2 } from 'lucide-react';
import { useToast } from '../feedback/use-toast';
import { Button } from './button';

export type ShareButtonProps = {
  /** What is shared: the title of a listing, the name of a seller. */
  readonly title: string;
  /** Its address within the app. */
  readonly path: string;
};

/** Shares the address with the device's share sheet, or copies it. */
export function ShareButton({ title, path }: ShareButtonProps) {
  const { toast } = useToast();
  const share = async () => {
    const url = new URL(path, window.location.origin).href;
    if (typeof navigator.share === 'function') {
      await navigator.share({ title, url }).catch(() => undefined);
      return;
    }
    const copied = await copy(url);
    toast(copied ? { title: 'Link copied', tone: 'good' } : { title: 'Copy this link', description: url });
  };
  return (
    <Button size="small" icon={<Share2 />} onClick={() => void share()}>
      Share
    </Button>
  );
}

/** False where the browser does not let a page write to the clipboard. */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
