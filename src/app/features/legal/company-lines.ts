import type { Config } from '#contract/config.ts';
import { legalScreen } from '#app/text/legal/legal-screen.ts';

/** Who runs the service and how to reach it, a sentence each; says so where the server does not tell. */
export function companyLines({ name, id, address }: Config['company'], { email, phone }: Config['contact']): string[] {
  const lines = [
    name === null ? null : legalScreen.company(name),
    id === null ? null : legalScreen.companyId(id),
    address === null ? null : legalScreen.companyAddress(address),
    email === null ? null : legalScreen.email(email),
    phone === null ? null : legalScreen.phone(phone),
  ].filter((line) => line !== null);
  return lines.length > 0 ? lines : [legalScreen.companyUnknown];
}
