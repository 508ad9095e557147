import ExternalLink from 'lucide-react/icons/external-link';
import type { AnswerPart, HelpAnswer } from '#app/text/help/answer.ts';
import { helpScreen } from '#app/text/help/help-screen.ts';
import { Icon } from '#app/ui/picture/icon.tsx';
import { LinkButton } from '#app/ui/button/link-button.tsx';
import { ExpenditurePicture } from './expenditure/expenditure-picture.tsx';
import './answer-body.css';

/** What an answer says, and the screen that it leads to. */
export function AnswerBody({ of: { answer, link } }: { of: HelpAnswer }) {
  return (
    <div className="answer-body">
      {answer.map((part) => (
        <Part key={JSON.stringify(part)} part={part} />
      ))}
      {link ? (
        <LinkButton to={link.to} tone="tint">
          {link.label}
        </LinkButton>
      ) : null}
    </div>
  );
}

function Part({ part }: { part: AnswerPart }) {
  if (typeof part === 'string') return <p>{part}</p>;
  if ('picture' in part) return <ExpenditurePicture />;
  if ('steps' in part) {
    return (
      <ol className="answer-steps">
        {part.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    );
  }
  if ('points' in part) {
    return (
      <ul className="answer-points">
        {part.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    );
  }
  return (
    <ul className="answer-sources" aria-label={helpScreen.sources}>
      {part.sources.map(({ name, href }) => (
        <li key={href}>
          <a href={href} target="_blank" rel="noopener noreferrer">
            <Icon of={ExternalLink} size={18} />
            <span>{name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
