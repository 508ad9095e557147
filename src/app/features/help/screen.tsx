import { useLocation, useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useConfig } from '#device/session/access/use-config.ts';
import type { HelpGroup } from '#app/text/help/answer.ts';
import { HELP } from '#app/text/help/groups.ts';
import { helpScreen } from '#app/text/help/help-screen.ts';
import { ContactCard } from './parts/contact-card.tsx';
import { HelpField } from './parts/search/help-field.tsx';
import { QuestionList } from './parts/question-list.tsx';
import { SearchResults } from './parts/search/search-results.tsx';
import '#app/ui/layout/narrow-column.css';
import '#app/ui/layout/pill.css';
import './screen.css';

/** Questions and answers, by topic or by search; `/help#id` opens one of them. */
export function Screen() {
  const asked = useLocation({ select: ({ hash }) => hash });
  const navigate = useNavigate();
  const [query, setQuery] = useState('');
  const groups = useAnswered();
  const putAddress = (id: string) =>
    void navigate({ to: '/help', hash: id, replace: true, resetScroll: false, hashScrollIntoView: false });
  const look = (typed: string) => {
    setQuery(typed);
    if (asked !== '') putAddress('');
  };
  return (
    <div className="narrow-column">
      <h1>{helpScreen.title}</h1>
      <HelpField query={query} onQuery={look} />
      {query.trim() === '' ? (
        <>
          <Contents groups={groups} />
          {groups.map(({ id, title, answers }) => (
            <section key={id} className="help-group" aria-labelledby={topicOf(id)}>
              <h2 id={topicOf(id)}>{title}</h2>
              <QuestionList questions={answers} asked={asked} onOpen={putAddress} />
            </section>
          ))}
        </>
      ) : (
        <SearchResults query={query} groups={groups} onLeave={() => look('')} />
      )}
      <ContactCard />
    </div>
  );
}

const topicOf = (id: string) => `topic-${id}`;

function Contents({ groups }: { groups: readonly HelpGroup[] }) {
  return (
    <nav className="pill-strip" aria-label={helpScreen.contents}>
      {groups.map(({ id, title }) => (
        <a key={id} className="pill" href={`#${topicOf(id)}`}>
          {title}
        </a>
      ))}
    </nav>
  );
}

/** What can be answered truly here: no word about what this server cannot do. */
function useAnswered(): HelpGroup[] {
  const { capabilities } = useConfig();
  return useMemo(
    () =>
      HELP.map((group) => ({
        ...group,
        answers: group.answers.filter(({ needs }) => needs === undefined || capabilities[needs]),
      })),
    [capabilities],
  );
}
