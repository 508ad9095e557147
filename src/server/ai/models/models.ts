import type { ChatMessage } from '#contract/assistant/ai.ts';
import type { LabelAnswer } from '../label-answer.ts';
import type { PhotoFood, TextFood } from '../model-answer.ts';

/**
 * The models that a person may ask. Each call ends within the time of its task, its second attempt included, or when `client`
 * goes away; it throws `ModelFailed` when there is no usable answer. Answers are of the agreed shape, and nothing more is known of them.
 */
export interface Models {
  foodsInText(text: string, client: AbortSignal): Promise<TextFood[]>;
  /** `hint`: what the person says of the photo; may be empty. */
  foodsOnPhoto(jpeg: Uint8Array, hint: string, client: AbortSignal): Promise<PhotoFood[]>;
  /** The nutrition table on a photo. */
  labelOnPhoto(jpeg: Uint8Array, client: AbortSignal): Promise<LabelAnswer>;
  /** What is said in a recording. */
  wordsIn(recording: Recording, client: AbortSignal): Promise<string>;
  /** The next answer to the messages, knowing `facts`. `onText` hears its pieces as they come. */
  reply(
    messages: readonly ChatMessage[],
    facts: unknown,
    client: AbortSignal,
    onText?: (piece: string) => void,
  ): Promise<string>;
}

/** A recording in one of the containers that browsers make. */
export interface Recording {
  bytes: Uint8Array;
  type: string;
  /** Of the file's name: some servers go by it. */
  extension: string;
}

/** Why a model had no usable answer. The message never repeats what was sent or answered: it goes to the log. */
export class ModelFailed extends Error {
  override readonly name = 'ModelFailed';
}
