import type { ComponentType } from 'react';

/** What features put into the shell; `signed-in.tsx` names them, so that the shell imports no feature. */
export interface ShellSlots {
  /** The state of saving, in the header; it leads to the outbox. */
  SyncChip: ComponentType;
  /** Stands over every screen when it has something to say, such as that the app has grown too old. */
  Notices: ComponentType;
  /** Mounted while a sign-out is under way; it calls `closeSignOut` at its end. */
  SignOut: ComponentType;
  /** The PRO plans; mounted from the first time they are asked for. */
  Upgrade: ComponentType;
  /** The registration and what follows a sign-in; it comes by itself when it has something to ask. */
  Account: ComponentType;
  /** How a payment ended; mounted from the moment the bank has sent the person back. */
  PaymentResult: ComponentType;
}
