import * as v from 'valibot';
import { chat, ChatMeta, ChatPiece, type ChatMessage, type UserDietContext } from '#contract/assistant/ai.ts';
import { CONTRACT_VERSION, Envelope, HEADER } from '#contract/envelope.ts';
import { askFoods } from '../food/ask-foods.ts';
import { chatBody } from './chat-body.ts';
import { isOnline } from '../platform/online.ts';
import { readEnvelope } from '../api/call-api.ts';
import { fetchGrowing, isNoAnswer } from '../api/fetch-http.ts';
import { readEvents } from '../api/read-events.ts';
import { isOffline, RemoteError } from '../api/remote-error.ts';
import { storedToken } from '../session/session-keys.ts';
import { loseSession } from '../session/leaving/sign-out.ts';

/** What was answered and by whom; `onDevice`: by the built-in coach of this device, as there is no network. */
export interface AssistantAnswer {
  response: string;
  source: 'model' | 'coach';
  onDevice: boolean;
  suggestions: readonly string[];
}

/** Longest wait for a whole answer. */
const TIMEOUT_MS = 60_000;

/**
 * Asks the assistant: the server's, or without a network the built-in coach, from what this device holds. `onText` hears the
 * answer so far while it comes. Rejects with a RemoteError when the server has none, and when `signal` stops it.
 */
export async function askAssistant(
  messages: readonly ChatMessage[],
  context: UserDietContext,
  signal: AbortSignal,
  onText: (soFar: string) => void,
): Promise<AssistantAnswer> {
  if (!isOnline()) return askCoach(messages, context);
  try {
    return await askServer(messages, context, signal, onText);
  } catch (error) {
    if (isOffline(error) && !signal.aborted) return askCoach(messages, context);
    throw error;
  }
}

async function askCoach(messages: readonly ChatMessage[], context: UserDietContext): Promise<AssistantAnswer> {
  const { response, suggestions = [] } = await askFoods((knowledge) => knowledge.coach(messages, context));
  return { response, source: 'coach', onDevice: true, suggestions };
}

async function askServer(
  messages: readonly ChatMessage[],
  userDietContext: UserDietContext,
  signal: AbortSignal,
  onText: (soFar: string) => void,
): Promise<AssistantAnswer> {
  const token = storedToken() ?? '';
  const headers = {
    Accept: 'text/event-stream, application/json',
    'Content-Type': 'application/json',
    [HEADER.contract]: String(CONTRACT_VERSION),
    Authorization: `Bearer ${token}`,
  };
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]);
  const answer = await fetchGrowing({ path: chat.path, headers, body: chatBody(messages, userDietContext) }, inTime);
  if (!answer) throw new RemoteError('offline', 'The server cannot be reached');
  if (answer.status === 401) await loseSession(token);
  const { data, meta } = await envelopeOf(answer, onText);
  const read = [v.safeParse(chat.data, data), v.safeParse(ChatMeta, meta)] as const;
  if (!read[0].success || !read[1].success)
    throw new RemoteError('unreadable', 'The answer does not fit the contract', answer.status);
  return { ...read[0].output, ...read[1].output, onDevice: false };
}

/** The envelope, whether it came whole or after the pieces of the answer. */
async function envelopeOf(answer: Response, onText: (soFar: string) => void): Promise<Envelope> {
  const whole = (body: string) =>
    readEnvelope({ status: answer.status, header: (name) => answer.headers.get(name), body });
  try {
    if (!answer.body || !answer.headers.get('content-type')?.startsWith('text/event-stream'))
      return whole(await answer.text());
    let soFar = '';
    for await (const event of readEvents(answer.body)) {
      const piece = v.safeParse(ChatPiece, event);
      if (!piece.success) return whole(JSON.stringify(event));
      soFar += piece.output.text;
      onText(soFar);
    }
  } catch (error) {
    if (!isNoAnswer(error)) throw error;
  }
  throw new RemoteError('internal', 'The answer broke off', answer.status);
}
