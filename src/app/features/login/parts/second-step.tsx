import type { SecondFactorWanted } from '#contract/account/second-factor.ts';
import { secondFactor as words } from '#app/text/sign-in/second-factor.ts';
import { SecondFactorStep } from '#app/parts/sign-in/second-factor-step.tsx';

/** The second step, on the page of the first one. */
export function SecondStep({ wanted, onBack }: { wanted: SecondFactorWanted; onBack: () => void }) {
  return (
    <section className="login-form" aria-label={words.step}>
      <h2>{words.step}</h2>
      <SecondFactorStep key={wanted.ticket} wanted={wanted} onBack={onBack} />
    </section>
  );
}
