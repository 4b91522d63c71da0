import { usePageTitle } from '@lib/browser/page-title';
import { paths } from '@lib/paths';
import { signOut } from '@lib/session/session';
import { useQueryClient } from '@tanstack/react-query';
import { Page } from '@ui/layout/layout';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import style from './logout-page.module.css';

const REDIRECT_MS = 300;

/** Signs out, says how it went, and goes to the marketplace after 300 ms either way. */
export default function LogoutPage() {
  usePageTitle('Sign out');
  const navigate = useNavigate();
  const queries = useQueryClient();
  const leaving = useRef<Promise<string>>(undefined);
  const [words, setWords] = useState('Signing you out…');

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isHere = true;
    leaving.current ??= signOut(() => void queries.cancelQueries()).then(
      () => 'Signed out. Redirecting…',
      () => 'Sign out failed. Redirecting…',
    );
    void leaving.current.then((outcome) => {
      if (!isHere) return;
      setWords(outcome);
      timer = setTimeout(() => navigate(paths.home, { replace: true }), REDIRECT_MS);
    });
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, [navigate, queries]);

  return (
    <Page width="form">
      <div role="status">
        <h1 className={style.words}>{words}</h1>
      </div>
    </Page>
  );
}
