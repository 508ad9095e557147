import ChartColumn from 'lucide-react/icons/chart-column';
import type { DiaryDay } from '#domain/diary/diary-day.ts';
import type { Period } from '#domain/diary/history/period.ts';
import { history } from '#app/text/diary/history.ts';
import { Card } from '#app/ui/layout/card.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { LinkButton } from '#app/ui/button/link-button.tsx';

/** A period without a dish, and the way to add one to its last day. */
export function EmptyCard({ period: { span, to }, today }: { period: Period; today: DiaryDay }) {
  return (
    <Card>
      <EmptyState
        icon={ChartColumn}
        title={history.empty[span]}
        text={history.emptyText}
        action={
          <LinkButton to="/dashboard" search={{ add: 'meal', ...(to < today && { day: to }) }} tone="tint">
            {history.addMeal}
          </LinkButton>
        }
      />
    </Card>
  );
}
