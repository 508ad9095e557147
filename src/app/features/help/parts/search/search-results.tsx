import SearchX from 'lucide-react/icons/search-x';
import { useDeferredValue, useMemo } from 'react';
import { formatNumber } from '#app/format/number.ts';
import type { HelpGroup } from '#app/text/help/answer.ts';
import { helpScreen } from '#app/text/help/help-screen.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { LinkButton } from '#app/ui/button/link-button.tsx';
import { VisuallyHidden } from '#app/ui/layout/visually-hidden.tsx';
import { createHelpSearch } from '#app/features/help/help-search.ts';
import { QuestionList } from '../question-list.tsx';
import './search-results.css';

interface SearchResultsProps {
  query: string;
  groups: readonly HelpGroup[];
  /** Back to all questions. */
  onLeave: () => void;
}

/** What answers the query, or a way on when nothing does. */
export function SearchResults({ query, groups, onLeave }: SearchResultsProps) {
  const search = useMemo(() => createHelpSearch(groups.flatMap(({ answers }) => answers)), [groups]);
  const settled = useDeferredValue(query);
  const found = useMemo(() => search.search(settled), [search, settled]);
  return (
    <>
      <p className="search-results-count" role="status">
        {found.length > 0 ? (
          helpScreen.found(formatNumber(found.length))
        ) : (
          <VisuallyHidden>{helpScreen.nothing}</VisuallyHidden>
        )}
      </p>
      {found.length > 0 ? (
        <QuestionList questions={found} />
      ) : (
        <Card>
          <EmptyState
            icon={SearchX}
            title={helpScreen.nothing}
            text={helpScreen.nothingText}
            action={
              <div className="search-results-ways">
                <LinkButton to="/assistant" tone="tint">
                  {helpScreen.askAssistant}
                </LinkButton>
                <Button onClick={onLeave}>{helpScreen.allQuestions}</Button>
              </div>
            }
          />
        </Card>
      )}
    </>
  );
}
