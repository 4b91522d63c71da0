import { tab } from '@lib/browser/browser-store';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** The key in a guest's link to a gift, after its `#` or as `key`. It is removed from the address at once, and this tab keeps it, so that the page can be
 *  loaded again; '' without one. */
export function useGiftKey(id: string): string {
  const { hash, search, pathname } = useLocation();
  const navigate = useNavigate();
  const inAddress = hash.slice(1) || (new URLSearchParams(search).get('key') ?? '');
  const [key, setKey] = useState(() => inAddress || (tab.read(slotOf(id)) ?? ''));

  useEffect(() => {
    if (inAddress === '') return;
    setKey(inAddress);
    tab.write(slotOf(id), inAddress);
    navigate({ pathname }, { replace: true });
  }, [inAddress, id, pathname, navigate]);

  return key;
}

/** Keeps the key of a guest's gift in this tab: the page to pay leads back without it.
 *  in  thanks: the address of the gift, with the key */
export function keepGiftKey(id: string, thanks: string): void {
  const key = new URL(thanks, window.location.origin).searchParams.get('key');
  if (key) tab.write(slotOf(id), key);
}

const slotOf = (id: string) => `gift-key:${id}`;
