import { useCanGoBack, useNavigate, useRouter } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { PRO_PRICE } from '#domain/payment/pro-price.ts';
import { useConfig } from '#device/session/access/use-config.ts';
import type { Config } from '#contract/config.ts';
import { FIRST_DAY } from '#domain/diary/diary-day.ts';
import { formatPrice, formatNumber } from '#app/format/number.ts';
import { useActivePath } from '#app/parts/routes/active-path.ts';
import { common } from '#app/text/common.ts';
import { privacyDocument } from '#app/text/legal/privacy.ts';
import { refundDocument } from '#app/text/legal/refund.ts';
import { termsDocument } from '#app/text/legal/terms.ts';
import { IconButton } from '#app/ui/button/icon-button.tsx';
import { LegalLinks } from '#app/ui/layout/legal-links.tsx';
import { legalScreen } from '#app/text/legal/legal-screen.ts';
import { formatDay } from '#app/format/day.ts';
import type { LegalDocument, LegalSection } from '#app/text/legal/legal-document.ts';
import { Card } from '#app/ui/layout/card.tsx';
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

/** Who runs the service and how to reach it, a sentence each; says so where the server does not tell. */
function companyLines({ name, id, address }: Config['company'], { email, phone }: Config['contact']): string[] {
  const lines = [
    name === null ? null : legalScreen.company(name),
    id === null ? null : legalScreen.companyId(id),
    address === null ? null : legalScreen.companyAddress(address),
    email === null ? null : legalScreen.email(email),
    phone === null ? null : legalScreen.phone(phone),
  ].filter((line) => line !== null);
  return lines.length > 0 ? lines : [legalScreen.companyUnknown];
}

/** A document from its title to its last section, with its version on top. */
function DocumentText({ document: { title, version, from, intro, sections } }: { document: LegalDocument }) {
  return (
    <>
      <div className="legal-head">
        <h1>{title}</h1>
        <p className="legal-version">{legalScreen.version(formatNumber(version), formatDay(from, FIRST_DAY))}</p>
        <p>{intro}</p>
      </div>
      {sections.map((section) => (
        <Card key={section.title} title={section.title}>
          <SectionText section={section} />
        </Card>
      ))}
    </>
  );
}

function SectionText({ section: { text, points = [], more = [] } }: { section: LegalSection }) {
  return (
    <>
      {text.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {points.length > 0 ? (
        <ul>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      ) : null}
      {more.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </>
  );
}
