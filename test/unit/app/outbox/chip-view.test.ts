import { expect, test } from 'vitest';
import { chipView } from '#app/features/outbox/chip-view.ts';

const none = { waiting: 0, refused: 0 };

test('all saved needs no number', () => {
  expect(chipView({ state: 'saved', ...none }, true)).toEqual({
    tone: 'saved',
    short: '',
    full: 'ყველაფერი შენახულია',
  });
});

test('offline without entries is calm', () => {
  expect(chipView({ state: 'offline', ...none }, false)).toEqual({
    tone: 'calm',
    short: '',
    full: 'ინტერნეტი არ არის',
  });
});

test('waiting entries are counted, the noun stays singular', () => {
  expect(chipView({ state: 'waiting', waiting: 2, refused: 0 }, true)).toMatchObject({
    short: '2',
    full: '2 ჩანაწერი ელოდება კავშირს',
  });
});

test('offline with entries says both', () => {
  expect(chipView({ state: 'offline', waiting: 3, refused: 0 }, false)).toMatchObject({
    tone: 'waiting',
    short: '3',
    full: 'ინტერნეტი არ არის, 3 ჩანაწერი ელოდება კავშირს',
  });
});

test('a refused entry comes before those that wait', () => {
  expect(chipView({ state: 'refused', waiting: 5, refused: 1 }, true)).toEqual({
    tone: 'danger',
    short: '1',
    full: 'ვერ გაიგზავნა: ნახეთ მიზეზი',
  });
});

test('a server that does not answer is not called a missing network', () => {
  expect(chipView({ state: 'offline', waiting: 1, refused: 0 }, true).full).toBe(
    'სერვერთან კავშირი არ არის, 1 ჩანაწერი ელოდება კავშირს',
  );
});
