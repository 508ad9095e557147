import { assistant } from '#app/text/diary/assistant.ts';
import '#app/ui/layout/pill.css';

/** Questions to tap instead of typing. */
export function Offers({ offers, onChoose }: { offers: readonly string[]; onChoose: (question: string) => void }) {
  if (offers.length === 0) return null;
  return (
    <div className="pill-strip" role="group" aria-label={assistant.offers}>
      {offers.map((offer) => (
        <button key={offer} type="button" className="pill" onClick={() => onChoose(offer)}>
          {offer}
        </button>
      ))}
    </div>
  );
}
