import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { LoginMode } from './login-modes';
import style from './login-page.module.css';

/** Links to the other modes. */
export function ModeLinks({ mode }: { readonly mode: LoginMode }) {
  return (
    <div className={style.modes}>
      {mode !== 'signin' && (
        <p>
          Have an account? <To mode="signin">Sign in</To>
        </p>
      )}
      {mode !== 'signup' && (
        <p>
          New here? <To mode="signup">Create account</To>
        </p>
      )}
      {mode !== 'reset' && (
        <p>
          <To mode="reset">Forgot your password?</To>
        </p>
      )}
    </div>
  );
}

/** The same page in another mode; `next` stays. */
function To({ mode, children }: { readonly mode: LoginMode; readonly children: ReactNode }) {
  const [asked] = useSearchParams();
  const search = new URLSearchParams(asked);
  if (mode === 'signin') search.delete('mode');
  else search.set('mode', mode);
  return (
    <Link to={{ search: search.toString() }} replace>
      {children}
    </Link>
  );
}
