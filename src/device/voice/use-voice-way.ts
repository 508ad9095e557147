import { useEffect, useState } from 'react';
import { useUser } from '../diary/hooks/use-user.ts';
import { useConfig } from '../session/access/use-config.ts';
import { canRecord } from './record-voice.ts';
import { recognisesGeorgian } from './recognise-speech.ts';

/** Who writes down what is said: the browser, or the server's model. */
export type VoiceWay = 'browser' | 'server';

/** How speech becomes text on this device; null: in no way, or it is not known yet. `again` asks anew, after a way failed. */
export function useVoiceWay(): { way: VoiceWay | null; again: () => void } {
  const { capabilities } = useConfig();
  const user = useUser();
  // The server asks a model only for people with a proven number.
  const server = capabilities.speech && user?.phoneNumber != null && canRecord();
  const [browser, setBrowser] = useState(false);
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    let gone = false;
    void recognisesGeorgian().then((knows) => gone || setBrowser(knows));
    return () => {
      gone = true;
    };
  }, [asked]);
  return { way: browser ? 'browser' : server ? 'server' : null, again: () => setAsked((count) => count + 1) };
}
