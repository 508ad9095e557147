import { useEffect, useState } from 'react';
import { mayOfferPasskey } from '#device/api/sign-in/passkey-offer.ts';

/** Whether a passkey may be offered at the end, known by then. */
export function usePasskeyOffer(): boolean {
  const [may, setMay] = useState(false);
  useEffect(() => {
    let here = true;
    void mayOfferPasskey().then((answer) => here && setMay(answer));
    return () => {
      here = false;
    };
  }, []);
  return may;
}
