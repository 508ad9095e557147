import { Link } from '@tanstack/react-router';
import { legalNames } from '#app/text/legal/legal-names.ts';
import './legal-links.css';

/** The ways to the privacy, terms and refund pages. */
export function LegalLinks() {
  return (
    <nav className="legal-links" aria-label={legalNames.documents}>
      <Link to="/privacy">{legalNames.privacy}</Link>
      <Link to="/terms">{legalNames.terms}</Link>
      <Link to="/refund">{legalNames.refund}</Link>
    </nav>
  );
}
