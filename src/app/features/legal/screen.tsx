import { useCanGoBack, useNavigate, useRouter } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { PRO_PRICE } from '#domain/pro-price.ts';
import { useConfig } from '#device/session/access/use-config.ts';
import { formatPrice } from '#app/format/number.ts';
import { useActivePath } from '#app/parts/routes/active-path.ts';
import { common } from '#app/text/common.ts';
import { privacyDocument } from '#app/text/legal/privacy.ts';
import { refundDocument } from '#app/text/legal/refund.ts';
import { termsDocument } from '#app/text/legal/terms.ts';
import { IconButton } from '#app/ui/button/icon-button.tsx';
import { LegalLinks } from '#app/ui/layout/legal-links.tsx';
import { DocumentText } from './document-text.tsx';
import { companyLines } from './company-lines.ts';
import './screen.css';

/** The privacy, terms or refund page, as the address says; for everybody, also without a network. */
export function Screen() {
  const { company, contact, processors } = useConfig();
  const path = useActivePath();
  const canGoBack = useCanGoBack();
  const router = useRouter();
  const navigate = useNavigate();
  const back = () => (canGoBack ? router.history.back() : void navigate({ to: '/' }));
  const facts = {
    company: companyLines(company, contact),
    ...processors,
    price: formatPrice(PRO_PRICE.monthTetri / 100),
  };
  return (
    <main className="legal">
      <IconButton icon={ArrowLeft} label={common.back} look="round" onClick={back} />
      <DocumentText document={documentAt(path)(facts)} />
      <LegalLinks />
    </main>
  );
}

function documentAt(path: string) {
  if (path === '/terms') return termsDocument;
  return path === '/refund' ? refundDocument : privacyDocument;
}
