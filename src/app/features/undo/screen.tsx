import { useState, useEffect } from 'react';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useOnline } from '#device/platform/use-online.ts';
import { takeBackByToken, type ChangeKind } from '#device/api/account/account-changes.ts';
import { RemoteError } from '#device/api/remote-error.ts';
import { accountChanges as words } from '#app/text/account/account-changes.ts';
import { Button } from '#app/ui/button/button.tsx';
import { LinkButton } from '#app/ui/button/link-button.tsx';
import { Logo } from '#app/ui/picture/logo.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { ordinaryFailure } from '#app/parts/sign-in/failure-text.ts';
import './screen.css';

/** Takes a change back by the link of a message, for whoever has the message: it says what comes of the tap, and does it with the tap. */
export function Screen() {
  const token = useUndoToken();
  const online = useOnline();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [undone, setUndone] = useState<ChangeKind>();
  const undo = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      setUndone(await takeBackByToken(token));
    } catch (error) {
      const isOver = error instanceof RemoteError && ['not-found', 'invalid-input'].includes(error.code);
      setFailure(isOver ? words.tooLate : (ordinaryFailure(error) ?? words.notUndone));
    } finally {
      setBusy(false);
    }
  };
  return (
    <main className="undo">
      <Logo size={44} />
      <h1>{words.pageTitle}</h1>
      {undone !== undefined ? (
        <>
          <p role="status">
            {words.backAgain[undone]}. {words.signInAgain}
          </p>
          <LinkButton to="/login" tone="go" wide>
            {words.toSignIn}
          </LinkButton>
        </>
      ) : token === '' ? (
        <Notice tone="danger">{words.pageNoToken}</Notice>
      ) : (
        <>
          <p>{words.pageText}</p>
          {failure === undefined ? null : <Notice tone="danger">{failure}</Notice>}
          {online ? null : <Notice tone="offline">{words.needsNetwork}</Notice>}
          <Button tone="go" wide busy={busy} disabled={!online} onClick={() => void undo()}>
            {words.undo}
          </Button>
        </>
      )}
    </main>
  );
}

/** The secret behind the `#` of a message's link, taken out of the address; empty where there is none. */
function useUndoToken(): string {
  const hash = useLocation({ select: (location) => location.hash });
  const navigate = useNavigate();
  const [token, setToken] = useState(hash);
  if (hash !== '' && hash !== token) setToken(hash);
  useEffect(() => {
    if (hash !== '') void navigate({ to: '/undo', hash: '', replace: true });
  }, [hash, navigate]);
  return token;
}
