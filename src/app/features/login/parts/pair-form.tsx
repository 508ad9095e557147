import { useRef, useState, type FormEvent } from 'react';
import { useOnline } from '#device/platform/use-online.ts';
import { claimPairing, type Claim } from '#device/api/account/pairing.ts';
import { RemoteError } from '#device/api/remote-error.ts';
import { formatPairingCode, normalisePairingCode } from '#domain/account/pairing.ts';
import { login } from '#app/text/sign-in/login.ts';
import { pairing as words } from '#app/text/sign-in/pairing.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Field } from '#app/ui/field/field.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { ordinaryFailure } from '#app/parts/sign-in/failure-text.ts';
import { TextInput } from '#app/ui/field/text-input.tsx';
import { PairWaiting } from './pair-waiting.tsx';
import '#app/parts/sign-in/steps.css';
import './pair-form.css';

// symbols ─right→ waiting ─let in→ (the session begins)
//    ↑                └─refused, over, cancelled─┐
//    └──────────────────────────────────────────┘

/** Signing in with the symbols that another device shows, once it lets this one in. Symbols that came with the address wait for the person's tap. */
export function PairForm({ code: given }: { code: string }) {
  const online = useOnline();
  const input = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState(given === '' ? '' : formatPairingCode(given));
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [claim, setClaim] = useState<Claim>();
  const refuse = (why: string) => {
    setFailure(why);
    input.current?.focus();
  };
  const enter = async (symbols: string) => {
    setBusy(true);
    setFailure(undefined);
    try {
      const claimed = await claimPairing(symbols);
      if (claimed !== 'in') setClaim(claimed);
    } catch (error) {
      const isRefused = error instanceof RemoteError && error.code === 'unauthenticated';
      refuse(isRefused ? words.wrong : (ordinaryFailure(error) ?? login.failed));
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy || !online) return;
    const symbols = normalisePairingCode(code);
    if (symbols === null) refuse(words.wrongShape);
    else void enter(symbols);
  };
  const end = (why?: string) => {
    setClaim(undefined);
    setCode('');
    setFailure(why);
  };
  if (claim) return <PairWaiting claim={claim} onEnd={end} />;
  return (
    <form className="sign-in-step" onSubmit={submit} noValidate>
      <p className="sign-in-note">{words.text}</p>
      <Field label={words.field} hint={words.hint} error={failure}>
        <TextInput
          ref={input}
          value={code}
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          maxLength={24}
          onChange={(event) => {
            setCode(event.target.value);
            setFailure(undefined);
          }}
        />
      </Field>
      {online ? null : <Notice tone="offline">{login.needsNetwork}</Notice>}
      <Button type="submit" tone="go" wide busy={busy} disabled={!online}>
        {login.signIn}
      </Button>
    </form>
  );
}
