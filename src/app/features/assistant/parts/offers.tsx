import { assistant } from '../../../text/assistant.ts';

/** Questions to tap instead of typing. */
export function Offers({ offers, onChoose }: { offers: readonly string[]; onChoose: (question: string) => void }) {
  if (offers.length === 0) return null;
  return (
    <div className="offers" role="group" aria-label={assistant.offers}>
      {offers.map((offer) => (
        <button key={offer} type="button" onClick={() => onChoose(offer)}>
          {offer}
        </button>
      ))}
    </div>
  );
}
