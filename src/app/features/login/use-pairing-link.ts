import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { normalisePairingCode } from '#domain/pairing.ts';

/** The symbols behind `#pair=` with which a QR opened the page, taken out of the address; empty where there are none. */
export function usePairingLink(): string {
  const hash = useLocation({ select: (location) => location.hash });
  const navigate = useNavigate();
  const linked = hash.startsWith('pair=') ? normalisePairingCode(hash.slice('pair='.length)) : null;
  const [code, setCode] = useState(linked ?? '');
  if (linked !== null && linked !== code) setCode(linked);
  useEffect(() => {
    if (linked !== null) void navigate({ to: '/login', hash: '', replace: true });
  }, [linked, navigate]);
  return code;
}
