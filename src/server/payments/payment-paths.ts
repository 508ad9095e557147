/** Where banks call back. */
export const CALLBACK_PATH = '/bank/callback';

/** Where the bank sends the person back to; the server decides how it ended, never this address. */
export const RETURN_PATHS = { success: '/dashboard?paySuccess=1', fail: '/dashboard?payFail=1' } as const;
