/** The roles by which the story finds what it taps, types into and reads. */
export type Role = 'button' | 'checkbox' | 'heading' | 'link' | 'radio' | 'textbox';

/** What a person would look for: the whole name that a screen reader says, or words that it has among others. */
export type Name = string | { words: string };

/** An element of the open page; worth nothing once the page has another one in its place. */
export interface FoundElement {
  /** Presses it where a finger would. */
  click(): Promise<void>;
  /** Takes away what the field holds and types `text` key by key. */
  type(text: string): Promise<void>;
}

/** A whole browser with one open page, whatever protocol it speaks. */
export interface Browser {
  /** Name and version, as the browser tells them. */
  readonly is: string;
  goTo(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Everything with this role and name that the page has now; nothing is waited for. */
  find(role: Role, name: Name): Promise<FoundElement[]>;
  /** The value of a JavaScript expression in the page, a promise's included, as far as JSON can hold it. */
  evaluate(expression: string): Promise<unknown>;
  /** Ends the browser and what was started for it, and removes what they wrote. */
  close(): Promise<void>;
}

/** How to come by a browser. */
export interface BrowserKind {
  name: string;
  /** Debian's packages that bring it. */
  packages: string;
  /** The files that it needs and that are not there; none where it can be opened. */
  missing(): string[];
  open(): Promise<Browser>;
}
