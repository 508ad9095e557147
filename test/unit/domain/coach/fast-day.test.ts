import { describe, expect, test } from 'vitest';
import { answerQuestion } from '#domain/coach/answer-question.ts';
import type { CoachContext } from '#domain/coach/coach-context.ts';
import { CONTEXTS } from './contexts.ts';
import { WHOLE_KNOWLEDGE } from './whole-knowledge.ts';

const said = (content: string, context: CoachContext = CONTEXTS.afternoon): string =>
  answerQuestion([{ role: 'user', content }], context, WHOLE_KNOWLEDGE).response;

describe('a day of fasting', () => {
  test('is said by the calendar of the church, with its season and feast', () => {
    expect(said('დღეს მარხვაა?')).toMatch(/^დღეს ხუთშაბათია, სამარხვოა, თევზი ხსნილია \(შობის მარხვა\)/u);
    expect(said('ხვალ სამარხვო დღეა?')).toMatch(
      /^ხვალ პარასკევია, სამარხვოა, თევზი ხსნილია \(შობის მარხვა, ტაძრად მიყვანება\)/u,
    );
    expect(said('ოთხშაბათს სამარხვოა?')).toMatch(/^ოთხშაბათს, 9 დეკემბერს, სამარხვოა: მცენარეული საკვები ზეთით/u);
    const on = (today: string) => said('დღეს მარხვაა?', { ...CONTEXTS.afternoon, today });
    expect(on('2026-02-04')).toMatch(/^დღეს ოთხშაბათია, ხსნილია, ყველაფერი შეიძლება \(მსგეფსი\)/u);
    expect(on('2026-02-18')).toMatch(/ყველიერია: ხორცის გარდა/u);
    expect(on('2026-04-10')).toMatch(/მკაცრი მარხვაა.*ვნების შვიდეული, დიდი პარასკევი/u);
    expect(on('2026-07-13')).toMatch(/^დღეს ორშაბათია, ხსნილია/u);
  });

  test('and the beginning of the long fasts are told by date', () => {
    expect(said('დიდმარხვა როდისაა')).toMatch(/^დიდი მარხვა იწყება 15 მარტს და მთავრდება 1 მაისს\./u);
    expect(said('აღდგომის მარხვა როდის იწყება')).toMatch(/^დიდი მარხვა იწყება 15 მარტს/u);
    expect(said('მარიამობის მარხვა როდის იწყება')).toMatch(
      /^მარიამობის მარხვა იწყება 14 აგვისტოს და მთავრდება 27 აგვისტოს/u,
    );
    expect(said('შობის მარხვა როდის იწყება')).toMatch(/^შობის მარხვა უკვე დაწყებულია და მთავრდება 6 იანვარს/u);
    expect(said('მარხვა როდის იწყება')).toMatch(/^დიდი მარხვა იწყება 15 მარტს/u);
  });

  test('without a date is said by the rule of the week', () => {
    expect(said('დღეს მარხვაა?', CONTEXTS.nothing)).toMatch(/^ოთხშაბათი და პარასკევი .*ხსნილი კვირეულების გარდა/u);
  });
});
