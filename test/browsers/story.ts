import assert from 'node:assert/strict';
import { addMealWords } from '#app/text/food/add-meal.ts';
import { common } from '#app/text/common.ts';
import { consent } from '#app/text/account/consent.ts';
import { foodTextWords } from '#app/text/food/food-review.ts';
import { dish } from '#app/text/food/meal.ts';
import { mealWords } from '#app/text/food/meal-names.ts';
import { onboarding } from '#app/text/sign-in/onboarding.ts';
import { registration } from '#app/text/sign-in/registration.ts';
import { formatCount, formatKcal } from '#app/format/number.ts';
import { ServerTruth } from '../e2e/harness/server-truth.ts';
import type { Browser, FoundElement, Name, Role } from './browser.ts';
import type { Product } from './product.ts';
import { until } from './until.ts';
import { syncChip } from '#app/text/sync-chip.ts';

const SENTENCE = 'ორი კვერცხი, ნაჭერი შოთის პური და მაწონი';
/** What becomes of the sentence. */
const BREAKFAST = 'მოხარშული კვერცხი, შოთი, მაწონი';
const FOODS = formatCount(3, foodTextWords.food);
const BREAKFAST_KCAL = formatKcal(386);
const LUNCH = 'ლობიო ქოთანში';

/**
 * The main story: a stranger answers the questionnaire, logs a sentence, loses the server, reloads, logs another dish, and once the
 * server is back it has both entries, each once. Throws where the browser or the server has it otherwise; `tell` hears of every step.
 */
export async function mainStory(browser: Browser, product: Product, tell: (step: string) => void): Promise<void> {
  const person = new Person(browser);
  await browser.goTo(product.origin);
  await answerQuestions(person);
  tell('the questionnaire is answered');

  await person.sees('button', mealWords.breakfast.add);
  await until('the service worker that serves the page', async () => {
    const serves = await browser.evaluate(
      'navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)',
    );
    return serves === true || undefined;
  });
  // Asked by itself; it would come in between.
  await person.clicks('button', registration.later);
  await person.clicks('button', mealWords.breakfast.add);
  await person.clicks('button', { words: addMealWords.modes.text.name });
  await person.types(foodTextWords.describe, SENTENCE);
  await person.reads(foodTextWords.seen(FOODS, BREAKFAST_KCAL));
  await person.clicks('button', foodTextWords.count);
  await person.clicks('button', dish.addToDiary);
  await person.sees('button', { words: BREAKFAST });
  await person.sees('link', syncChip.saved);
  tell('a sentence is a dish of the diary');

  await product.goes();
  await browser.reload();
  await person.sees('button', { words: BREAKFAST });
  tell('without a server a reload shows the diary');

  await person.clicks('button', mealWords.lunch.add);
  await person.clicks('button', { words: addMealWords.modes.manual.name });
  await person.types(dish.name, LUNCH);
  await person.types(dish.calories, '350');
  await person.clicks('button', dish.addToDiary);
  await person.sees('button', { words: LUNCH });
  await person.sees('link', syncChip.cutOff(syncChip.unreachable, '1'));
  await browser.reload();
  await person.sees('button', { words: LUNCH });
  tell('without a server another dish is logged and kept over a reload');

  await product.comesBack();
  const truth = new ServerTruth(product.origin, String(await browser.evaluate("localStorage.getItem('auth_token')")));
  // Right after a reload the page says nothing of what is on its way: the server is asked.
  await until('both dishes on the server', async () => (await truth.titles()).length > 1 || undefined);
  await person.sees('link', syncChip.saved);
  assert.deepEqual((await truth.titles()).toSorted(), [BREAKFAST, LUNCH].toSorted(), 'what the server holds');
  tell('the server is back and has each dish once');
}

/** From the welcome into the diary; what is not answered keeps what is suggested. */
async function answerQuestions(person: Person): Promise<void> {
  const { welcome, gender, numbers, goal, activity, summary, features, success } = onboarding;
  await person.sees('heading', welcome.title);
  await person.clicks('checkbox', consent.sentence);
  await person.clicks('link', welcome.start);
  await person.sees('heading', gender.title);
  await person.clicks('radio', gender.choices.male);
  await person.clicks('button', common.next);
  await person.sees('heading', numbers.age.title);
  await person.types(numbers.age.label, '31');
  for (const title of [
    numbers.height.title,
    numbers.weight.title,
    goal.title,
    numbers.targetWeight.title,
    activity.title,
    summary.title,
  ]) {
    await person.clicks('button', common.next);
    await person.sees('heading', title);
  }
  await person.clicks('button', common.proceed);
  await person.sees('heading', features.title);
  await person.clicks('button', features.create);
  await person.sees('heading', success.title);
  await person.clicks('button', success.open);
}

/** Somebody in front of a browser: waits for what shows, and finds it by its role and its Georgian name. */
class Person {
  readonly #browser: Browser;

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** Waits until there is such a thing on the page. */
  async sees(role: Role, name: Name): Promise<void> {
    await this.#first(role, name, async () => undefined);
  }

  /** Waits until these words stand somewhere on the page, said or shown. */
  async reads(words: string): Promise<void> {
    // Not innerText: a browser may leave out what is below the fold.
    const holds = `document.body.textContent.includes(${JSON.stringify(words)})`;
    await until(`"${words}"`, async () => (await this.#browser.evaluate(holds)) === true || undefined);
  }

  /** Waits for it and presses it. */
  async clicks(role: Role, name: Name): Promise<void> {
    await this.#first(role, name, (found) => found.click());
  }

  /** Waits for a field and writes into it, in place of what it held. */
  async types(name: string, text: string): Promise<void> {
    await this.#first('textbox', name, (found) => found.type(text));
  }

  async #first(role: Role, name: Name, act: (found: FoundElement) => Promise<void>): Promise<void> {
    const said = typeof name === 'string' ? name : `… ${name.words} …`;
    await until(`${role} "${said}"`, async () => {
      const [found] = await this.#browser.find(role, name);
      if (!found) return undefined;
      await act(found);
      return true;
    });
  }
}
