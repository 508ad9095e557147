import { FIRST_DAY } from '#domain/diary-day.ts';
import { formatDay } from '#app/format/day.ts';
import { formatNumber } from '#app/format/number.ts';
import type { LegalDocument, LegalSection } from '#app/text/legal/legal-document.ts';
import { legalScreen } from '#app/text/legal/legal-screen.ts';
import { Card } from '#app/ui/layout/card.tsx';

/** A document from its title to its last section, with its version on top. */
export function DocumentText({ document: { title, version, from, intro, sections } }: { document: LegalDocument }) {
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
