import * as v from 'valibot';

const OtpCredential = v.object({ code: v.pipe(v.string(), v.regex(/^\d{4}$/)) });

/**
 * The code out of the message itself, where the browser may read it (WebOTP, https://wicg.github.io/web-otp/); null where it may not,
 * or the person says no. Never rejects.
 */
export async function readSmsCode(signal: AbortSignal): Promise<string | null> {
  if (!('OTPCredential' in globalThis)) return null;
  try {
    // The DOM's types do not know this kind of credential yet.
    const options: CredentialRequestOptions & { otp: { transport: string[] } } = {
      otp: { transport: ['sms'] },
      signal,
    };
    const read = v.safeParse(OtpCredential, await navigator.credentials.get(options));
    return read.success ? read.output.code : null;
  } catch {
    return null;
  }
}
