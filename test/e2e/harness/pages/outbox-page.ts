import { expect, type Locator, type Page } from 'playwright/test';
import { outbox } from '#app/text/diary/outbox.ts';

/** The screen that lists what waits, as a person uses it. */
export class OutboxPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Waits until it is on the screen. */
  async shows(): Promise<void> {
    await expect(this.page.getByRole('heading', { name: outbox.title })).toBeVisible();
  }

  /** Waits until it says that everything has been sent. */
  async isEmpty(): Promise<void> {
    await expect(this.page.getByRole('main').getByText(outbox.empty, { exact: true })).toBeVisible();
  }

  /** Asks for sending now until nothing waits; what the engine has sent by itself meanwhile needs no tap. */
  async sendNow(): Promise<void> {
    const button = this.page.getByRole('button', { name: outbox.sendNow });
    await expect(async () => {
      if (await button.isVisible()) await button.click({ timeout: 2_000 });
      await this.isEmpty();
    }).toPass();
  }

  /** An entry by what it is. */
  entry(what: string | RegExp): Locator {
    return this.page.getByRole('listitem').filter({ has: this.page.getByRole('heading', { name: what }) });
  }
}
