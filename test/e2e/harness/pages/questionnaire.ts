import { expect, type Locator, type Page } from 'playwright/test';
import type { ActivityLevel, Gender, WeightGoal } from '#domain/body/body.ts';
import { hasTargetWeight, type OnboardingStep } from '#domain/body/onboarding.ts';
import { common } from '#app/text/common.ts';
import { consent } from '#app/text/account/consent.ts';
import { onboarding } from '#app/text/sign-in/onboarding.ts';

/** What is answered, as it is typed; a step that is left out keeps what it suggests. */
export interface TypedAnswers {
  gender?: Gender;
  age?: string;
  height?: string;
  weight?: string;
  goal?: WeightGoal;
  targetWeight?: string;
  activityLevel?: ActivityLevel;
}

/** Making the plan takes at least three seconds, and on a busy machine longer. */
const PLAN_MS = 20_000;

/** The questionnaire as a stranger answers it. */
export class Questionnaire {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Opens the questionnaire at a step. */
  async open(step: OnboardingStep = 'welcome'): Promise<void> {
    await this.page.goto(`/onboarding/${step}`);
    await this.isAt(step);
  }

  /** Waits until a step shows. */
  async isAt(step: OnboardingStep): Promise<void> {
    await expect(this.page).toHaveURL(new RegExp(`/onboarding/${step}$`));
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible();
  }

  /** "3 / 11". */
  get count(): Locator {
    return this.page.locator('.step-progress-count');
  }

  get back(): Locator {
    return this.page.getByRole('button', { name: common.back });
  }

  get create(): Locator {
    return this.page.getByRole('button', { name: onboarding.features.create });
  }

  /** Leads on from whatever step shows. */
  async next(): Promise<void> {
    await this.page.getByRole('button', { name: common.next, exact: true }).click();
  }

  /** The consent to health data, without which nobody goes on. */
  get consent(): Locator {
    return this.page.getByRole('checkbox', { name: consent.sentence });
  }

  async start(): Promise<void> {
    await this.consent.check();
    await this.page.getByRole('link', { name: onboarding.welcome.start, exact: true }).click();
    await this.isAt('gender');
  }

  /** Chooses one of a step's cards. */
  async choose(label: string): Promise<void> {
    await this.page.getByRole('radio', { name: label }).check();
  }

  /** Types the number of the step that shows. */
  async type(label: string, text: string | undefined): Promise<void> {
    if (text !== undefined) await this.page.getByRole('textbox', { name: label }).fill(text);
  }

  /** From the welcome to the last step before the plan is made, by hand. */
  async answer(answers: TypedAnswers = {}): Promise<void> {
    const { gender, age, height, weight, goal = 'lose-weight', targetWeight, activityLevel } = answers;
    const { numbers } = onboarding;
    await this.start();
    if (gender) await this.choose(onboarding.gender.choices[gender]);
    await this.next();
    await this.isAt('age');
    await this.type(numbers.age.label, age);
    await this.next();
    await this.isAt('height');
    await this.type(numbers.height.label, height);
    await this.next();
    await this.isAt('weight');
    await this.type(numbers.weight.label, weight);
    await this.next();
    await this.isAt('goal');
    await this.choose(onboarding.goal.choices[goal].label);
    await this.next();
    if (hasTargetWeight(goal)) {
      await this.isAt('target-weight');
      await this.type(numbers.targetWeight.label, targetWeight);
      await this.next();
    }
    await this.isAt('activity-level');
    if (activityLevel) await this.choose(onboarding.activity.choices[activityLevel].label);
    await this.next();
    await this.isAt('summary');
    await this.page.getByRole('button', { name: common.proceed }).click();
    await this.isAt('features');
  }

  /** Lets the plan be made and waits for the success. */
  async makePlan(): Promise<void> {
    await this.create.click();
    await this.isMade();
  }

  /** Waits for the success. */
  async isMade(): Promise<void> {
    await expect(this.page.getByRole('heading', { name: onboarding.success.title })).toBeVisible({ timeout: PLAN_MS });
  }

  /** From the success to the diary. */
  async openDiary(): Promise<void> {
    await this.page.getByRole('button', { name: onboarding.success.open }).click();
    await expect(this.page).toHaveURL(/\/dashboard$/);
  }
}
