import { Link } from '@tanstack/react-router';
import { legalScreen } from '../text/legal/legal-screen.ts';
import './legal-links.css';

/** The ways to the privacy, terms and refund pages. */
export function LegalLinks() {
  return (
    <nav className="legal-links" aria-label={legalScreen.documents}>
      <Link to="/privacy">{legalScreen.privacy}</Link>
      <Link to="/terms">{legalScreen.terms}</Link>
      <Link to="/refund">{legalScreen.refund}</Link>
    </nav>
  );
}
