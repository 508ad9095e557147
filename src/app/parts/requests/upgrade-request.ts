import { createRequest } from './request.ts';

const upgradeRequest = createRequest<true>();

/** Opens the PRO plans over whatever shows. */
export const openUpgrade = (): void => upgradeRequest.ask(true);

/** The PRO plans were closed. */
export const closeUpgrade = upgradeRequest.close;

/** Whether the PRO plans are asked for. */
export const useUpgradeAsked = (): boolean => upgradeRequest.useAsked() ?? false;
