import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/** The secret behind the `#` of a message's link, taken out of the address; empty where there is none. */
export function useUndoToken(): string {
  const hash = useLocation({ select: (location) => location.hash });
  const navigate = useNavigate();
  const [token, setToken] = useState(hash);
  if (hash !== '' && hash !== token) setToken(hash);
  useEffect(() => {
    if (hash !== '') void navigate({ to: '/undo', hash: '', replace: true });
  }, [hash, navigate]);
  return token;
}
