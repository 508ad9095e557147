import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { getSession, setSession } from '../../shell/session.ts';
import { settleSignOut } from '../../shell/sign-out-request.ts';

/** Signs out: clears what the browser keeps about the person and goes to the sign-in screen. */
export function SignOut() {
  const navigate = useNavigate();
  useEffect(() => {
    localStorage.clear();
    sessionStorage.clear();
    setSession({ status: 'signed-out', onboardingEnabled: getSession().onboardingEnabled });
    settleSignOut();
    void navigate({ to: '/login' });
  }, [navigate]);
  return null;
}
