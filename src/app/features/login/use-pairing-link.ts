import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/** The six digits behind `#pair=` with which a QR opened the page, taken out of the address; empty where there are none. */
export function usePairingLink(): string {
  const hash = useLocation({ select: (location) => location.hash });
  const navigate = useNavigate();
  const linked = /^pair=(\d{6})$/.exec(hash)?.[1];
  const [code, setCode] = useState(linked ?? '');
  if (linked !== undefined && linked !== code) setCode(linked);
  useEffect(() => {
    if (linked !== undefined) void navigate({ to: '/login', hash: '', replace: true });
  }, [linked, navigate]);
  return code;
}
