import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** The token in an e-mail link, after its `#`, which no server sees. It is removed from the address at once; ''
 *  without one. */
export function useLinkToken(): string {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState(hash.slice(1));

  useEffect(() => {
    if (hash === '') return;
    setToken(hash.slice(1));
    navigate({ pathname, search }, { replace: true });
  }, [hash, pathname, search, navigate]);

  return token;
}
