/** Sends short messages. */
export interface SmsSender {
  /** Which provider, for the log of the start. */
  readonly name: string;
  /** Hands a text of at most 70 characters to the provider for a Georgian mobile number of nine digits. Throws SmsFailed. */
  send(phone: string, text: string): Promise<void>;
}

/** The provider did not take the message; the message names no number and no text. */
export class SmsFailed extends Error {
  override readonly name = 'SmsFailed';
}
