import { isOutgoingAddress } from '../platform/outgoing-address.ts';

/** Models behind one OpenAI-compatible address. */
export interface AiSettings {
  /** Up to and without `/chat/completions`, as the provider documents it. */
  baseUrl: string;
  /** Null: the address asks for none, as a model on the own machine. */
  apiKey: string | null;
  /** Reads food texts and chats. */
  textModel: string | null;
  /** Reads photos. */
  visionModel: string | null;
  /** Writes down what was said. */
  speechModel: string | null;
  /** How long each task may take, its second attempt included. */
  timeoutMs: { text: number; photo: number; chat: number; speech: number };
}

type Environment = Readonly<Record<string, string | undefined>>;
type ReadWhole = (name: string, otherwise: number, least: number, most: number) => number;

/** The settings of the models; null where none is set. Adds to `mistakes` what cannot work. */
export function readAiSettings(env: Environment, whole: ReadWhole, mistakes: string[]): AiSettings | null {
  const [baseUrl, apiKey] = [env['AI_BASE_URL'] || null, env['AI_API_KEY'] || null];
  const [textModel, visionModel] = [env['AI_TEXT_MODEL'] || null, env['AI_VISION_MODEL'] || null];
  const speechModel = env['AI_SPEECH_MODEL'] || null;
  const seconds = (name: string, otherwise: number) => 1000 * whole(name, otherwise, 1, 300);
  const timeoutMs = {
    text: seconds('AI_TEXT_SECONDS', 12),
    photo: seconds('AI_PHOTO_SECONDS', 25),
    chat: seconds('AI_CHAT_SECONDS', 30),
    speech: seconds('AI_SPEECH_SECONDS', 30),
  };
  if (baseUrl === null) {
    const lonely = ['AI_API_KEY', 'AI_TEXT_MODEL', 'AI_VISION_MODEL', 'AI_SPEECH_MODEL'].filter((name) => env[name]);
    if (lonely.length > 0)
      mistakes.push(
        `${lonely.join(' and ')} ${lonely.length > 1 ? 'need' : 'needs'} AI_BASE_URL, the address of the models.`,
      );
    return null;
  }
  if (!isOutgoingAddress(baseUrl, { inner: true })) {
    mistakes.push(
      'AI_BASE_URL must be an address like https://models.example/v1, without user name, query or fragment; http only on this machine and in its own network.',
    );
  }
  if (textModel === null && visionModel === null && speechModel === null)
    mistakes.push('AI_BASE_URL needs AI_TEXT_MODEL, AI_VISION_MODEL or AI_SPEECH_MODEL.');
  // It travels in a header; the message must not repeat it.
  if (apiKey !== null && !/^[\x21-\x7e]+$/.test(apiKey))
    mistakes.push('AI_API_KEY must be printable ASCII without spaces.');
  return { baseUrl, apiKey, textModel, visionModel, speechModel, timeoutMs };
}
