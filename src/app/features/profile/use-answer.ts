import { useEffect, useState } from 'react';
import { RemoteError } from '#device/api/remote-error.ts';

/** What a server was asked: its answer, why there is none, or neither while it is on its way. */
interface Asked<Answer> {
  answer: Answer | undefined;
  failure: RemoteError | undefined;
  /** Asks anew; what was answered stays in sight meanwhile. */
  ask: () => void;
}

/** Asks once as soon as `may` is true, and again whenever told to. `question` has to stay the same function. */
export function useAnswer<Answer>(question: () => Promise<Answer>, may: boolean): Asked<Answer> {
  const [round, setRound] = useState(0);
  const [told, setTold] = useState<{ round: number; answer?: Answer; failure?: RemoteError }>();
  const waits = may && told?.round !== round;
  useEffect(() => {
    if (!waits) return undefined;
    let here = true;
    const hear = async () => {
      const heard = await outcomeOf(question);
      if (here)
        setTold((before) => ({ ...(before?.answer !== undefined && { answer: before.answer }), ...heard, round }));
    };
    void hear();
    return () => {
      here = false;
    };
  }, [question, waits, round]);
  return { answer: told?.answer, failure: waits ? undefined : told?.failure, ask: () => setRound(round + 1) };
}

async function outcomeOf<Answer>(
  question: () => Promise<Answer>,
): Promise<{ answer: Answer } | { failure: RemoteError }> {
  try {
    return { answer: await question() };
  } catch (error) {
    if (error instanceof RemoteError) return { failure: error };
    throw error;
  }
}
