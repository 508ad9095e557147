import { useRef, useState } from 'react';
import type { ChatMessage, UserDietContext } from '#contract/assistant/ai.ts';
import { askAssistant } from '#device/assistant/ask-assistant.ts';
import { keepExchange, newConversationId } from '#device/diary/commands/conversations.ts';
import { refreshPaymentInfo } from '#device/api/account/payment-info.ts';
import { RemoteError } from '#device/api/remote-error.ts';
import type { ExchangeRow } from '#device/diary/schema.ts';
import { textBeginning } from '#domain/georgian/text-beginning.ts';
import { assistant } from '#app/text/diary/assistant.ts';
import { showFailure } from '#app/parts/saving/show-failure.ts';

// asking ─answer→ kept        ─stop, with words on the screen→ kept, as far as it came
//    ↑      └─no answer→ failed ─retry→ asking      ─stop, without→ stopped ─retry→ asking

/** A question whose answer is not kept yet. */
export interface Pending {
  /** The exchange will have this id. */
  id: string;
  question: string;
  soFar: string;
  state: 'asking' | 'failed' | 'stopped';
  /** Why it failed, as a code of the contract. */
  code?: string;
}

/** As many exchanges go along as the contract takes turns. */
const EXCHANGES_TOLD = 8;
/** A turn of the contract holds no more. */
const TURN_CHARS = 4_000;

/** Asks one question at a time. `next`: what the coach offers to ask after its last answer. */
export function useQuestion(talkId: string) {
  const [pending, put] = useState<Pending>();
  const [next, offer] = useState<readonly string[]>([]);
  const asking = useRef<AbortController>(undefined);
  const again = useRef<() => void>(undefined);

  const ask = async (question: string, before: readonly ExchangeRow[], context: UserDietContext): Promise<void> => {
    if (asking.current) return;
    const stopped = new AbortController();
    asking.current = stopped;
    again.current = () => void ask(question, before, context);
    const id = newConversationId();
    let soFar = '';
    put({ id, question, soFar, state: 'asking' });
    offer([]);
    const keep = (response: string, source: 'model' | 'coach') =>
      keepExchange({
        id,
        userMessage: question,
        assistantResponse: response,
        metadata: { conversationId: talkId, source },
      });
    try {
      const answer = await askAssistant(
        [...turnsOf(before), { role: 'user', content: question }],
        context,
        stopped.signal,
        (text) => {
          soFar = text;
          put({ id, question, soFar, state: 'asking' });
        },
      );
      offer(answer.suggestions);
      await keep(answer.response, answer.source);
    } catch (error) {
      if (stopped.signal.aborted && soFar !== '') await keep(soFar, 'model').catch(notKept);
      else if (error instanceof RemoteError) {
        if (error.code === 'premium-required') void refreshPaymentInfo().catch(() => undefined);
        put({ id, question, soFar: '', state: stopped.signal.aborted ? 'stopped' : 'failed', code: error.code });
      } else {
        put({ id, question, soFar: '', state: 'failed' });
        notKept(error);
      }
    } finally {
      asking.current = undefined;
    }
  };
  return { pending, next, ask, stop: () => asking.current?.abort(), retry: () => again.current?.() };
}

const notKept = (error: unknown) => showFailure(error, assistant.notKept);

const turnsOf = (exchanges: readonly ExchangeRow[]): ChatMessage[] =>
  exchanges.slice(-EXCHANGES_TOLD).flatMap(({ userMessage, assistantResponse }): ChatMessage[] => [
    { role: 'user', content: textBeginning(userMessage, TURN_CHARS) },
    { role: 'assistant', content: textBeginning(assistantResponse, TURN_CHARS) },
  ]);
